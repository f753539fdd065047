package import Drawing
package import Foundation

/// The look of content below bars of glass, which fades into its background from iOS 26 on.
///
/// The fractions were measured along lines of text in two pictures of an iPhone of 390 points.
package enum ScrollEdgeLook {
    /// The distance by which the fade extends below a bar at the top or above a bar at the bottom, in points.
    private static let reach: CGFloat = 14

    /// The opacity of the background, from the screen's edge inward.
    private static let top: [(offset: Double, share: Double)] = [
        (0, 0.96), (0.25, 0.9), (0.62, 0.56), (0.82, 0.33), (0.96, 0.05), (1, 0),
    ]
    private static let bottom: [(offset: Double, share: Double)] = [
        (0, 0.88), (0.26, 0.7), (0.55, 0.5), (0.9, 0.12), (1, 0),
    ]

    /// The items that fade content below a bar at the top.
    ///
    /// - Parameters:
    ///   - area: The bar including the area that its background covers.
    ///   - color: The background color of the content.
    /// - Returns: The items, in the coordinates of the area.
    package static func topItems(in area: CGRect, color: Color) -> [DrawingItem] {
        let rect = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height + reach)
        return fade(rect, from: rect.minY, to: rect.maxY, stops: top, color)
    }

    /// The items that fade content below a bar at the bottom.
    ///
    /// - Parameters:
    ///   - area: The bar including the area that its background covers.
    ///   - color: The background color of the content.
    /// - Returns: The items, in the coordinates of the area.
    package static func bottomItems(in area: CGRect, color: Color) -> [DrawingItem] {
        let rect = CGRect(x: area.minX, y: area.minY - reach, width: area.width, height: area.height + reach)
        return fade(rect, from: rect.maxY, to: rect.minY, stops: bottom, color)
    }

    private static func fade(
        _ rect: CGRect, from start: CGFloat, to end: CGFloat, stops: [(offset: Double, share: Double)], _ color: Color
    ) -> [DrawingItem] {
        let gradient = Gradient(
            stops: stops.map { .init(color: color.multiplyingAlpha(by: $0.share), offset: $0.offset) })
        return [
            .fill(
                .rectangle(rect),
                .linearGradient(gradient, from: CGPoint(x: rect.midX, y: start), to: CGPoint(x: rect.midX, y: end)))
        ]
    }
}
