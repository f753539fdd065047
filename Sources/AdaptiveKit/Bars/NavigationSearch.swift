package import Foundation

/// The search of a navigation item, as seen by the bar and the stack that show it.
///
/// `UISearchController` is such a search. It is made of controls, which the model does not know.
@MainActor package protocol NavigationSearch: UIViewController {
    var isActive: Bool { get }
    var hidesNavigationBarDuringPresentation: Bool { get }
    var bar: any NavigationSearchBar { get }
}

/// The search bar that a navigation bar or toolbar shows.
@MainActor package protocol NavigationSearchBar: UIView {
    /// Whether its container determines the width: a toolbar, or the button row of a navigation bar.
    var isInRow: Bool { get set }
    /// The scopes, if the container shows them.
    var scopesForBar: UIView? { get }
    /// The frame of the scopes in their container, in points.
    func scopeFrame(in bounds: CGRect, below y: CGFloat, margin: CGFloat) -> CGRect
}
