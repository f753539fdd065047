import Arrangement
import Foundation
import Geometry
import Looks

/// The frame of the top item's search bar, and the height of a large title above it.
extension UINavigationBar {
    /// The width of a search bar in the row.
    private var widthInRow: CGFloat? {
        guard searchIsInRow, topItem?.search != nil else { return nil }
        guard reservedCenter > 0 else { return min(NavigationBarLook.searchWidth, row.width / 2) }
        // The space beside a tab bar in the middle, minus the space of the buttons.
        let widths = widths(of: trailingButtons, after: false)
        let buttons = widths.isEmpty ? 0 : widths.reduce(NavigationBarLook.capsuleGap) { $0 + $1.width }
        let room = (row.width - reservedCenter) / 2 - edgeMargin - NavigationBarLook.capsuleGap - buttons
        return min(NavigationBarLook.searchWidth, max(glassHeight, room))
    }

    /// The frame of the search bar, if it is shown.
    private var searchFrame: CGRect? {
        if let width = widthInRow {
            let row = row
            let height = min(row.height, 44)
            return CGRect(
                x: row.maxX - edgeMargin - width, y: row.midY - height / 2, width: width, height: height
            ).mirrored(in: row, if: isRightToLeft)
        }
        guard searchExtent > 0, let search = topItem?.search?.bar, !search.isInRow else { return nil }
        let safe = safeAreaInsets
        return CGRect(
            x: bounds.minX + safe.left, y: bounds.maxY - searchExtent,
            width: max(0, bounds.width - safe.left - safe.right), height: searchExtent)
    }

    /// The search views in the bar, with their frames.
    var searchPlaces: [(UIView, CGRect)] {
        guard let search = topItem?.search?.bar else { return [] }
        var places: [(UIView, CGRect)] = []
        if let searchFrame { places.append((search, searchFrame)) }
        if searchExtent > 0, let scopes = search.scopesForBar {
            scopes.isHidden = false
            let top = bounds.maxY - SearchBarLook.scopeHeight + 2
            places.append((scopes, search.scopeFrame(in: row, below: top, margin: edgeMargin)))
        }
        return places
    }

    /// The widths that a search bar in the row takes, at the trailing end next to buttons.
    func searchWidths(before buttons: [BarButton]) -> [(width: CGFloat, isButton: Bool)] {
        guard let width = widthInRow else { return [] }
        let standsOnGlass = BarButtonLook(JobEnvironment.current.style).standsOnGlass
        let gap =
            standsOnGlass
            ? NavigationBarLook.capsuleGap
            : buttons.isEmpty ? NavigationBarLook.capsuleGap + barLook.buttonGap : 2 * barLook.buttonGap
        return [(width, false), (gap, false)]
    }

    /// The distance from the trailing side to the innermost item at that side, in points; 0 without items.
    package var trailingExtent: CGFloat {
        let buttons = trailingButtons
        let widths = searchWidths(before: buttons) + widths(of: buttons, after: false)
        return widths.isEmpty ? 0 : widths.reduce(edgeMargin) { $0 + $1.width }
    }

    /// The extra height of a large title and the line below it, which includes as much space around them as a title of the
    /// standard size has.
    var largeTitleExtent: CGFloat {
        func lineHeight(_ size: CGFloat) -> CGFloat { UIFont.systemFont(ofSize: size, weight: .bold).lineHeight }
        let own = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
        let more = max(0, lineHeight(own) - lineHeight(NavigationBarLook.standardLargeTitleSize)).rounded(.up)
        let subtitle = largeSubtitle == nil ? 0 : pixelGrid.ceil(largeSubtitleFont.lineHeight)
        return environment.navigationBarHeightWithLargeTitle() - environment.navigationBarHeight() + more + subtitle
    }
}
