public import Foundation
public import Traits

/// One call that an environment heard, with what it saw meanwhile.
public struct RecordedCall: Hashable, Sendable {
    /// Who heard it.
    public struct Subject: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable { case scene, window, presentationController, controller, view }

        public var kind: Kind
        public var className: String
        /// The input's id, where one made the object.
        public var id: String?
        /// How many controllers it is inside of.
        public var depth: Int
    }

    /// What was called; the name is UIKit's.
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
    /// The size of the subject's view during the call, in points; `nil` for a view that is not loaded.
    public var size: CGSize?
    /// The subject's traits during the call.
    public var traits: UITraitCollection
    /// The size that is announced or answered.
    public var otherSize: CGSize?
    /// The traits that are announced, or those of before.
    public var otherTraits: UITraitCollection?
}

/// Writes down what the environments of a job hear.
///
/// A job without one records nothing.
public final class CallRecorder {
    public private(set) var calls: [RecordedCall] = []
    /// Who is being called, innermost last: what it registers is its own.
    private var callees: [RecordedCall.Subject] = []

    public init() {}

    /// Takes the calls so far, and begins anew.
    public func take() -> [RecordedCall] {
        defer { calls = [] }
        return calls
    }

    var callee: RecordedCall.Subject? { callees.last }

    func record(
        _ callback: RecordedCall.Callback, of environment: any UITraitEnvironment, size: CGSize? = nil,
        traits: UITraitCollection? = nil
    ) {
        // Scenes came with iOS 13; before that the window is the app's own.
        if environment is UIWindowScene, !JobEnvironment.current.behavior.hasScenes { return }
        calls.append(
            RecordedCall(
                subject: Self.subject(environment), callback: callback, size: Self.size(of: environment),
                traits: environment.traitCollection, otherSize: size, otherTraits: traits))
    }

    /// Runs a call with its subject as the one that registers what is registered meanwhile.
    func calling(_ environment: any UITraitEnvironment, _ body: () -> Void) {
        callees.append(Self.subject(environment))
        body()
        callees.removeLast()
    }

    /// A closure that was registered by a subject: it sees what its container does.
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

    /// Writes a call down where somebody wants to know.
    func record(_ callback: RecordedCall.Callback) { recorder?.record(callback, of: self) }

    /// Tells of the size that is about to come.
    func announce(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let recorder else { return viewWillTransition(to: size, with: coordinator) }
        recorder.record(.viewWillTransition, of: self, size: size)
        recorder.calling(self) { viewWillTransition(to: size, with: coordinator) }
    }

    /// Tells of the traits that are about to come.
    func announce(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard let recorder else { return willTransition(to: traits, with: coordinator) }
        recorder.record(.willTransition, of: self, traits: traits)
        recorder.calling(self) { willTransition(to: traits, with: coordinator) }
    }

    /// The size that a child will have; written down where it is not this controller's own.
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

    /// Records what controllers and views are called with; `nil` in a job that records nothing.
    public var recorder: CallRecorder? {
        get { self[RecorderKey.self] }
        set { self[RecorderKey.self] = newValue }
    }
}
