package import Drawing
package import Foundation
import Geometry

/// The look of alerts and action sheets: their backgrounds, hairlines and buttons.
package struct AlertLook {
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
    }

    /// Whether buttons are capsules rather than rows with hairlines.
    package var hasCapsules: Bool { era == .glass }

    // MARK: Text fields

    /// The size of the font of a text field, in points.
    package var textFieldFontSize: CGFloat {
        switch era {
        case .flat: 13
        case .raised, .glass: 14
        }
    }

    /// The radius of the corners of a text field, in points.
    package var textFieldCornerRadius: CGFloat {
        switch era {
        case .flat: 0
        case .raised: 6
        case .glass: 12
        }
    }

    /// The items that draw the box of all text fields: its border, its background and the lines between its rows.
    package func textFieldBoxItems(in box: CGRect, rows: [CGRect], _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let pixel = pen.grid.pixel
        let radius = textFieldCornerRadius
        items.fill(box, cornerRadius: radius, hairlineColor(pen))
        items.fill(box.shrunk(by: pixel), cornerRadius: max(0, radius - pixel), pen.color(.systemBackground))
        for row in rows.dropFirst() {
            items.fill(
                CGRect(x: box.minX, y: row.minY - pixel, width: box.width, height: pixel), hairlineColor(pen))
        }
        return items
    }

    // MARK: Drawing

    /// The items that draw the background of a group.
    ///
    /// The translucent background is drawn with its color over a dimmed area, because almost nothing is visible through
    /// it.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - cornerRadius: The corner radius in points.
    ///   - isApart: Whether the group is a separate cancel button.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func groundItems(in group: CGRect, cornerRadius: CGFloat, isApart: Bool, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        items.fill(
            Path.roundedRectangle(group, cornerRadius: cornerRadius, curve: .continuous),
            ground(isApart: isApart, isDark: pen.isDark))
        return items
    }

    private func ground(isApart: Bool, isDark: Bool) -> Color {
        if isApart { return Color(white: isDark ? 0.172 : 1) }
        return switch era {
        case .flat, .raised: Color(white: isDark ? 0.145 : 0.945, alpha: 0.97)
        case .glass: Color(white: isDark ? 0.15 : 0.98, alpha: 0.97)
        }
    }

    /// The color of the hairlines between buttons.
    package func hairlineColor(_ pen: Pen) -> Color {
        pen.isDark ? Color(white: 1, alpha: 0.16) : Color(white: 0, alpha: 0.255)
    }

    /// The items that draw the capsule of a button; empty if buttons are rows.
    package func buttonItems(in bounds: CGRect, isFilledWithTint: Bool, _ pen: Pen) -> [DrawingItem] {
        guard hasCapsules else { return [] }
        var items: [DrawingItem] = []
        items.fill(
            bounds, cornerRadius: bounds.height / 2, isFilledWithTint ? pen.tint : pen.color(.tertiarySystemFill))
        return items
    }
}
