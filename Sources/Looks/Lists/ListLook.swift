package import Arrangement
import Devices
package import Drawing
package import Foundation
import Geometry

/// The look of the rows, headers and footers of tables and lists.
package struct ListLook {
    /// The text of a header or a footer.
    package struct Title: Hashable, Sendable {
        package enum Font: Hashable, Sendable { case headline, footnote }

        package var font: Font
        package var color: SystemColor
        package var isUppercase: Bool
    }

    private let era: SystemStyle.Era
    private let version: SystemVersion

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
        version = style.version
    }

    // MARK: Groups

    /// The corner radius of a group, and of the selection in a sidebar, in points.
    package var groupCornerRadius: CGFloat {
        switch era {
        case .flat, .raised: 10
        case .glass: 26
        }
    }

    /// The corner radius of a swiped row, in points; `nil` if it keeps its own corners.
    package func swipedRowCornerRadius(height: CGFloat) -> CGFloat? {
        switch era {
        case .flat, .raised: nil
        case .glass: min(groupCornerRadius, height / 2)
        }
    }

    /// The background of a row.
    package func rowBackground(isPlain: Bool) -> SystemColor {
        isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// The background of a selected row: in a multiple selection, or tapped.
    package func selectedBackground(isOneOfMany: Bool) -> SystemColor { isOneOfMany ? .systemGray5 : .systemGray4 }

    /// The color of the selection in a sidebar.
    package func sidebarSelection(_ pen: Pen) -> Color {
        switch era {
        case .flat, .raised: pen.color(selectedBackground(isOneOfMany: true))
        // On the panel's glass it was 217, 219, 222 in a light picture and 42, 44, 45 in a dark one.
        case .glass: pen.isDark ? Color(white: 1, alpha: 0.11) : Color(white: 0, alpha: 0.125)
        }
    }

    /// The text of the header of a sidebar's section, from iOS 26 on; `nil` for that of a prominent group.
    package var sidebarTitle: Title? {
        era == .glass ? Title(font: .headline, color: .tertiaryLabel, isUppercase: false) : nil
    }

    // MARK: Separators

    /// The thickness of a separator, in points.
    package func separatorThickness(scale: CGFloat) -> CGFloat {
        TableMetrics.separatorThickness(version: version, scale: scale)
    }

    /// The distance between the end of a separator and the edge, in points, for rows with a margin.
    package func separatorEnd(margin: CGFloat) -> CGFloat {
        switch era {
        case .flat, .raised: 0
        case .glass: margin
        }
    }

    /// Whether a plain table shows separators of empty rows below its last row: up to iOS 14.
    package var drawsEmptyRows: Bool { version < .iOS15 }

    // MARK: Headers and footers

    /// Whether headers and footers of plain tables have a gray band: up to iOS 14.
    package var plainHeadersHaveBand: Bool { version < .iOS15 }

    /// The default background of a header in a plain table.
    ///
    /// - Parameter isPinned: Whether rows scroll below it.
    /// - Returns: The color, or `nil` if the header is transparent.
    package func plainHeaderGround(isPinned: Bool) -> SystemColor? {
        if plainHeadersHaveBand { return .secondarySystemBackground }
        return isPinned ? .systemBackground : nil
    }

    /// The text of the title of a plain section.
    package func plainTitle(isFooter: Bool) -> Title {
        isFooter && version >= .iOS15
            ? Title(font: .footnote, color: .secondaryLabel, isUppercase: false)
            : Title(font: .headline, color: .label, isUppercase: false)
    }

    /// The text of the title of a group; headers are in capitals up to iOS 18, and headlines from 26 on.
    package func groupTitle(isFooter: Bool) -> Title {
        let isHeadline = era == .glass && !isFooter
        return Title(
            font: isHeadline ? .headline : .footnote, color: .secondaryLabel, isUppercase: !isFooter && !isHeadline)
    }

    // MARK: Accessories

    /// The signs at the trailing end of a row.
    package enum Accessory: Hashable, Sendable {
        case disclosure, outlineDisclosure(isExpanded: Bool), checkmark, detail
    }

    /// The side of the square that contains an accessory, in points.
    package func side(of accessory: Accessory) -> CGFloat {
        switch accessory {
        case .disclosure, .outlineDisclosure: 15
        case .checkmark: 17
        case .detail: 24
        }
    }

    /// The items that draw an accessory in a square.
    package func items(
        _ accessory: Accessory, in square: CGRect, color: Color, isRightToLeft: Bool
    ) -> [DrawingItem] {
        let (sign, weight): (ControlSign, CGFloat) =
            switch accessory {
            case .disclosure, .outlineDisclosure(isExpanded: false): (.chevronForward, 2.1)
            case .outlineDisclosure(isExpanded: true): (.chevronDown, 2.1)
            case .checkmark: (.checkmark, 2.2)
            case .detail: (.info, 1.5)
            }
        return sign.items(in: square, color: color, weight: weight, isRightToLeft: isRightToLeft)
    }

    // MARK: Editing

    /// The items that draw a disc or a circle at the side of a row while it is edited.
    ///
    /// - Parameters:
    ///   - control: The control.
    ///   - frame: The frame of the disc.
    ///   - tint: The color of a disc; `nil` for the standard one.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func items(
        _ control: RowEditing.Control, in frame: CGRect, tint: Color?, _ pen: Pen
    ) -> [DrawingItem] {
        var items: [DrawingItem] = []
        func disc(_ color: Color, _ sign: ControlSign) {
            items.fill(.ellipse(in: frame), color)
            items += sign.items(in: frame.shrunk(by: 4.5), color: .white, weight: 2)
        }
        switch control {
        case .delete: disc(tint ?? pen.color(.systemRed), .minus)
        case .insert: disc(tint ?? pen.color(.systemGreen), .plus)
        case .selection(isSelected: true): disc(tint ?? pen.tint, .checkmark)
        case .selection(isSelected: false):
            items.stroke(.ellipse(in: frame.insetBy(dx: 0.75, dy: 0.75)), pen.color(.tertiaryLabel), width: 1.5)
        }
        return items
    }

    /// The items that draw the lines of a reorder control.
    package func gripItems(in frame: CGRect, tint: Color?, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let color = tint ?? pen.color(.tertiaryLabel)
        for offset: CGFloat in [-5, 0, 5] {
            let line = CGRect(x: frame.minX, y: frame.midY + offset - 0.75, width: frame.width, height: 1.5)
            items.fill(line, cornerRadius: 0.75, color)
        }
        return items
    }
}
