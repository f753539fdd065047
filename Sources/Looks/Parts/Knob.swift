import Drawing
import Foundation

/// A shadow below a part that appears to be raised above its control.
struct KnobShadow {
    let opacity: Double
    /// The vertical offset of the shadow, in points.
    let distance: CGFloat
    /// The radius in points, as in `CALayer.shadowRadius`.
    let radius: CGFloat
}

extension [DrawingItem] {
    /// Appends a raised part of a control with its shadows.
    ///
    /// - Parameters:
    ///   - shape: The part.
    ///   - color: Its fill.
    ///   - shadows: The shadows below it.
    ///   - track: The shape that clips the shadows; `nil` if they are not clipped.
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

    /// The items in the state of a control: half transparent if it is disabled.
    func dimmed(if isDisabled: Bool) -> [DrawingItem] {
        isDisabled ? [.group(GroupStyle(opacity: 0.5), self)] : self
    }
}
