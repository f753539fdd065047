import Devices
public import Foundation
import Traits

/// The heights of the system's bars.
///
/// > Rule: CH-1. The numbers are `bars` in the metrics.
extension BarEnvironment {
    /// Whether the bars are in a sheet that is a card, as sheets are from iOS 13 on.
    private var isInCard: Bool { isInSheet && version >= .iOS13 }

    /// The height of a navigation bar without a large title: `bars.navigationBar.heights`, in a sheet `inSheet`.
    public func navigationBarHeight() -> CGFloat {
        let bar = Metrics.standard.bars.navigationBar
        if isInCard, !isCompactHeight, let height = height(in: bar.inSheet) { return height }
        return height(in: bar.heights) ?? 44
    }

    /// The height of a navigation bar with a fully visible large title.
    ///
    /// Before iOS 11 and in compact height there are no large titles (CH-3), and this is the plain height. Otherwise it
    /// is
    /// `largeTitleHeights`, or the plain height plus `largeTitleExtension` where the table has none.
    public func navigationBarHeightWithLargeTitle() -> CGFloat {
        let plain = navigationBarHeight()
        guard version >= .iOS11, !isCompactHeight else { return plain }
        let bar = Metrics.standard.bars.navigationBar
        if !isInCard, let height = height(in: bar.largeTitleHeights) { return height }
        return plain + bar.largeTitleExtension.value
    }

    /// The row of title and buttons in a bar without a large title: the whole bar, and from iOS 26 on
    /// `bars.navigationBar.row`.
    ///
    /// - Parameter bar: the bar, in any coordinates.
    /// - Returns: the row, in the same coordinates.
    public func navigationBarRow(in bar: CGRect) -> CGRect {
        guard version >= .iOS26 else { return bar }
        let height = min(bar.height, 44)
        return CGRect(x: bar.minX, y: max(bar.minY, bar.maxY - 10 - height), width: bar.width, height: height)
    }

    /// The distance of a navigation bar from the window's top: `bars.navigationBar.originY`.
    ///
    /// It is the edge of the safe area, with two exceptions. On a phone in landscape it is 24 points from iOS 26 on.
    /// Under a Dynamic Island before iOS 26, the bar is 5 points and one pixel higher on phones with an inset of 59,
    /// and 5 points and two pixels on those with more.
    ///
    /// - Parameter safeAreaTop: the top inset of the window, 0 in a sheet.
    /// - Returns: the distance in points.
    public func navigationBarOrigin(safeAreaTop: CGFloat) -> CGFloat {
        // A phone in landscape has no status bar, and glass keeps a distance from the corners of the screen.
        if version >= .iOS26, idiom == .phone, isCompactHeight, !isInSheet { return max(safeAreaTop, 24) }
        guard version < .iOS26, idiom == .phone, safeAreaTop >= 59 else { return safeAreaTop }
        return safeAreaTop - 5 - (safeAreaTop > 59 ? 2 : 1) / scale
    }

    /// The height of a tab bar including the home indicator's area below it: `bars.tabBar.heights`.
    ///
    /// If the data has no number (iPadOS 18 and iOS 26), the height of the previous version is used.
    public func tabBarHeight(bottomInset: CGFloat) -> CGFloat {
        barHeight(Metrics.standard.bars.tabBar.heights, bottomInset: bottomInset) ?? 49 + bottomInset
    }

    /// The height of a toolbar at the bottom including the home indicator's area below it: `bars.toolbar.heights`.
    ///
    /// If the data has no number (iOS 26), the height of the previous version is used.
    public func toolbarHeight(bottomInset: CGFloat) -> CGFloat {
        barHeight(Metrics.standard.bars.toolbar.heights, bottomInset: bottomInset) ?? 44 + bottomInset
    }

    /// The height of a toolbar that is placed like any view, without any inset.
    ///
    /// Only a bar next to the home indicator gets the additional height above it. A bar above another toolbar, or in a
    /// view that ends above the indicator, is as high as on a screen with a home button.
    public func toolbarIntrinsicHeight(isAboveHomeIndicator: Bool) -> CGFloat {
        if idiom == .pad { return version >= .iOS12 ? 50 : 44 }
        var environment = self
        if !isAboveHomeIndicator { environment.hasHomeIndicator = false }
        return environment.toolbarHeight(bottomInset: 0)
    }

    /// The height of a tab bar that is placed like any view.
    public var tabBarIntrinsicHeight: CGFloat {
        if idiom == .pad { return version >= .iOS12 ? 50 : 49 }
        return tabBarHeight(bottomInset: 0)
    }

    /// The height of a search bar: `bars.searchBar.heights`.
    public var searchBarHeight: CGFloat { height(in: Metrics.standard.bars.searchBar.heights) ?? 56 }

    /// The distance from the window's edge to the first item of a bar.
    ///
    /// It is `bars.navigationBar.itemMargin`: 16 up to a width of 402, then 20. Glass on an iPad is 10 from the edges of
    /// its column, as in pictures of iPadOS 26.
    public func barItemMargin(width: CGFloat) -> CGFloat {
        if version >= .iOS26, idiom == .pad, !isInSheet { return 10 }
        return width < 414 ? 16 : 20
    }

    private func height(in entries: [Metrics.BarHeight]) -> CGFloat? {
        entries.first { $0.value != nil && $0.holds(in: self) }?.value.map { CGFloat($0) }
    }

    /// The height of a bar at the bottom on this version, or on the newest version before it that has a number.
    private func barHeight(_ entries: [Metrics.BarHeight], bottomInset: CGFloat) -> CGFloat? {
        for known in SystemVersion.allCases.reversed() where known <= version {
            var environment = self
            environment.version = known
            for entry in entries where entry.holds(in: environment) {
                guard let height = entry.value else { continue }
                return CGFloat(height) + (entry.plusBottomInset == true ? bottomInset : 0)
            }
        }
        return nil
    }
}

/// The height of a navigation bar with a large title over scrolled content.
///
/// The bar ends where the content begins, within its smallest and largest height.
///
/// - Parameters:
///   - plain: the height without a large title.
///   - full: the height with the whole large title.
///   - contentTop: the top of the content relative to the bar's top; negative if it is scrolled beyond it.
/// - Returns: points, between the two heights.
/// > Rule: CH-3.
public func largeTitleBarHeight(from plain: CGFloat, to full: CGFloat, contentTop: CGFloat) -> CGFloat {
    min(max(contentTop, plain), full)
}
