import Previews
import UIKit

extension UIViewController {
    /// Gives each view of the window without an ID one that is derived from its position, so that layouts can
    /// distinguish views.
    ///
    /// An accessibility identifier is the developer's ID.
    func nameViews() {
        guard let root = viewIfLoaded?.window ?? viewIfLoaded else { return }
        root.layoutIfNeeded()
        if root.origin == nil { root.origin = ElementOrigin(id: root.accessibilityIdentifier ?? "~") }
        root.nameDescendants(after: "~")
    }
}
