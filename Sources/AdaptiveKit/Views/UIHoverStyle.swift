public import Foundation

/// The effect of a pointer over a view; there is no pointer in a picture, so it is stored.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
    open var effect: (any UIHoverEffect)?
    open var shape: UIShape?
    open var isEnabled = true

    public init(effect: (any UIHoverEffect)?, shape: UIShape? = nil) {
        self.effect = effect
        self.shape = shape
        super.init()
    }

    public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

    open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}

/// The kind of a hover effect.
public protocol UIHoverEffect: Sendable {}

/// The effect that the system chooses.
public struct UIHoverAutomaticEffect: UIHoverEffect {
    public init() {}
}

/// A highlight below the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
    public init() {}
}

/// A view that rises to the pointer.
public struct UIHoverLiftEffect: UIHoverEffect {
    public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The shape of an effect.
public struct UIShape: Hashable, Sendable {
    private enum Kind: Hashable { case rectangle(cornerRadius: CGFloat?), capsule, circle }

    private let kind: Kind

    public static let rect = UIShape(kind: .rectangle(cornerRadius: nil))
    public static let capsule = UIShape(kind: .capsule)
    public static let circle = UIShape(kind: .circle)

    /// A rectangle whose corners have a radius in points.
    public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rectangle(cornerRadius: cornerRadius)) }
}
