package import Drawing
package import Foundation
import Geometry
import Typography

/// The look of a search bar: the frames of its field and its cancel button, and its background.
package struct SearchBarLook {
    /// The default background of a search bar.
    package enum Background {
        case none
        case color(Color)
        /// The background that other bars have.
        case material
    }

    private let era: SystemStyle.Era
    private let fieldHeight: CGFloat

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
        fieldHeight = SearchFieldLook(style).heightInSearchBar
    }

    /// The background if the app sets none.
    package var standardBackground: Background {
        switch era {
        case .flat: .color(Color(red: 0.788, green: 0.788, blue: 0.808))
        case .raised: .material
        case .glass: .none
        }
    }

    /// Whether the bar shows a background that the app sets.
    package var showsBackground: Bool { era != .glass }

    // MARK: Size

    /// The height of the row of scopes, in points.
    package static let scopeHeight: CGFloat = 44
    /// The height of the prompt, in points.
    package static let promptHeight: CGFloat = 31

    /// The height of the field's row below a title, in points; `nil` for the height of any search bar.
    package var rowHeightInNavigationBar: CGFloat? { era == .glass ? nil : 52 }

    /// The place of a search bar, which determines the frame of its field.
    package enum Place {
        case alone
        /// Below the title of a navigation bar, or in place of it, with the margin of the content.
        case navigationBar(margin: CGFloat, replacesTitle: Bool)
        /// In a row of a bar that determines its width.
        case row
    }

    /// The frame of the field, from left to right.
    package func fieldFrame(in row: CGRect, place: Place, cancelWidth: CGFloat) -> CGRect {
        var (margin, y) = (era == .glass ? 16 : 8 as CGFloat, row.midY - fieldHeight / 2)
        switch place {
        case .alone: break
        case .row: margin = 0
        case .navigationBar(let contentMargin, let replacesTitle):
            if era == .glass { break }
            margin = contentMargin
            // Below a title, the field begins one point below the row's top.
            if !replacesTitle { y = row.minY + 1 }
        }
        return CGRect(
            x: row.minX + margin, y: y, width: max(0, row.width - 2 * margin - cancelWidth),
            height: min(fieldHeight, row.height))
    }

    // MARK: Cancel button

    /// The side of the glass disc with a cross that replaces the title from iOS 26 on.
    private static let discSide: CGFloat = 44
    private static let discGap: CGFloat = 8

    /// The space between the field and the word Cancel, which ends at the margin in a picture of iOS 16.
    private static let cancelGap: CGFloat = 11.3

    /// The width for the cancel button, in points.
    package func cancelWidth(_ pen: Pen) -> CGFloat {
        if era == .glass { return Self.discSide + Self.discGap }
        return pen.line("Cancel", font: .system(17), color: pen.color(.label)).size.width + Self.cancelGap
    }

    /// The items that draw the cancel button beside a field.
    package func cancelItems(beside field: CGRect, _ pen: Pen) -> [DrawingItem] {
        if era == .glass {
            let side = Self.discSide
            let x = pen.isRightToLeft ? field.minX - Self.discGap - side : field.maxX + Self.discGap
            let disc = CGRect(x: x, y: field.midY - side / 2, width: side, height: side)
            var items: [DrawingItem] = []
            items.glass(in: disc, isDark: pen.isDark)
            items += ControlSign.xmark.items(
                in: disc.centered(CGSize(width: 22, height: 22)), color: pen.color(.label), weight: 2)
            return items
        }
        let line = pen.line("Cancel", font: .system(17), color: pen.tint)
        let x = pen.isRightToLeft ? field.minX - Self.cancelGap - line.size.width : field.maxX + Self.cancelGap
        // The button's text is a little above the middle, as measured in a picture of iOS 16.
        return line.items(at: CGPoint(x: x, y: pen.grid.round(field.midY - line.size.height / 2 - 0.7)))
    }

    /// The items that draw the prompt at the top of a bar.
    package func promptItems(_ prompt: String, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        let line = pen.line(prompt, font: .system(13), color: pen.color(.label), width: max(1, bounds.width - 16))
        let box = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.promptHeight)
        return line.items(at: line.centeredOrigin(in: box, grid: pen.grid))
    }
}
