public import Foundation

/// An object that physics moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// Moves items by physics; in a picture nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    open private(set) var behaviors: [UIDynamicBehavior] = []
    public let referenceView: UIView?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public override init() {
        referenceView = nil
        super.init()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behavior.willMove(to: self)
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
        behavior.willMove(to: nil)
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Is notified when items begin and end to move, which they never do.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: DelegateObject {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
