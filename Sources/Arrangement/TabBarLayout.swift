import Devices
public import Foundation
import Geometry
import Traits

/// The layout style of a tab bar's items.
public enum TabBarStyle: Hashable, Sendable {
    /// The icon is above the title.
    case stacked
    /// Icon and title are side by side, in the middle of the bar.
    case inline
    /// Icon and title are side by side and smaller, over the whole bar, in compact height.
    case compactInline
    /// A capsule of glass that floats above the content, from iOS 26 on.
    case floating
    /// A capsule of titles in the row of the navigation bar, from iPadOS 18 on.
    case top
}

extension BarEnvironment {
    /// Whether a tab bar controller's bar is at the top: in regular width on an iPad, from iPadOS 18 on.
    public var tabBarStandsAtTop: Bool { idiom == .pad && horizontalSizeClass == .regular && version >= .iOS18 }

    /// The style of a tab bar at the bottom.
    public var tabBarStyle: TabBarStyle {
        if version >= .iOS26 { return .floating }
        guard version >= .iOS11 else { return .stacked }
        if horizontalSizeClass == .regular { return .inline }
        return isCompactHeight ? .compactInline : .stacked
    }

    /// The maximum number of tabs; with more tabs, the last place is that of More.
    public var mostTabs: Int { idiom == .pad && horizontalSizeClass == .regular ? 8 : 5 }

    /// The height of a tab bar at the top: that of a navigation bar, which shares its row.
    public var topTabBarHeight: CGFloat { navigationBarHeight() }
}

/// The frames of a tab bar's items.
public struct TabBarLayout: Hashable, Sendable {
    public var style: TabBarStyle
    /// The space for the items: between the sides of the safe area, and above the home indicator unless they float.
    public var row: CGRect
    /// Whether items are centered rather than spread over the bar; `nil` for the style's default.
    public var isCentered: Bool?
    /// The width of an item; 0 for the style's default.
    public var itemWidth: CGFloat = 0
    public var itemSpacing: CGFloat = 0
    /// The width of a button before the items of a bar at the top; 0 without one.
    public var leadingWidth: CGFloat = 0
    /// The width of each item's title in the bar's own font.
    public var titleWidths: [CGFloat]

    public init(style: TabBarStyle, row: CGRect, titleWidths: [CGFloat]) {
        self.style = style
        self.row = row
        self.titleWidths = titleWidths
    }

    /// The height of a capsule at the top, which is similar to screenshots.
    private static let topHeight: CGFloat = 44
    private static let topPadding: CGFloat = 18
    /// The height of a floating capsule; with 34 points for a home indicator it ends 21 above the screen's edge.
    private static let floatingHeight: CGFloat = 62
    private static let floatingBottom: CGFloat = 21
    /// The width of an item of a capsule with few items, which is not published.
    ///
    /// In a capsule that fills the bar, items overlap each other: in a picture of iOS 26.2, four items are 98 wide in
    /// 352 points, and six are 74 wide.
    private static let floatingItemWidth: CGFloat = 94
    /// The distance between a capsule's edge and its items.
    private static let capsuleInset: CGFloat = 4

    /// The capsule that contains the items; `nil` for styles without one.
    public var capsule: CGRect? {
        switch style {
        case .stacked, .inline, .compactInline: return nil
        case .floating:
            let count = CGFloat(max(1, titleWidths.count))
            let width = min(max(0, row.width - 42), max(120, count * Self.floatingItemWidth + 2 * Self.capsuleInset))
            // In a low bar it has the same distance from the screen's edge as in a high one.
            let height = min(row.height > 60 ? row.height - Self.floatingBottom : row.height, Self.floatingHeight)
            return CGRect(x: row.midX - width / 2, y: row.minY, width: width, height: height)
        case .top:
            let items = titleWidths.reduce(0) { $0 + $1 + 2 * Self.topPadding }
            let wanted = items + leadingWidth + 2 * Self.capsuleInset
            let width = min(wanted, max(0, row.width - 40))
            let height = min(Self.topHeight, row.height)
            return CGRect(x: row.midX - width / 2, y: row.midY - height / 2, width: width, height: height)
        }
    }

    /// The button before the items of a bar at the top.
    public var leadingButton: CGRect? {
        guard style == .top, leadingWidth > 0, let capsule else { return nil }
        return CGRect(
            x: capsule.minX + Self.capsuleInset, y: capsule.minY, width: leadingWidth, height: capsule.height)
    }

    /// The frames of the items, left to right.
    public var items: [CGRect] {
        let count = CGFloat(titleWidths.count)
        guard count > 0 else { return [] }
        let area = capsule.map { $0.insetBy(dx: Self.capsuleInset, dy: Self.capsuleInset) } ?? row
        if style == .top {
            // Each item is as wide as its title requires; if they do not fit, all are reduced.
            let wanted = titleWidths.map { $0 + 2 * Self.topPadding }
            let share = max(0, area.width - leadingWidth) / max(1, wanted.reduce(0, +))
            var x = area.minX + leadingWidth
            return wanted.map { width in
                defer { x += width * share }
                return CGRect(x: x, y: area.minY, width: width * share, height: area.height)
            }
        }
        if style == .floating, count >= 4, count * Self.floatingItemWidth > area.width {
            let width = area.width / count + 10 + (count - 4) * 8 / 3
            let pitch = (area.width - width) / (count - 1)
            return titleWidths.indices.map {
                CGRect(x: area.minX + CGFloat($0) * pitch, y: area.minY, width: width, height: area.height)
            }
        }
        guard isCentered ?? (style == .inline) else {
            let width = area.width / count
            return titleWidths.indices.map {
                CGRect(x: area.minX + CGFloat($0) * width, y: area.minY, width: width, height: area.height)
            }
        }
        let gap = itemSpacing > 0 && itemSpacing.isFinite ? itemSpacing : 34
        let wanted = itemWidth > 0 && itemWidth.isFinite ? itemWidth : style == .inline ? 110 : 76
        let width = min(wanted, max(1, (area.width - gap * (count - 1)) / count))
        let start = area.midX - (width * count + gap * (count - 1)) / 2
        return titleWidths.indices.map {
            CGRect(x: start + CGFloat($0) * (width + gap), y: area.minY, width: width, height: area.height)
        }
    }

    /// The frames of the views of the items, left to right.
    ///
    /// In a bar from edge to edge, a view is 2 points from both ends of its item and 1 point from the bar's top, in whole
    /// points, as in dumps of bars on iOS 7 to 16. Otherwise, it has the item's frame.
    public var buttons: [CGRect] {
        guard style == .stacked, isCentered != true else { return items }
        return items.map { item in
            let x = (item.minX + 2).rounded()
            let end = (item.maxX - 2).rounded()
            return CGRect(x: x, y: item.minY + 1, width: max(0, end - x), height: max(0, item.height - 1))
        }
    }
}
