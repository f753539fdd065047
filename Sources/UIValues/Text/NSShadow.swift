public import Foundation

/// The shadow of text; stored, but not drawn.
///
/// Not an `NSObject`, for the reason that ``NSParagraphStyle`` gives.
open class NSShadow: Hashable, NSCopying {
    /// The offset in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public init() {}

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    public static func == (a: NSShadow, b: NSShadow) -> Bool {
        a.shadowOffset == b.shadowOffset && a.shadowBlurRadius == b.shadowBlurRadius
            && a.shadowColor as? UIColor == b.shadowColor as? UIColor
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowColor as? UIColor)
    }
}
