import AdaptiveKit
import Previews

extension UIViewController {
    /// Gives each view of the window that has no id of its own one that follows from its place, so that layouts can tell
    /// views apart; an accessibility identifier is an id of the developer's.
    func nameViews() {
        guard let root = viewIfLoaded?.window ?? viewIfLoaded else { return }
        root.layoutIfNeeded()
        root.name("~")
    }
}

extension UIView {
    fileprivate func name(_ path: String) {
        if origin == nil { origin = ElementOrigin(id: accessibilityIdentifier ?? path) }
        for (index, child) in subviews.enumerated() {
            child.name("\(path)\(path == "~" ? "" : ".")\(index)")
        }
    }
}
