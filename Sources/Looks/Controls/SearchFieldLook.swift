import Arrangement
import Devices
package import Drawing
package import Foundation
import Geometry

/// The look of a search field: a rounded background with a magnifying glass at its leading end.
package struct SearchFieldLook {
    /// The background of a field, by version.
    private enum Form {
        /// White and low, with the placeholder in the middle: iOS 7 to 10.
        case centered
        /// White: iOS 11 and 12.
        case white
        /// A fill: iOS 13 to 18.
        case filled
        /// A capsule of glass: from iOS 26 on.
        case glass
    }

    private let form: Form
    /// Whether the text begins a point farther from the magnifying glass, as in iOS 18.
    private let isTextFarther: Bool
    /// The default height of the field, in points.
    package let height: CGFloat
    /// The height of the field in a search bar, in points.
    package let heightInSearchBar: CGFloat

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        form =
            switch style.era {
            case .flat: style.version >= .iOS11 ? .white : .centered
            case .raised: .filled
            case .glass: .glass
            }
        isTextFarther = style.version >= .iOS18
        height = style.metrics(of: .searchField).height
        heightInSearchBar = style.metrics(of: .searchFieldInSearchBar).height
    }

    /// The color of the magnifying glass, the placeholder and buttons.
    package var placeholderColor: LookColor {
        switch form {
        case .centered, .white: .system(.systemGray)
        case .filled, .glass: .system(.secondaryLabel)
        }
    }

    // MARK: Rectangles

    /// The glass field was measured in a picture of iPadOS 26: its magnifying glass is 18 from the end and 16.5 wide.
    private var signSide: CGFloat { form == .glass ? 18.7 : 19 }
    /// In pictures of iOS 16 and 18 the text of a filled field begins 30.7 and 31.7 from the end.
    private var signGap: CGFloat {
        switch form {
        case .glass: 8
        case .filled: isTextFarther ? 6 : 5
        case .centered, .white: 5
        }
    }
    private var sideMargin: CGFloat { form == .glass ? 16.8 : 8 }
    /// The margin of the magnifying glass's box: its lines are 8 from the end in pictures of iOS 16 and 18.
    private var leadingMargin: CGFloat { form == .filled ? 6.7 : sideMargin }
    private var signWeight: CGFloat { form == .glass ? 2 : 1.7 }

    /// How far the clear button is from that of a text field, toward the middle, in points.
    package var clearButtonShift: CGFloat { form == .filled ? 1 : 0 }

    /// The color of the clear button; `nil` for that of a text field.
    package func clearButtonColor(_ pen: Pen) -> Color? { form == .filled ? pen.color(placeholderColor) : nil }

    /// The distance from the leading end to the magnifying glass, in points.
    ///
    /// - Parameters:
    ///   - width: The width of the field.
    ///   - emptyContentWidth: The width of the placeholder; `nil` if the field has text.
    /// - Returns: The distance.
    private func glassOffset(width: CGFloat, emptyContentWidth: () -> CGFloat?) -> CGFloat {
        if isButton(width: width) { return (width - signSide) / 2 }
        guard form == .centered, let emptyContentWidth = emptyContentWidth() else { return leadingMargin }
        let content = signSide + signGap + emptyContentWidth
        return max(leadingMargin, (width - content) / 2)
    }

    /// Whether a field is so narrow that only its magnifying glass is shown, as on a button.
    package func isButton(width: CGFloat) -> Bool { form == .glass && width < 1.5 * height }

    /// The rectangle of the text in a field's bounds, from left to right.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle to place the text in.
    ///   - fieldWidth: The width of the field.
    ///   - emptyContentWidth: The width of the placeholder; `nil` if the field has text.
    ///   - hasSignAtEnd: Whether there is a button at the trailing end.
    /// - Returns: The rectangle, in the coordinates of the bounds.
    package func textRect(
        in bounds: CGRect, fieldWidth: CGFloat, emptyContentWidth: @autoclosure () -> CGFloat?, hasSignAtEnd: Bool
    ) -> CGRect {
        let offset = glassOffset(width: fieldWidth, emptyContentWidth: emptyContentWidth)
        let left = offset + signSide + signGap
        let right = sideMargin + (hasSignAtEnd ? signSide + signGap : 0)
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    private func signRect(at x: CGFloat, in bounds: CGRect, _ pen: Pen) -> CGRect {
        CGRect(x: bounds.minX + x, y: bounds.midY - signSide / 2, width: signSide, height: signSide)
            .mirrored(in: bounds, if: pen.isRightToLeft)
    }

    // MARK: Drawing

    /// The items that draw the background and the signs of a field.
    ///
    /// - Parameters:
    ///   - bounds: The field's bounds.
    ///   - emptyContentWidth: The width of the placeholder; `nil` if the field has text.
    ///   - isOnPlainGround: Whether the field is outside of a bar.
    ///   - signAtEnd: The image of a button at the trailing end, if there is one.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func items(
        in bounds: CGRect, emptyContentWidth: @autoclosure () -> CGFloat?, isOnPlainGround: Bool,
        signAtEnd: ImageContent?, _ pen: Pen
    ) -> [DrawingItem] {
        var items: [DrawingItem] = []
        switch form {
        case .glass: items.glass(in: bounds, cornerRadius: bounds.height / 2, isDark: pen.isDark)
        case .filled: items.fill(bounds, cornerRadius: 10, pen.color(.tertiarySystemFill))
        case .white, .centered:
            // White on a bar's gray, and gray outside of a bar.
            let light = isOnPlainGround ? Color(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.12) : .white
            items.fill(bounds, cornerRadius: form == .white ? 10 : 5, pen.isDark ? Color(white: 0.2) : light)
        }
        let color = pen.color(placeholderColor)
        let offset = glassOffset(width: bounds.width, emptyContentWidth: emptyContentWidth)
        items += ControlSign.magnifier.items(
            in: signRect(at: offset, in: bounds, pen), color: form == .glass ? pen.color(.label) : color,
            weight: signWeight)
        if let signAtEnd {
            let rect = signRect(at: bounds.width - sideMargin - signSide, in: bounds, pen)
            items += signAtEnd.items(pen.grid.snap(rect.centered(signAtEnd.size)), color)
        }
        return items
    }
}
