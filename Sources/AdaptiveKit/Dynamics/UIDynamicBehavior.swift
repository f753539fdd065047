public import Foundation

/// A rule by which items move; stored, but has no effect.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A behavior of several items.
///
/// Not part of UIKit, where each of its kinds has the same members.
open class UIItemsBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public override convenience init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

open class UIGravityBehavior: UIItemsBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle = CGFloat.pi / 2
    open var magnitude: CGFloat = 1
}

open class UICollisionBehavior: UIItemsBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var boundaryIdentifiers: [any NSCopying]? { nil }
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { nil }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {}
    open func removeAllBoundaries() {}
}

/// Is notified of collisions, which never occur.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: DelegateObject {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

open class UIDynamicItemBehavior: UIItemsBehavior {
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

open class UIPushBehavior: UIItemsBehavior {
    public enum Mode: Int, Hashable, Sendable { case continuous, instantaneous }

    public let mode: Mode
    open var active = true
    open var angle: CGFloat = 0
    open var magnitude: CGFloat = 0
    open var pushDirection = CGVector.zero

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { (self.angle, self.magnitude) = (angle, magnitude) }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
}

open class UISnapBehavior: UIDynamicBehavior {
    open var snapPoint: CGPoint
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
    }
}

open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Hashable, Sendable { case items, anchor }

    open private(set) var items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var attachmentRange = UIFloatRange.infinite

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        super.init()
    }

    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        items = [item1, item2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        super.init()
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { self == .infinite }
}

open class UIFieldBehavior: UIItemsBehavior {
    open var position = CGPoint.zero
    open var strength: CGFloat = 1
    open var falloff: CGFloat = 0
    open var minimumRadius: CGFloat = 0
    open var direction = CGVector.zero
    open var region = UIRegion.infinite
    open var smoothness: CGFloat = 0
    open var animationSpeed: CGFloat = 0
    open class func magneticField() -> Self { self.init() }
    open class func vortexField() -> Self { self.init() }
    open class func linearGravityField(direction: CGVector) -> Self { self.init() }
    open class func velocityField(direction: CGVector) -> Self { self.init() }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { self.init() }
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self { self.init() }
    open class func dragField() -> Self { self.init() }
    open class func springField() -> Self { self.init() }
    open class func electricField() -> Self { self.init() }
    open class func radialGravityField(position: CGPoint) -> Self { self.init() }

    public required init() { super.init(items: []) }
}
