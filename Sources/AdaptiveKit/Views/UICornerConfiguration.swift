public import Foundation

/// The radius of a corner, in points or as the shape around it asks.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius; for a corner that follows its container, the smallest one.
    let points: CGFloat

    init(points: CGFloat) { self.points = points }
    public init(floatLiteral value: Double) { points = CGFloat(value) }
    public init(integerLiteral value: Int) { points = CGFloat(value) }

    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(points: radius) }
    /// A corner that follows the container's; here it has the smallest radius that it may have.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(points: minimum ?? 0)
    }
}

/// The corners of a view, from iOS 26 on.
public struct UICornerConfiguration: Hashable, Sendable {
    let topLeft: UICornerRadius
    let topRight: UICornerRadius
    let bottomLeft: UICornerRadius
    let bottomRight: UICornerRadius

    private init(
        _ topLeft: UICornerRadius, _ topRight: UICornerRadius, _ bottomLeft: UICornerRadius,
        _ bottomRight: UICornerRadius
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, radius, radius)
    }
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius ?? 0, topRightRadius ?? 0, bottomLeftRadius ?? 0, bottomRightRadius ?? 0)
    }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
    }
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
    }
    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(radius, radius, bottomLeftRadius ?? 0, bottomRightRadius ?? 0)
    }
    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(topLeftRadius ?? 0, topRightRadius ?? 0, radius, radius)
    }
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        // Drawing shortens a radius to half of the shorter side.
        corners(radius: .fixed(maximumRadius ?? 10_000))
    }
}

extension UIView {
    /// The corners; the layer draws those that have the largest of the radii.
    public var cornerConfiguration: UICornerConfiguration {
        get { storedCorners ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set {
            storedCorners = newValue
            let radii: [(UICornerRadius, CACornerMask)] = [
                (newValue.topLeft, .layerMinXMinYCorner), (newValue.topRight, .layerMaxXMinYCorner),
                (newValue.bottomLeft, .layerMinXMaxYCorner), (newValue.bottomRight, .layerMaxXMaxYCorner),
            ]
            layer.cornerRadius = radii.map(\.0.points).max() ?? 0
            layer.maskedCorners = CACornerMask(radii.filter { $0.0.points > 0 }.map(\.1))
            layer.cornerCurve = .continuous
        }
    }

    /// The radius that a corner is drawn with, in points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let masks: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
            (.bottomRight, .layerMaxXMaxYCorner),
        ]
        let isRound = masks.contains { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }
        return isRound ? min(layer.cornerRadius, bounds.width / 2, bounds.height / 2) : 0
    }
}
