public import AdaptiveKit
public import Devices
public import Foundation
public import Typography

/// What an interface hears, in order, while its window turns, is resized, or goes to the background.
public struct TransitionTrace: Sendable {
    /// One thing that happens to the window.
    public enum Event: Hashable, Sendable {
        /// It turns, is resized, or its settings change.
        case change(to: Variant)
        /// The app switcher's session: it is laid out in every size that the device offers, and put back.
        case background
    }

    /// One transition, with who heard what and which views it moved.
    public struct Step: Sendable {
        public var from: Variant
        public var to: Variant
        /// Whether it belongs to the app switcher's session.
        public var isInBackground: Bool
        public var calls: [RecordedCall]
        /// The views that are elsewhere afterwards, or came, or went; none within the app switcher's session.
        public var moved: [MovedView]
        /// How many views there were before or after.
        public var viewCount: Int
        /// Why the interface stays as it was, in a sentence; `nil` where it changes as the event asks.
        public var refusal: String?
    }

    /// A view that a transition moved.
    public struct MovedView: Hashable, Sendable {
        public var id: String
        public var className: String
        /// In the superview's coordinates, in points; `nil` for a view that was not there before.
        public var before: CGRect?
        /// `nil` for a view that is not there any more.
        public var after: CGRect?
    }

    /// What was traced: the path of a document, the name of a class.
    public var title: String
    public var steps: [Step]

    /// Traces a controller of an app's own.
    ///
    /// - Parameters:
    ///   - title: what the trace calls it.
    ///   - start: where it is first shown.
    ///   - events: what happens then.
    ///   - textSetter: measures its text.
    ///   - makeRoot: makes the root controller; it runs in the job that the trace runs in.
    /// - Returns: what every controller and view heard after the first appearance.
    public static func record(
        _ title: String, from start: Variant, through events: [Event],
        textSetter: any TextSetter = EstimatedTextSetter(), makeRoot: () -> UIViewController
    ) -> TransitionTrace {
        let job = JobEnvironment(variant: start, textSetter: textSetter)
        return JobEnvironment.$running.withValue(job) {
            let window = UIWindow(windowScene: UIWindowScene())
            window.frame.size = start.windowSize
            window.rootViewController = makeRoot()
            return record(title, window: window, from: start, through: events) { ViewPlace.all(in: window) }
        }
    }

    /// Traces a window that was made for the job that runs.
    ///
    /// - Parameters:
    ///   - title: what the trace calls it.
    ///   - window: not yet on screen.
    ///   - start: the job's variant.
    ///   - events: what happens.
    ///   - refusal: why the app is not shown on a variant, in a sentence; `nil` where it is.
    ///   - places: where the views are now.
    /// - Returns: what every controller and view heard after the first appearance.
    static func record(
        _ title: String, window: UIWindow, from start: Variant, through events: [Event],
        refusal: (Variant) -> String? = { _ in nil }, places: () -> [ViewPlace]
    ) -> TransitionTrace {
        let recorder = CallRecorder()
        window.makeKeyAndVisible()
        JobEnvironment.current.recorder = recorder
        defer { JobEnvironment.current.recorder = nil }
        var steps: [Step] = []
        var current = start
        func move(to wanted: Variant, isInBackground: Bool) {
            let refusal =
                refusal(wanted) ?? window.rotationRefusal(to: ScreenFacts(wanted).interfaceOrientation)?.message
            // The app switcher shows nothing that the app refuses.
            if isInBackground, refusal != nil { return }
            // What refuses to turn, or to share the screen, may still look otherwise.
            let variant =
                refusal == nil
                ? wanted
                : current.looking(
                    wanted.appearance, contentSize: wanted.contentSize, direction: wanted.direction)
            let before = isInBackground ? [] : places()
            _ = recorder.take()
            if variant != current { window.transition(to: SceneGeometry(variant), animated: !isInBackground) }
            let calls = recorder.take()
            let after = isInBackground ? [] : places()
            _ = recorder.take()
            steps.append(
                Step(
                    from: current, to: variant, isInBackground: isInBackground, calls: calls,
                    moved: ViewPlace.moved(from: before, to: after), viewCount: max(before.count, after.count),
                    refusal: refusal))
            current = variant
        }
        for event in events {
            switch event {
            case .change(let variant): move(to: variant, isInBackground: false)
            case .background:
                let original = current
                for size in original.appSwitcherSizes + [original] where size != current {
                    move(to: size, isInBackground: true)
                }
            }
        }
        return TransitionTrace(title: title, steps: steps)
    }
}

/// Where a view is.
struct ViewPlace {
    var id: String
    var className: String
    /// In the superview's coordinates.
    var frame: CGRect

    /// The views of a live window that are not hidden: by the input's id, else by their way from the window.
    static func all(in window: UIWindow) -> [ViewPlace] {
        var places: [ViewPlace] = []
        func add(_ view: UIView, path: String) {
            guard !view.isHidden else { return }
            places.append(
                ViewPlace(
                    id: view.origin?.id ?? path, className: String(describing: type(of: view)), frame: view.frame))
            for (index, subview) in view.subviews.enumerated() { add(subview, path: "\(path).\(index)") }
        }
        for (index, view) in window.subviews.enumerated() { add(view, path: "\(index)") }
        return places
    }

    /// What differs, in the order of before, then what came.
    static func moved(from before: [ViewPlace], to after: [ViewPlace]) -> [TransitionTrace.MovedView] {
        let new = Dictionary(after.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let old = Set(before.map(\.id))
        let movedOrGone = before.compactMap { place -> TransitionTrace.MovedView? in
            let now = new[place.id]
            guard now?.frame != place.frame else { return nil }
            return .init(id: place.id, className: place.className, before: place.frame, after: now?.frame)
        }
        return movedOrGone
            + after.filter { !old.contains($0.id) }.map {
                .init(id: $0.id, className: $0.className, before: nil, after: $0.frame)
            }
    }
}
