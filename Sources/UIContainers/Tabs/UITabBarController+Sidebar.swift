import Arrangement
import Foundation

/// How a tab bar controller's sidebar lies beside its content.
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
    /// The list of all tabs that takes the bar's place on an iPad.
    open class Sidebar: NSObject {
        private weak var controller: UITabBarController?

        init(of controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// At first the bar is shown.
        open var isHidden = true { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
        open var preferredLayout = UITabBarControllerSidebarLayout.automatic {
            didSet { controller?.viewIfLoaded?.setNeedsLayout() }
        }
    }
}
