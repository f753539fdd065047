public import Foundation

/// An animation of a layer; a picture shows the layer's own values.
///
/// An animation that keeps its end, with `fillMode` and without being removed, sets its last value on the layer.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var duration: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var fillMode = CAMediaTimingFillMode.removed
    open var timingFunction: CAMediaTimingFunction?
    open var delegate: (any CAAnimationDelegate)?
    open var preferredFrameRateRange = CAFrameRateRange.default
    private var otherValues: [String: Any] = [:]

    public override init() { super.init() }

    open func value(forKey key: String) -> Any? { otherValues[key] }
    open func setValue(_ value: Any?, forKey key: String) { otherValues[key] = value }
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}

    /// Whether the animation never ends.
    var isEndless: Bool { repeatCount >= .greatestFiniteMagnitude || repeatDuration >= .greatestFiniteMagnitude }

    /// The time that all repetitions take, in seconds.
    fileprivate var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
        return once * Double(max(1, repeatCount))
    }

    /// Sets the values that the animation keeps at its end.
    func leaveEnd(on layer: CALayer) {}

    /// Whether the layer keeps what the animation shows last.
    fileprivate var keepsEnd: Bool {
        !isRemovedOnCompletion && !autoreverses && (fillMode == .forwards || fillMode == .both)
    }
}

/// Is notified of an animation, which ends when it is added.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    /// The way that a value becomes a transform; stored.
    open var valueFunction: CAValueFunction?
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A function from an animated number to a transform.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName

    public init(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateX = Self(rawValue: "rotateX")
    public static let rotateY = Self(rawValue: "rotateY")
    public static let rotateZ = Self(rawValue: "rotateZ")
    public static let scale = Self(rawValue: "scale")
    public static let scaleX = Self(rawValue: "scaleX")
    public static let scaleY = Self(rawValue: "scaleY")
    public static let scaleZ = Self(rawValue: "scaleZ")
    public static let translate = Self(rawValue: "translate")
    public static let translateX = Self(rawValue: "translateX")
    public static let translateY = Self(rawValue: "translateY")
    public static let translateZ = Self(rawValue: "translateZ")
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func leaveEnd(on layer: CALayer) {
        if let keyPath, let toValue { layer.setValue(toValue, forKeyPath: keyPath) }
    }
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { duration }
    open var allowsOverdamping = false
    open private(set) var perceptualDuration: CFTimeInterval = 0
    open private(set) var bounce: CGFloat = 0

    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        self.perceptualDuration = perceptualDuration
        self.bounce = bounce
    }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    override func leaveEnd(on layer: CALayer) {
        guard let keyPath else { return }
        if let path {
            layer.setValue(NSValue(cgPoint: path.currentPoint), forKeyPath: keyPath)
        } else if let last = values?.last {
            layer.setValue(last, forKeyPath: keyPath)
        }
    }
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func leaveEnd(on layer: CALayer) {
        for animation in animations ?? [] { animation.leaveEnd(on: layer) }
    }
}

/// A change of a layer as a whole; a picture shows what it leads to.
open class CATransition: CAAnimation {
    /// The filter that replaces the transition's type; stored.
    open var filter: Any?
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    open var startProgress: Float = 0
    open var endProgress: Float = 1
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fade = Self(rawValue: "fade")
    public static let moveIn = Self(rawValue: "moveIn")
    public static let push = Self(rawValue: "push")
    public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fromRight = Self(rawValue: "fromRight")
    public static let fromLeft = Self(rawValue: "fromLeft")
    public static let fromTop = Self(rawValue: "fromTop")
    public static let fromBottom = Self(rawValue: "fromBottom")
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let discrete = Self(rawValue: "discrete")
    public static let paced = Self(rawValue: "paced")
    public static let cubic = Self(rawValue: "cubic")
    public static let cubicPaced = Self(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = Self(rawValue: "auto")
    public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The number of frames per second; stored, but has no effect.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init() { (minimum, maximum, preferred) = (0, 0, nil) }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    public init(minimum: Float, maximum: Float, __preferred preferred: Float) {
        self.init(minimum: minimum, maximum: maximum, preferred: preferred)
    }

    public static let `default` = CAFrameRateRange()
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let removed = Self(rawValue: "removed")
    public static let forwards = Self(rawValue: "forwards")
    public static let backwards = Self(rawValue: "backwards")
    public static let both = Self(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
    /// The horizontal and vertical position of the two control points.
    private let points: (CGPoint, CGPoint)

    public init(name: CAMediaTimingFunctionName) {
        points =
            switch name {
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeInEaseOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .default: (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
            default: (.zero, CGPoint(x: 1, y: 1))
            }
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = (CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
        super.init()
    }

    /// Writes the coordinates of one of the four control points, from 0 to 3.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all = [.zero, points.0, points.1, CGPoint(x: 1, y: 1)]
        guard all.indices.contains(idx) else { return }
        ptr[0] = Float(all[idx].x)
        ptr[1] = Float(all[idx].y)
    }
}

extension CALayer {
    /// Holds an animation, which starts at once, and tells its delegate of the end when that is due.
    func hold(_ animation: CAAnimation, forKey key: String?) {
        if animation.keepsEnd { animation.leaveEnd(on: self) }
        let name = key ?? "\(ObjectIdentifier(animation).hashValue)"
        if animation.isEndless || !animation.isRemovedOnCompletion {
            heldAnimations.removeAll { $0.key == name }
            heldAnimations.append((name, animation))
        }
        guard let delegate = animation.delegate else { return }
        delegate.animationDidStart(animation)
        if !animation.isEndless {
            afterAnimation(of: animation.activeDuration) { delegate.animationDidStop(animation, finished: true) }
        }
    }
}

/// The key of a layer's transition under its name in C.
public let kCATransition = "transition"
