public import Devices
public import Foundation
public import Typography
public import UIKit

/// A trace of the calls that an interface receives, in order, while its window rotates, is resized, or goes to the
/// background.
public struct TransitionTrace: Sendable {
    /// An event of the window.
    public enum Event: Hashable, Sendable {
        /// The window rotates, is resized, or changes its settings.
        case change(to: Variant)
        /// The app switcher's snapshots: the window is laid out in every size that the device offers, and then
        /// restored.
        case background
    }

    /// One transition, with the calls in it and the views that it moved.
    public struct Step: Sendable {
        public var from: Variant
        public var to: Variant
        /// Whether it belongs to the app switcher's snapshots.
        public var isInBackground: Bool
        public var calls: [RecordedCall]
        /// The views that moved, appeared or disappeared; none within the app switcher's snapshots.
        public var moved: [MovedView]
        /// The number of views that existed before or after.
        public var viewCount: Int
        /// The reason why the interface does not change, in a sentence; `nil` if it changes as the event requests.
        public var refusal: String?
        /// The announcements that did not come true, in sentences.
        public var findings: [String] = []
    }

    /// A view that a transition moved.
    public struct MovedView: Hashable, Sendable {
        public var id: String
        public var className: String
        /// The earlier frame in the superview's coordinates, in points; `nil` for a view that appeared.
        public var before: CGRect?
        /// The later frame; `nil` for a view that disappeared.
        public var after: CGRect?
    }

    /// The title: the path of a document, or the name of a class.
    public var title: String
    public var steps: [Step]

    public init(title: String, steps: [Step]) {
        self.title = title
        self.steps = steps
    }

    /// The announcements that did not come true, in sentences, each with its transition.
    public var findings: [String] {
        steps.flatMap { step in step.findings.map { "\(step.from) → \(step.to): \($0)" } }
    }

    /// The calls of all transitions.
    public var calls: [RecordedCall] { steps.flatMap(\.calls) }

    /// Traces an app's own controller.
    ///
    /// - Parameters:
    ///   - title: the title of the trace.
    ///   - start: the variant that it is first shown on.
    ///   - events: the events that follow.
    ///   - textSetter: measures its text.
    ///   - makeRoot: creates the root controller, in the trace's job.
    /// - Returns: the calls that every controller and view received after the first appearance.
    public static func record(
        _ title: String, from start: Variant, through events: [Event],
        textSetter: any TextSetter = EstimatedTextSetter(), makeRoot: @MainActor () -> UIViewController
    ) -> TransitionTrace {
        let job = JobEnvironment(variant: start, textSetter: textSetter)
        return job.run {
            let window = UIWindow(windowScene: UIWindowScene())
            window.frame.size = start.windowSize
            window.rootViewController = makeRoot()
            return record(title, window: window, from: start, through: events) { ViewPlace.all(in: window) }
        }
    }

    /// Traces a window that was created for the current job.
    ///
    /// - Parameters:
    ///   - title: the title of the trace.
    ///   - window: the window, which is not yet on screen.
    ///   - start: the job's variant.
    ///   - events: the events of the window.
    ///   - refusal: gives the reason why the app is not shown on a variant, in a sentence; `nil` if it is.
    ///   - places: gives the views' current places.
    /// - Returns: the calls that every controller and view received after the first appearance.
    @MainActor static func record(
        _ title: String, window: UIWindow, from start: Variant, through events: [Event],
        refusal: (Variant) -> String? = { _ in nil }, places: @MainActor () -> [ViewPlace]
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
            // The app switcher does not show variants that the app refuses.
            if isInBackground, refusal != nil { return }
            // An app that refuses to rotate or to share the screen may still change its appearance.
            let variant =
                refusal == nil
                ? wanted
                : current.looking(
                    wanted.appearance, contentSize: wanted.contentSize, direction: wanted.direction)
            let before = isInBackground ? [] : places()
            _ = recorder.take()
            if variant != current { window.transition(to: SceneGeometry(variant), animated: !isInBackground) }
            let calls = recorder.take()
            let findings = recorder.takeAnnouncementProblems().map(\.message)
            let after = isInBackground ? [] : places()
            _ = recorder.take()
            steps.append(
                Step(
                    from: current, to: variant, isInBackground: isInBackground, calls: calls,
                    moved: ViewPlace.moved(from: before, to: after), viewCount: max(before.count, after.count),
                    refusal: refusal, findings: findings))
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

/// The place of a view.
struct ViewPlace {
    var id: String
    var className: String
    /// The frame in the superview's coordinates.
    var frame: CGRect

    /// The visible views of a live window, by the input's ID or else by their path from the window.
    @MainActor static func all(in window: UIWindow) -> [ViewPlace] {
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

    /// The differences: first the views that existed before, in order, then new ones.
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
