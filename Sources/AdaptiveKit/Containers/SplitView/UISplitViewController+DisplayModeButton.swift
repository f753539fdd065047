import Arrangement
import Foundation

/// The button that shows and hides columns.
extension UISplitViewController {
    /// The mode that the button switches to; automatic if there is none.
    private var modeAfterButton: DisplayMode {
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        return asked == .automatic ? request.modeAfterButton : asked
    }

    /// Performs a tap on the button.
    func toggleDisplayMode() {
        let target = modeAfterButton
        guard !isCollapsed, target != .automatic else { return }
        change(to: target)
    }

    /// In the classic style, the app places the button, which looks like the mode that it switches to.
    ///
    /// In the column style, it is at the leading end of the first visible bar.
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
        // The bar that contains the button lays itself out again.
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
