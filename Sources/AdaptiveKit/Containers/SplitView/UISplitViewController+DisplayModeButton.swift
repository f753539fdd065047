import Arrangement
import Foundation

/// The button that shows and hides columns.
extension UISplitViewController {
    /// The mode that the button leads to; automatic where there is nothing to lead to.
    private var modeAfterButton: DisplayMode {
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        return asked == .automatic ? request.modeAfterButton : asked
    }

    /// What a touch of the button does.
    func toggleDisplayMode() {
        let target = modeAfterButton
        guard !isCollapsed, target != .automatic else { return }
        change(to: target)
    }

    /// In the classic style the button is the app's to place, and looks like what it leads to; in the column style it
    /// stands at the leading end of the first bar that is shown.
    ///
    /// > Rule: SPLIT-15.
    func updateDisplayModeButtons() {
        if style == .unspecified { updateClassicButton() } else { placeSidebarButton() }
    }

    private func updateClassicButton() {
        let target = modeAfterButton
        displayModeButtonItem.isHidden = isCollapsed || target == .automatic
        if target == .secondaryOnly {
            displayModeButtonItem.look = .fullScreen
            displayModeButtonItem.title = nil
        } else {
            displayModeButtonItem.look = .back
            let primary = columns[.primary]
            let top = (primary as? UINavigationController)?.topViewController ?? primary
            displayModeButtonItem.title = top?.navigationItem.title ?? top?.title
        }
        // The bar of whoever has the button shows it anew.
        columns[.secondary]?.viewIfLoaded?.setNeedsLayout()
    }

    private var showsSidebarButton: Bool {
        switch displayModeButtonVisibility {
        case .never: false
        case .always: true
        case .automatic: presentsWithGesture
        }
    }

    private func placeSidebarButton() {
        displayModeButtonItem.look = .sidebar
        let first = style.sidebars.suffix(displayMode.sidebarCount).first ?? .secondary
        for (column, controller) in columns {
            guard let navigation = controller as? UINavigationController else { continue }
            let isShown = !isCollapsed && column == first && showsSidebarButton
            navigation.navigationBar.systemLeadingItem = isShown ? displayModeButtonItem : nil
        }
        guard showsSecondaryOnlyButton, style == .tripleColumn, !isCollapsed, displayMode != .secondaryOnly,
            let secondary = columns[.secondary] as? UINavigationController
        else { return }
        secondary.navigationBar.systemLeadingItem = secondaryOnlyButtonItem
    }
}
