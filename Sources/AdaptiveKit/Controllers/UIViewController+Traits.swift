import Arrangement
import Foundation
public import Geometry
public import Traits

extension UIViewController: TraitNode {
    /// What presents the controller comes first; then, to iOS 16, its parent, and from iOS 17 what its view lies in.
    ///
    /// > Rules: TE-1, TE-2, TE-4 and TE-6.
    package var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? {
        if let presenting = presentingContainer, let traits = presenting.traitState.resolved {
            return (traits, presenting.traitsForPresented)
        }
        let around = viewIfLoaded?.superview?.traitState.resolved
        guard let parent = parentController else { return around.map { ($0, nil) } }
        let override = parent.overrideTraitCollection(forChild: self)
        if JobEnvironment.current.behavior.traitsFollowViews {
            if let around { return (around, override) }
            // Out of the hierarchy a controller keeps what it had.
            guard traitState.resolved == nil else { return nil }
        }
        return (parent.traitState.resolved ?? around).map { ($0, override) }
    }

    package func traitsDidChange() {}

    /// The views hear first, for they are around the children's; then the children that are not shown.
    package func passTraitsOn() {
        viewIfLoaded?.inheritTraits()
        for child in childControllers { child.inheritTraits() }
    }

    func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
        childTraitOverrides[ObjectIdentifier(child)] = collection
        if child.parentController === self { child.inheritTraits() }
    }

    /// Sets the traits of a root that no window gives any: the controller of a canvas.
    public func becomeRoot(withTraits traits: UITraitCollection) { give(traits) }

    // MARK: Margins

    /// The least distance of content from the sides of the view.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        LayoutMargins.rootView(
            width: viewIfLoaded?.bounds.width ?? 0, version: JobEnvironment.current.systemVersion)
    }

    /// The margins that the view gets as a controller's view; `nil` where the controller asks for none.
    var rootViewMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }
}
