import AdaptiveKit
import Previews

extension UIViewController {
    /// Gives each view of the window that has no id of its own one that follows from its place, so that layouts can
    /// tell views apart; an accessibility identifier is an id of the developer's.
    func nameViews() {
        guard let root = viewIfLoaded?.window ?? viewIfLoaded else { return }
        root.layoutIfNeeded()
        if root.origin == nil { root.origin = ElementOrigin(id: root.accessibilityIdentifier ?? "~") }
        root.nameDescendants(after: "~")
    }
}
