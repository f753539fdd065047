public import Foundation
public import Geometry

/// A transition that happens immediately: the change, then the alongside animations, then the completions.
///
/// Containers and presentations create one for each of their transitions, as does a window that rotates. An app's own
/// container may create one too, for a change of a child's size that UIKit provides no coordinator for.
@preconcurrency @MainActor
public final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    public typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase { case waiting, running, finished }

    public let isAnimated: Bool
    public let presentationStyle: UIModalPresentationStyle
    public let initiallyInteractive: Bool
    public var isInterruptible: Bool { false }
    public private(set) var isInteractive: Bool
    public private(set) var isCancelled = false
    public var transitionDuration: TimeInterval { isAnimated ? 0.3 : 0 }
    public var percentComplete: CGFloat { phase == .finished && !isCancelled ? 1 : 0 }
    public var completionVelocity: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public let containerView: UIView
    public let targetTransform: CGAffineTransform
    private let from: UIViewController?
    private let to: UIViewController?

    private var phase = Phase.waiting
    private var animations: [Closure] = []
    private var completions: [Closure] = []
    private var interactionHandlers: [Closure] = []

    /// Creates a transition that hasn't started.
    ///
    /// - Parameters:
    ///   - containerView: the view that contains the transition.
    ///   - from: the outgoing controller.
    ///   - to: the incoming controller.
    ///   - presentationStyle: the style of a presentation; `none` for other transitions.
    ///   - targetTransform: the rotation of the window.
    ///   - isAnimated: whether the transition is animated on a device.
    ///   - isInteractive: whether a gesture controls it, so that it can be cancelled.
    public init(
        containerView: UIView, from: UIViewController? = nil, to: UIViewController? = nil,
        presentationStyle: UIModalPresentationStyle = .none, targetTransform: CGAffineTransform = .identity,
        isAnimated: Bool = true, isInteractive: Bool = false
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.presentationStyle = presentationStyle
        self.targetTransform = targetTransform
        self.isAnimated = isAnimated
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
    }

    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    @discardableResult
    public func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
        guard phase != .finished else { return false }
        if let animation { animations.append(recorded(.alongside, animation)) }
        if let completion { completions.append(recorded(.completion, completion)) }
        return true
    }

    /// The closure, which records its call under the name of the object that registered it.
    private func recorded(_ callback: RecordedCall.Callback, _ closure: @escaping Closure) -> Closure {
        guard let recorder = JobEnvironment.current.recorder, let callee = recorder.callee else { return closure }
        let view = containerView
        return { context in
            recorder.record(callback, registeredBy: callee, in: view)
            closure(context)
        }
    }

    @discardableResult
    public func animateAlongsideTransition(in view: UIView?, animation: Closure?, completion: Closure?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    public func notifyWhenInteractionChanges(_ handler: @escaping Closure) {
        interactionHandlers.append(handler)
    }

    /// Makes the change, lays out the result, and runs the registered closures in order.
    ///
    /// > Rule: TR-7.
    public func run(_ change: () -> Void = {}) {
        begin(change)
        endInteraction()
        finish()
    }

    /// Makes the change, runs the alongside closures, then cancels the transition.
    ///
    /// Changes made by the alongside closures remain. Their completions, which are informed of the cancellation, must
    /// undo them.
    ///
    /// - Parameters:
    ///   - change: the change that the gesture led to before it was cancelled.
    ///   - restore: restores the previous state.
    /// > Rule: TR-7.
    public func cancel(after change: () -> Void = {}, restoring restore: () -> Void = {}) {
        begin(change)
        isCancelled = true
        endInteraction()
        restore()
        containerView.layoutIfNeeded()
        finish()
    }

    private func begin(_ change: () -> Void) {
        phase = .running
        change()
        containerView.layoutIfNeeded()
        // A closure may register another.
        var next = 0
        while next < animations.count {
            animations[next](self)
            next += 1
        }
        containerView.layoutIfNeeded()
    }

    private func endInteraction() {
        guard isInteractive else { return }
        isInteractive = false
        for handler in interactionHandlers { handler(self) }
    }

    private func finish() {
        phase = .finished
        let finished = completions
        if !finished.isEmpty { JobEnvironment.current.recorder?.animationsDidEnd?() }
        (animations, completions, interactionHandlers) = ([], [], [])
        for completion in finished { completion(self) }
    }
}
