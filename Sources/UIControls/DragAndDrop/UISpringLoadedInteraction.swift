public import AdaptiveKit
public import Foundation

// Nothing is dragged over a view in a picture.

/// The state of a view that opens when something is held over it.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
    case inactive = 0, possible, activating, activated
}

/// The details of an item that is held over a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Opens a view when something is held over it; stored, but has no effect.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    private let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    public init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.activationHandler = activationHandler
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
