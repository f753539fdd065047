package import Arrangement
package import Drawing
package import Foundation
import Geometry
package import Typography

/// The look of a tab bar's items, for each layout style of the bar.
package struct TabBarLook {
    /// The scale of a symbol.
    package enum SymbolScale { case small, medium, large }

    private let era: SystemStyle.Era
    private let style: TabBarStyle
    /// Whether icon and title are side by side.
    private let isInline: Bool

    /// Creates the look of a bar in a style of the system.
    ///
    /// - Parameters:
    ///   - system: The style of the system.
    ///   - style: The layout style of the bar's items.
    ///   - isCompactHeight: Whether the bar is in compact height.
    package init(_ system: SystemStyle, style: TabBarStyle, isCompactHeight: Bool) {
        era = system.era
        self.style = style
        isInline = style == .inline || style == .compactInline || (style == .floating && isCompactHeight)
    }

    private var isFloating: Bool { style == .floating || style == .top }
    private var isCompactInline: Bool { style == .compactInline }

    // MARK: Text and symbols

    /// The font of a title.
    package func font(isSelected: Bool) -> FontDescriptor {
        switch style {
        case .top: .system(15, isSelected ? .semibold : .medium)
        case .compactInline: .system(12)
        case .inline: .system(13)
        case .floating where isInline: .system(13, .medium)
        case .stacked, .floating: .system(10, .medium)
        }
    }

    /// Whether the symbol of an item is filled; up to iOS 12 only that of the selected item is.
    package func fillsSymbol(isSelected: Bool) -> Bool {
        switch era {
        case .flat: isSelected
        case .raised, .glass: true
        }
    }

    /// The scale of symbols for a font of 18 points.
    package var symbolScale: SymbolScale {
        isCompactInline ? .small : style == .top || isFloating && isInline ? .medium : .large
    }

    /// The color of items that are not selected.
    package var unselectedColor: LookColor { .system(isFloating ? .label : .systemGray) }

    // MARK: Places

    /// The size of an icon in an item: larger images are scaled down to the bar's height.
    package func iconSize(_ size: CGSize, in rect: CGRect) -> CGSize {
        let limit: CGFloat = isCompactInline ? 20 : max(1, rect.height - (isInline ? 12 : 16))
        guard size.height > limit else { return size }
        return CGSize(width: size.width * limit / size.height, height: limit)
    }

    /// The frame of an icon and the origin of a title in an item.
    package func place(icon: CGSize, title: CGSize, in rect: CGRect, _ pen: Pen) -> (icon: CGRect, title: CGPoint) {
        let grid = pen.grid
        if isInline {
            let gap: CGFloat = icon.width > 0 && title.width > 0 ? 6 : 0
            let total = icon.width + gap + title.width
            let left = rect.midX - total / 2
            let iconX = pen.isRightToLeft ? left + title.width + gap : left
            let titleX = pen.isRightToLeft ? left : left + icon.width + gap
            return (
                grid.snap(
                    CGRect(x: iconX, y: rect.midY - icon.height / 2, width: icon.width, height: icon.height)),
                CGPoint(x: grid.round(titleX), y: grid.round(rect.midY - title.height / 2))
            )
        }
        // Titles hang from a line 36 points below the top of a bar of 49; icons are centered above it. In a picture of
        // iOS 26.2 the baseline is 44.67 below the top of an item of 54.
        let titleTop = rect.minY + rect.height * (isFloating ? 0.6485 : 0.73)
        let iconMiddle = title.width > 0 ? rect.minY + rect.height * (isFloating ? 0.36 : 0.385) : rect.midY
        return (
            // Between two pixels, icons and titles are at the left one.
            grid.snap(
                CGRect(
                    x: grid.floor(rect.midX - icon.width / 2), y: iconMiddle - icon.height / 2, width: icon.width,
                    height: icon.height)),
            CGPoint(x: grid.floor(rect.midX - title.width / 2), y: grid.round(titleTop))
        )
    }

    // MARK: Drawing

    /// The items that mark the selected item; `nil` for bars that mark it only by color.
    package func selectionItems(in rect: CGRect, _ pen: Pen) -> [DrawingItem]? {
        guard isFloating else { return nil }
        var items: [DrawingItem] = []
        items.fill(rect, cornerRadius: rect.height / 2, pen.color(.tertiarySystemFill))
        return items
    }

    /// The items that draw a badge over the upper corner of an icon, or of a title without an icon.
    ///
    /// - Parameters:
    ///   - badge: The text of the badge.
    ///   - color: The color of the badge; `nil` for the system's.
    ///   - icon: The frame of the icon or the title.
    ///   - top: The top of the bar.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func badgeItems(
        _ badge: String, color: Color?, beside icon: CGRect, top: CGFloat, _ pen: Pen
    ) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let isLow = isCompactInline || style == .floating && isInline
        let height: CGFloat = isLow ? 14 : style == .top ? 16 : 18
        let overlap: CGFloat = isLow ? 8 : style == .top ? 2 : 8
        let line = pen.line(badge, font: .system(height < 18 ? height - 4 : 13), color: .white)
        let width = max(height, line.size.width + (isLow ? 8 : 10))
        let x = pen.isRightToLeft ? icon.minX - width + overlap : icon.maxX - overlap
        let lift: CGFloat = isInline ? 8 : 5
        let rect = CGRect(x: x, y: max(top + 2, icon.minY - lift), width: width, height: height)
        items.fill(rect, cornerRadius: height / 2, color ?? pen.color(.systemRed))
        items.text(line, at: line.centeredOrigin(in: rect, grid: pen.grid))
        return items
    }
}
