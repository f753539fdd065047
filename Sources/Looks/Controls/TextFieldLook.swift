import Arrangement
package import Drawing
package import Foundation
package import Geometry

/// The look of a text field: its border, its height, and the rectangles of its parts.
package struct TextFieldLook {
    package enum Border: Hashable, Sendable { case none, line, bezel, roundedRect }

    private let border: Border
    private let era: SystemStyle.Era
    private let leastRoundedHeight: CGFloat

    /// The look of a field with a border, in a style of the system.
    package init(_ style: SystemStyle, border: Border) {
        self.border = border
        era = style.era
        leastRoundedHeight = style.metrics(of: .roundedTextField).height
    }

    // MARK: Size

    /// The text that a field shows.
    package enum Content: Hashable, Sendable { case text, none, hidden }

    /// The height of a field in points, from the line height of its font and that of the standard font.
    ///
    /// In documents, rounded fields are 30 points high up to iOS 12 and 34 from iOS 13, with fonts of 14 to 18 points;
    /// from iOS 13 on, six with a font of 30 points are 45.5.
    /// Without a border they are 13.67, 16, 18.67 and 22 points high for fonts of 10, 12, 14 and 17 points at scale 3.
    /// On iOS 26, an empty field without a border has the height of the standard font, and one that hides its text the
    /// height of a line; all 55 such fields in two projects agree. With a bezel, a field of 14 points is 22 points high
    /// on iOS 10.
    package func height(
        forLineHeight lineHeight: CGFloat, standardLineHeight: CGFloat? = nil, showing content: Content = .text,
        grid: PixelGrid
    ) -> CGFloat {
        if border == .none, era == .glass {
            switch content {
            case .text: break
            case .none: return grid.ceil((standardLineHeight ?? lineHeight) + linePadding)
            case .hidden: return grid.ceil(lineHeight)
            }
        }
        let bare = grid.ceil(lineHeight + linePadding)
        return switch border {
        case .none: bare
        case .line: bare + 4
        case .bezel: bare + 5
        case .roundedRect: max(leastRoundedHeight, bare + roundedPadding)
        }
    }

    private var linePadding: CGFloat {
        switch era {
        case .flat: 0
        case .raised, .glass: 1.65
        }
    }

    private var roundedPadding: CGFloat {
        switch era {
        case .flat: 9
        case .raised, .glass: 8
        }
    }

    /// The insets from the border to the text, in points.
    package var textInsets: UIEdgeInsets {
        switch border {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel: UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
        case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    /// The default width of an empty field, in points: 97 with a border, in three of three documents.
    package var emptyWidth: CGFloat { border == .none ? 0 : 97 }

    /// The space between a side view and the text, in points.
    package var sideViewGap: CGFloat { border == .roundedRect ? 2 : 0 }

    /// The width for a clear button including its margin, in points.
    package static let clearButtonExtent = clearButtonSize + clearButtonMargin

    private static let clearButtonSize: CGFloat = 19
    private static let clearButtonMargin: CGFloat = 5
    /// The square whose circle is 17 points wide, as measured in a picture of iOS 16.
    private static let clearSignSide: CGFloat = 19.9

    /// The rectangle of the clear button in a field's bounds, from left to right.
    package static func clearButtonRect(in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.maxX - clearButtonSize - clearButtonMargin, y: bounds.midY - clearButtonSize / 2,
            width: clearButtonSize,
            height: clearButtonSize)
    }

    // MARK: Drawing

    /// The items that draw the clear button.
    ///
    /// - Parameters:
    ///   - rect: The button's rectangle.
    ///   - color: The color; `nil` for that of a plain field.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package static func clearButtonItems(in rect: CGRect, color: Color? = nil, _ pen: Pen) -> [DrawingItem] {
        // In a picture of iOS 16 the circle is a fifth black; the dark one is an assumption.
        let standard = pen.isDark ? pen.color(.tertiaryLabel) : Color(white: 0, alpha: 0.2)
        return ControlSign.xmarkFilled.items(
            in: rect.centered(CGSize(width: clearSignSide, height: clearSignSide)), color: color ?? standard,
            weight: 1.4)
    }

    /// The items that draw the border and the background inside it.
    ///
    /// - Parameters:
    ///   - bounds: The field's bounds.
    ///   - isEnabled: Whether the field is enabled.
    ///   - backgroundColor: The field's own background color, which a rounded border encloses.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func items(in bounds: CGRect, isEnabled: Bool, backgroundColor: Color?, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let line = Color(white: pen.isDark ? 0.33 : 0.8)
        switch border {
        case .none: break
        case .line:
            items.stroke(.rectangle(bounds.shrunk(by: 0.5)), pen.color(.label), width: 1)
        case .bezel:
            items.fill(bounds, pen.color(.systemBackground))
            items.stroke(.rectangle(bounds.shrunk(by: 1)), line, width: 2)
        case .roundedRect:
            let radius = cornerRadius
            let fill = isEnabled ? backgroundColor ?? pen.color(.systemBackground) : pen.color(.tertiarySystemFill)
            items.fill(bounds, cornerRadius: radius, fill)
            let width = max(pen.grid.pixel, 0.5)
            items.stroke(
                .roundedRectangle(bounds.shrunk(by: width / 2), cornerRadius: radius - width / 2), line, width: width)
        }
        return items
    }

    private var cornerRadius: CGFloat {
        switch era {
        case .flat, .raised: 6
        case .glass: 10
        }
    }
}
