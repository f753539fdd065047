import Drawing
package import Foundation
import Geometry

extension [DrawingItem] {
    /// Appends a pane of glass, as in controls and bars from iOS 26 on.
    ///
    /// - Parameters:
    ///   - rect: The pane.
    ///   - cornerRadius: The corner radius in points; `nil` for a capsule.
    ///   - isDark: Whether the pane is dark.
    package mutating func glass(in rect: CGRect, cornerRadius: CGFloat? = nil, isDark: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = cornerRadius ?? rect.height / 2
        let shape = Path.roundedRectangle(rect, cornerRadius: radius)
        append(.backdrop(shape, Backdrop(radius: 8, saturation: 1.4)))
        let shadow = Shadow(color: Color(white: 0, alpha: 0.1), offset: CGSize(width: 0, height: 4), radius: 16)
        // The shadow is clipped to the outside of the glass, through which it would be visible.
        let around = Path.rectangle(rect.insetBy(dx: -4 * shadow.radius, dy: -4 * shadow.radius))
        append(.clipped(to: Path(around.elements + shape.reversed().elements), [.shadow(shape, shadow)]))
        fill(shape, isDark ? Color(white: 0.14, alpha: 0.7) : Color(white: 1, alpha: 0.7))
        let rim = Path.roundedRectangle(rect.shrunk(by: 0.5), cornerRadius: Swift.max(0, radius - 0.5))
        stroke(rim, Color(white: 1, alpha: isDark ? 0.1 : 0.8), width: 1)
    }
}
