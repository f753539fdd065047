public import Foundation
public import Traits

/// A call that an environment received, with the state during the call.
public struct RecordedCall: Hashable, Sendable {
    /// The receiver of a call.
    public struct Subject: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable { case scene, window, presentationController, controller, view }

        public var kind: Kind
        public var className: String
        /// The input's id, if the input created the object.
        public var id: String?
        /// The number of controllers that contain it.
        public var depth: Int
    }

    /// The callback, named as in UIKit.
    public enum Callback: String, Hashable, Sendable {
        case willTransition = "willTransition(to:with:)"
        case viewWillTransition = "viewWillTransition(to:with:)"
        case sizeForChild = "size(forChildContentContainer:withParentContainerSize:)"
        case traitCollectionDidChange = "traitCollectionDidChange(_:)"
        case traitChangeHandler = "registerForTraitChanges handler"
        case viewWillLayoutSubviews = "viewWillLayoutSubviews()"
        case viewDidLayoutSubviews = "viewDidLayoutSubviews()"
        case viewSafeAreaInsetsDidChange = "viewSafeAreaInsetsDidChange()"
        case viewLayoutMarginsDidChange = "viewLayoutMarginsDidChange()"
        case alongside = "animate(alongsideTransition:)"
        case completion = "completion"
        case viewDidLoad = "viewDidLoad()"
        case viewWillAppear = "viewWillAppear(_:)"
        case viewIsAppearing = "viewIsAppearing(_:)"
        case viewDidAppear = "viewDidAppear(_:)"
        case viewWillDisappear = "viewWillDisappear(_:)"
        case viewDidDisappear = "viewDidDisappear(_:)"
        case willMoveToParent = "willMove(toParent:)"
        case didMoveToParent = "didMove(toParent:)"
    }

    public var subject: Subject
    public var callback: Callback
    /// The size of the subject's view during the call, in points; `nil` if the view isn't loaded.
    public var size: CGSize?
    /// The subject's traits during the call.
    public var traits: UITraitCollection
    /// The size that is announced or returned.
    public var otherSize: CGSize?
    /// The announced or previous traits.
    public var otherTraits: UITraitCollection?
}

/// Records the calls that the environments of a job receive.
///
/// A job without a recorder records nothing.
@preconcurrency @MainActor
public final class CallRecorder {
    public private(set) var calls: [RecordedCall] = []
    /// The comparison of what was announced with what came.
    package let announcements = AnnouncementCheck()
    /// Called when the animations of a transition have ended, before its completions run.
    package var animationsDidEnd: (@MainActor () -> Void)?
    /// The current receivers, innermost last; closures that they register belong to them.
    private var callees: [RecordedCall.Subject] = []

    public nonisolated init() {}

    /// The announcements that did not come true since the last call of this method, in the order of the controllers.
    public func takeAnnouncementProblems() -> [AnnouncementProblem] { announcements.take() }

    /// Returns the calls so far, and starts over.
    public func take() -> [RecordedCall] {
        defer { calls = [] }
        return calls
    }

    var callee: RecordedCall.Subject? { callees.last }

    func record(
        _ callback: RecordedCall.Callback, of environment: any UITraitEnvironment, size: CGSize? = nil,
        traits: UITraitCollection? = nil
    ) {
        // Scenes exist since iOS 13; before that the window is the app's own.
        if environment is UIWindowScene, !JobEnvironment.current.behavior.hasScenes { return }
        calls.append(
            RecordedCall(
                subject: Self.subject(environment), callback: callback, size: Self.size(of: environment),
                traits: environment.traitCollection, otherSize: size, otherTraits: traits))
    }

    /// Runs a call with its subject as the owner of closures that it registers.
    func calling(_ environment: any UITraitEnvironment, _ body: () -> Void) {
        callees.append(Self.subject(environment))
        body()
        callees.removeLast()
    }

    /// Records a closure that a subject registered, with the state of its container.
    @MainActor
    func record(_ callback: RecordedCall.Callback, registeredBy subject: RecordedCall.Subject, in view: UIView) {
        calls.append(
            RecordedCall(subject: subject, callback: callback, size: view.bounds.size, traits: view.traitCollection))
    }

    private static func size(of environment: any UITraitEnvironment) -> CGSize? {
        switch environment {
        case let view as UIView: view.bounds.size
        case let controller as UIViewController: controller.viewIfLoaded?.bounds.size
        default: nil
        }
    }

    private static func subject(_ environment: any UITraitEnvironment) -> RecordedCall.Subject {
        let kind: RecordedCall.Subject.Kind
        var id: String?
        var depth = 0
        switch environment {
        case is UIWindow: kind = .window
        case is UIWindowScene: kind = .scene
        case let view as UIView:
            kind = .view
            id = view.origin?.id
        case let controller as UIViewController:
            kind = .controller
            id = controller.origin?.id
            var parent = controller.parentController
            while let current = parent {
                depth += 1
                parent = current.parentController
            }
        default: kind = .presentationController
        }
        return RecordedCall.Subject(
            kind: kind, className: String(describing: type(of: environment)), id: id, depth: depth)
    }
}

extension UIViewController {
    private var recorder: CallRecorder? { JobEnvironment.current.recorder }

    /// Records a call, if there is a recorder.
    func record(_ callback: RecordedCall.Callback) { recorder?.record(callback, of: self) }

    /// Announces the new size.
    func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let recorder else { return viewWillTransition(to: size, with: coordinator) }
        recorder.record(.viewWillTransition, of: self, size: size)
        recorder.announcements.note(size, to: self)
        recorder.calling(self) { viewWillTransition(to: size, with: coordinator) }
    }

    /// Announces the new traits.
    func announce(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let recorder else { return willTransition(to: traits, with: coordinator) }
        recorder.record(.willTransition, of: self, traits: traits)
        recorder.announcements.note(traits, to: self)
        recorder.calling(self) { willTransition(to: traits, with: coordinator) }
    }

    /// The size of a child; recorded if it differs from this controller's own.
    func sizeAnnounced(to child: UIViewController, within size: CGSize) -> CGSize {
        let answer = self.size(forChildContentContainer: child, withParentContainerSize: size)
        if answer != size { recorder?.record(.sizeForChild, of: self, size: answer) }
        return answer
    }
}

extension JobEnvironment {
    private enum RecorderKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> CallRecorder? { nil }
    }

    /// The recorder of calls to controllers and views; `nil` in a job that records nothing.
    public var recorder: CallRecorder? {
        get { self[RecorderKey.self] }
        set { self[RecorderKey.self] = newValue }
    }
}
