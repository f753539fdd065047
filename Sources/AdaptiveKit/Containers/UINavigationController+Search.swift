import Arrangement
import Foundation
import Geometry
import Looks

/// The position of the shown controller's search bar, and the search results.
extension UINavigationController {
    /// The placement; `nil` without a search that the bar supports, as before iOS 11.
    var searchPlacement: SearchPlacement? {
        let job = JobEnvironment.current
        guard let item = searchedItem, item.search != nil, job.behavior.hasSearchInNavigationBars else {
            return nil
        }
        let preference: SearchPlacement.Preference =
            switch item.preferredSearchBarPlacement {
            case .automatic, .integrated, .integratedCentered, .integratedButton: .automatic
            case .inline: .inline
            case .stacked: .stacked
            }
        let hasItems = !isToolbarHidden && !(visibleViewController?.toolbarItems ?? []).isEmpty
        return SearchPlacement(
            preference, version: job.systemVersion, width: traitCollection.horizontalSizeClass,
            isBottomTaken: hasItems || isInTabs)
    }

    /// The height that a search bar below the title adds to the navigation bar: always, and above content that isn't
    /// scrolled.
    ///
    /// Up to iOS 12, a bar that scrolling hides appears only when the content is pulled down.
    func searchExtent(_ placement: SearchPlacement?) -> (always: CGFloat, atTop: CGFloat) {
        guard let placement, let item = searchedItem, let search = item.search else { return (0, 0) }
        guard placement == .stacked else {
            return (search.bar.scopesForBar == nil ? 0 : SearchBarLook.scopeHeight, 0)
        }
        let height = search.bar.intrinsicContentSize.height
        guard item.hidesSearchBarWhenScrolling, !search.isActive, visibleViewController?.barScrollView != nil else {
            return (height, 0)
        }
        return (0, JobEnvironment.current.behavior.showsSearchBarAtTop ? height : 0)
    }

    /// Whether title and buttons are hidden during a search; there is room for both if the search bar is next to them.
    func hidesBarForSearch(_ placement: SearchPlacement?) -> Bool {
        guard let search = searchedItem?.search, search.isActive else { return false }
        return search.hidesNavigationBarDuringPresentation && placement != .inline
    }

    /// Shows search results over the content and below the bars during a search.
    func layOutSearch(_ placement: SearchPlacement?) {
        let active = placement == nil ? nil : searchedItem?.search.flatMap { $0.isActive ? $0 : nil }
        if let old = shownSearch, old !== active {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        shownSearch = active
        guard let active, let content = viewControllers.last?.view else { return }
        if active.parentController !== self {
            addChild(active)
            active.didMove(toParent: self)
        }
        guard let shown = active.view else { return }
        shown.frame = content.frame
        shown.setRootSafeAreaInsets(content.safeAreaInsets)
        if shown.superview !== view { view.insertSubview(shown, aboveSubview: content) }
    }
}
