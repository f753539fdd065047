import Drawing
import Foundation

/// A shadow below a part that seems to lie on top of its control.
struct KnobShadow {
    let opacity: Double
    /// How far below the part the shadow falls, in points.
    let distance: CGFloat
    /// Points, as `CALayer.shadowRadius` counts it.
    let radius: CGFloat
}

extension [DrawingItem] {
    /// Appends a part that lies on top of its control, over its shadows.
    ///
    /// - Parameters:
    ///   - shape: The part.
    ///   - color: Its fill.
    ///   - shadows: The shadows below it.
    ///   - track: The shape that shadows fall on; `nil` where they fall on the ground as well.
    mutating func knob(_ shape: Path, _ color: Color, shadows: [KnobShadow], on track: Path? = nil) {
        let fallen = shadows.map { shadow in
            DrawingItem.shadow(
                shape,
                Shadow(
                    color: Color(white: 0, alpha: shadow.opacity),
                    offset: CGSize(width: 0, height: shadow.distance), radius: shadow.radius))
        }
        if let track, !fallen.isEmpty { append(.clipped(to: track, fallen)) } else { self += fallen }
        fill(shape, color)
    }

    /// The items as a control draws them: half transparent where it is disabled.
    func dimmed(if isDisabled: Bool) -> [DrawingItem] {
        isDisabled ? [.group(GroupStyle(opacity: 0.5), self)] : self
    }
}
