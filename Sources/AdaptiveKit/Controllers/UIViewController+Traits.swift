import Arrangement
import Foundation
import Geometry
package import Traits

extension UIViewController: TraitNode {
    /// The presenter takes precedence; then, up to iOS 16, the parent, and from iOS 17 on the view's superview.
    ///
    /// > Rules: TE-1, TE-2, TE-4 and TE-6.
    package var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? {
        if let presenting = presentingContainer, let traits = presenting.traitState.resolved {
            return (traits, presenting.traitsForPresented)
        }
        let around = viewIfLoaded?.superview?.traitState.resolved
        guard let parent = parentController else {
            // A presentation may have taken the root's view out of the window.
            return (around ?? windowOfRoot?.traitState.resolved).map { ($0, nil) }
        }
        let override = parent.overrideTraitCollection(forChild: self)
        if JobEnvironment.current.behavior.traitsFollowViews {
            if let around { return (around, override) }
            // Outside the hierarchy, a controller keeps its traits.
            guard traitState.resolved == nil else { return nil }
        }
        return (parent.traitState.resolved ?? around).map { ($0, override) }
    }

    /// The window that this controller is the root of, while a presentation has taken its view out.
    private var windowOfRoot: UIWindow? {
        let window = (presentedContainer as? UIPresentationController)?.containerView?.window
        return window?.rootViewController === self ? window : nil
    }

    package func traitsDidChange() {}

    /// Views come first, because they contain the children's views; then the children that aren't shown.
    package func passTraitsOn() {
        viewIfLoaded?.inheritTraits()
        for child in childControllers { child.inheritTraits() }
    }

    func setOverride(_ collection: UITraitCollection?, for child: UIViewController) {
        childTraitOverrides[ObjectIdentifier(child)] = collection
        if child.parentController === self { child.inheritTraits() }
    }

    /// Sets the traits that this controller, a container of UIKit, sets for a child itself.
    package func setContainerTraits(_ traits: UITraitCollection?, forChild child: UIViewController) {
        containerTraits[ObjectIdentifier(child)] = traits
        if child.parentController === self { child.inheritTraits() }
    }

    /// The override of a child's traits: the container's own, and over them what an app overrides.
    package func traitOverride(for child: UIViewController, with own: UITraitCollection?) -> UITraitCollection? {
        guard let override = childTraitOverrides[ObjectIdentifier(child)] else { return own }
        guard var values = own?.values else { return override }
        values.merge(override.values)
        return UITraitCollection(values)
    }

    /// Sets the traits of a root without a window: the controller of a canvas.
    package func becomeRoot(withTraits traits: UITraitCollection) { give(traits) }

    // MARK: Margins

    /// The minimum that UIKit itself gives: the distance of content from the sides of the view.
    var standardMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let job = JobEnvironment.current
        let width = job.hasNarrowRootMargins ? 0 : planned?.widthOfMargins ?? viewIfLoaded?.bounds.width ?? 0
        return LayoutMargins.rootView(width: width, version: job.systemVersion)
    }

    /// The margins of the view as a controller's root view; `nil` if the controller sets none.
    var rootViewMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }
}
