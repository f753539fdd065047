import Arrangement
import Foundation
import Geometry
import Looks

/// Where the search bar of the shown item lies, and how high a large title is above it.
extension UINavigationBar {
    /// Of a search bar in the row.
    private var widthInRow: CGFloat? {
        searchIsInRow && topItem?.searchController != nil ? min(NavigationBarLook.searchWidth, row.width / 2) : nil
    }

    /// Where the search bar lies, where one is shown.
    private var searchFrame: CGRect? {
        if let width = widthInRow {
            let row = row
            let height = min(row.height, 44)
            return CGRect(
                x: row.maxX - edgeMargin - width, y: row.midY - height / 2, width: width, height: height
            ).mirrored(in: row, if: isRightToLeft)
        }
        guard searchExtent > 0, let search = topItem?.searchController?.searchBar, !search.isInRow else { return nil }
        let safe = safeAreaInsets
        return CGRect(
            x: bounds.minX + safe.left, y: bounds.maxY - searchExtent,
            width: max(0, bounds.width - safe.left - safe.right), height: searchExtent)
    }

    /// The views of a search that the bar shows, and where.
    var searchPlaces: [(UIView, CGRect)] {
        guard let search = topItem?.searchController?.searchBar else { return [] }
        var places: [(UIView, CGRect)] = []
        if let searchFrame { places.append((search, searchFrame)) }
        if searchExtent > 0, let scopes = search.scopesForBar {
            scopes.isHidden = false
            let top = bounds.maxY - SearchBarLook.scopeHeight + 2
            places.append((scopes, UISearchBar.scopeFrame(in: row, below: top, margin: edgeMargin)))
        }
        return places
    }

    /// What a search bar in the row takes of it, at the trailing end beside buttons.
    func searchWidths(before buttons: [BarButton]) -> [(width: CGFloat, isButton: Bool)] {
        guard let width = widthInRow else { return [] }
        let standsOnGlass = BarButtonLook(JobEnvironment.current.style).standsOnGlass
        let gap =
            standsOnGlass
            ? NavigationBarLook.capsuleGap
            : buttons.isEmpty ? NavigationBarLook.capsuleGap + barLook.buttonGap : 2 * barLook.buttonGap
        return [(width, false), (gap, false)]
    }

    /// What a large title adds to the bar: as much as a title of the standard size leaves around it.
    var largeTitleExtent: CGFloat {
        func lineHeight(_ size: CGFloat) -> CGFloat { UIFont.systemFont(ofSize: size, weight: .bold).lineHeight }
        let own = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
        let more = max(0, lineHeight(own) - lineHeight(NavigationBarLook.standardLargeTitleSize)).rounded(.up)
        return environment.navigationBarHeightWithLargeTitle() - environment.navigationBarHeight() + more
    }
}
