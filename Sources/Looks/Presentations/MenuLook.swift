package import Drawing
package import Foundation
import Geometry
import Typography

/// The look of an open menu: rows of a title and an image, in sections.
///
/// No real menu was measured: lengths are by eye.
package struct MenuLook {
    /// A row of a menu.
    package struct Row {
        package var title: String
        package var subtitle: String?
        package var image: ImageContent?
        package var isDestructive = false
        package var isDisabled = false
        package var isChecked = false
        /// Whether the row leads to another menu.
        package var opensMenu = false

        package init(title: String) { self.title = title }
    }

    private let era: SystemStyle.Era

    /// The look in a style of the system; up to iOS 12 there are no menus, and those of iOS 13 are drawn.
    package init(_ style: SystemStyle) { era = style.era }

    private var isGlass: Bool { era == .glass }

    // MARK: Size, in points

    private static let width: CGFloat = 250
    private var padding: CGFloat { isGlass ? 10 : 0 }
    private var sectionGap: CGFloat { isGlass ? 17 : 8 }
    private var cornerRadius: CGFloat { isGlass ? 30 : 13 }
    private var titleHeight: CGFloat { isGlass ? 30 : 32 }

    private func height(of row: Row) -> CGFloat { row.subtitle == nil ? 44 : 60 }

    /// The size of a menu.
    package func size(title: String, sections: [[Row]]) -> CGSize {
        let rows = sections.joined().reduce(0) { $0 + height(of: $1) }
        let gaps = CGFloat(max(0, sections.count - 1)) * sectionGap
        return CGSize(width: Self.width, height: rows + gaps + 2 * padding + (title.isEmpty ? 0 : titleHeight))
    }

    // MARK: Drawing

    /// The items that draw a menu in its bounds.
    package func items(title: String, sections: [[Row]], in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items = groundItems(in: bounds, pen)
        var content: [DrawingItem] = []
        var y = bounds.minY + padding
        if !title.isEmpty {
            let line = pen.line(
                title, font: .system(13), color: pen.color(.secondaryLabel), width: bounds.width - 2 * margin)
            let room = CGRect(x: bounds.minX + margin, y: y, width: bounds.width - 2 * margin, height: titleHeight)
            content.text(line, at: start(of: line.size, in: room, pen))
            y += titleHeight
            if !isGlass { content.fill(hairline(at: y, in: bounds, pen), pen.color(.separator)) }
        }
        let hasImages = sections.joined().contains { $0.image != nil }
        let hasChecks = sections.joined().contains { $0.isChecked }
        for (number, rows) in sections.enumerated() {
            if number > 0 {
                content += gapItems(at: y, in: bounds, pen)
                y += sectionGap
            }
            for (index, row) in rows.enumerated() {
                let frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: height(of: row))
                content += self.items(row, in: frame, hasImages: hasImages, hasChecks: hasChecks, pen)
                y += frame.height
                if !isGlass, index < rows.count - 1 {
                    content.fill(hairline(at: y, in: bounds, pen), pen.color(.separator))
                }
            }
        }
        items.append(.clipped(to: shape(of: bounds), content))
        return items
    }

    private var margin: CGFloat { isGlass ? 24 : 16 }

    private func shape(of bounds: CGRect) -> Path {
        .roundedRectangle(bounds, cornerRadius: cornerRadius, curve: .continuous)
    }

    private func groundItems(in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        if isGlass {
            items.glass(in: bounds, cornerRadius: cornerRadius, isDark: pen.isDark)
            // Glass of this size is less clear than a button's.
            items.fill(shape(of: bounds), Color(white: pen.isDark ? 0.12 : 1, alpha: 0.6))
            return items
        }
        let shape = shape(of: bounds)
        items.append(
            .shadow(
                shape, Shadow(color: Color(white: 0, alpha: 0.2), offset: CGSize(width: 0, height: 8), radius: 32)))
        items.append(.backdrop(shape, Backdrop(radius: 20, saturation: 1.8)))
        items.fill(shape, Color(white: pen.isDark ? 0.14 : 0.965, alpha: 0.9))
        return items
    }

    private func hairline(at y: CGFloat, in bounds: CGRect, _ pen: Pen) -> CGRect {
        CGRect(x: bounds.minX, y: pen.grid.round(y) - pen.grid.pixel, width: bounds.width, height: pen.grid.pixel)
    }

    private func gapItems(at y: CGFloat, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        if isGlass {
            let line = CGRect(
                x: bounds.minX + margin, y: y + sectionGap / 2 - 0.5, width: bounds.width - 2 * margin, height: 1)
            items.fill(line, pen.color(.separator))
        } else {
            let band = CGRect(x: bounds.minX, y: y, width: bounds.width, height: sectionGap)
            items.fill(band, Color(white: 0, alpha: pen.isDark ? 0.2 : 0.08))
        }
        return items
    }

    /// The origin of a text at the leading edge of its room, in the vertical middle.
    private func start(of size: CGSize, in room: CGRect, _ pen: Pen) -> CGPoint {
        let x = pen.isRightToLeft ? room.maxX - size.width : room.minX
        return CGPoint(x: pen.grid.round(x), y: pen.grid.round(room.midY - size.height / 2))
    }

    private func items(
        _ row: Row, in frame: CGRect, hasImages: Bool, hasChecks: Bool, _ pen: Pen
    ) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let color = pen.color(row.isDisabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label)
        // Images are in the column before the titles on glass, and at the trailing end up to iOS 18.
        var left = frame.minX + margin
        var right = frame.maxX - margin
        func box(_ x: CGFloat, _ side: CGFloat) -> CGRect {
            CGRect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
                .mirrored(in: frame, if: pen.isRightToLeft)
        }
        if hasChecks {
            if row.isChecked {
                items += ControlSign.checkmark.items(in: box(left + (isGlass ? 7 : 4), 15), color: color, weight: 2)
            }
            left += isGlass ? 26 : 18
        }
        if let image = row.image {
            let center = box(isGlass ? left + 10 : right - 11, 24)
            items += image.items(center.centered(image.size), color)
        }
        if hasImages, isGlass { left += 32 }
        if row.image != nil, !isGlass { right -= 32 }
        if row.opensMenu {
            items += ControlSign.chevronForward.items(
                in: box(right - 4, 13), color: pen.color(.secondaryLabel), weight: 2, isRightToLeft: pen.isRightToLeft)
            right -= 18
        }
        let room = CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
            .mirrored(in: frame, if: pen.isRightToLeft)
        let title = pen.line(row.title, font: .system(17), color: color, width: room.width)
        guard let subtitle = row.subtitle else {
            items.text(title, at: start(of: title.size, in: room, pen))
            return items
        }
        let second = pen.line(
            subtitle, font: .system(isGlass ? 15 : 13), color: pen.color(.secondaryLabel), width: room.width)
        let top = frame.midY - (title.size.height + second.size.height) / 2
        let upper = CGRect(x: room.minX, y: top, width: room.width, height: title.size.height)
        items.text(title, at: start(of: title.size, in: upper, pen))
        let lower = CGRect(x: room.minX, y: upper.maxY, width: room.width, height: second.size.height)
        items.text(second, at: start(of: second.size, in: lower, pen))
        return items
    }
}
