import Arrangement
package import Drawing
package import Foundation
package import Geometry

/// The look of a switch: a track, and a knob at one end of it.
package struct SwitchLook {
    /// The state of a switch.
    ///
    /// A color of `nil` is the system's.
    package struct Content {
        package var isOn: Bool
        package var isEnabled: Bool
        package var onTintColor: Color?
        package var thumbTintColor: Color?

        package init(isOn: Bool, isEnabled: Bool, onTintColor: Color?, thumbTintColor: Color?) {
            self.isOn = isOn
            self.isEnabled = isEnabled
            self.onTintColor = onTintColor
            self.thumbTintColor = thumbTintColor
        }
    }

    /// The size of the frame, in points, which is fixed.
    package let size: CGSize
    /// The insets of the alignment rectangle; in 14 of 14 documents the trailing edge extends by two points.
    package let alignmentRectInsets: UIEdgeInsets
    private let era: SystemStyle.Era
    private let knobSize: CGSize

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        let metrics = style.metrics(of: .toggle)
        size = metrics.size
        alignmentRectInsets = metrics.alignmentRectInsets
        knobSize = style.metrics(of: .toggleKnob).size
        era = style.era
    }

    /// The size of the alignment rectangle, in points.
    package var intrinsicContentSize: CGSize { CGRect(origin: .zero, size: size).inset(by: alignmentRectInsets).size }

    /// The items that draw a switch at the leading end of its bounds.
    package func items(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let track = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        draw(track, of: content, pen, into: &items)
        let isAtRight = content.isOn != pen.isRightToLeft
        let knob = CGRect(
            x: isAtRight ? track.maxX - Self.margin - knobSize.width : track.minX + Self.margin,
            y: track.midY - knobSize.height / 2, width: knobSize.width, height: knobSize.height)
        items.knob(
            .roundedRectangle(knob, cornerRadius: knob.height / 2), content.thumbTintColor ?? .white,
            shadows: knobShadows, on: .roundedRectangle(track, cornerRadius: track.height / 2))
        return items.dimmed(if: !content.isEnabled)
    }

    /// The distance between the knob and the end of the track, in points.
    private static let margin: CGFloat = 2

    private func draw(_ track: CGRect, of content: Content, _ pen: Pen, into items: inout [DrawingItem]) {
        let radius = track.height / 2
        if content.isOn {
            items.fill(track, cornerRadius: radius, content.onTintColor ?? pen.color(.systemGreen))
            return
        }
        switch era {
        case .flat:
            let outline = Path.roundedRectangle(track.shrunk(by: 0.75), cornerRadius: radius - 0.75)
            items.stroke(outline, Color(white: 0.898), width: 1.5)
        case .raised, .glass:
            items.fill(track, cornerRadius: radius, pen.color(.secondarySystemFill))
        }
    }

    private var knobShadows: [KnobShadow] {
        switch era {
        case .flat, .raised:
            [KnobShadow(opacity: 0.15, distance: 3, radius: 4), KnobShadow(opacity: 0.06, distance: 3, radius: 0.5)]
        case .glass: []
        }
    }
}
