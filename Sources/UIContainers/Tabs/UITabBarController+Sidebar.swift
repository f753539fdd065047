import Arrangement
import Foundation

/// The position of a tab bar controller's sidebar relative to its content.
public enum UITabBarControllerSidebarLayout: Int, Hashable, Sendable {
    case automatic = 0, overlap, tile

    var arrangement: TabSidebarArrangement.Preference {
        switch self {
        case .automatic: .automatic
        case .overlap: .overlap
        case .tile: .tile
        }
    }
}

extension UITabBarController {
    /// The list of all tabs that replaces the bar on an iPad.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        private weak var controller: UITabBarController?

        init(of controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// The bar is shown initially.
        open var isHidden = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
        open var preferredLayout = UITabBarControllerSidebarLayout.automatic {
            didSet { controller?.viewIfLoaded?.setNeedsLayout() }
        }
    }
}
