public import Traits

extension UIView: TraitNode {
    /// The controller whose view this is.
    package var owningViewController: UIViewController? { hierarchy.controller }

    /// A controller's view has its controller's traits, any other its superview's.
    ///
    /// > Rule: TE-2.
    package var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? {
        if let window = self as? UIWindow { return (window.traitsOfScene, nil) }
        if let controller = owningViewController {
            // A controller's traits come before those of its view.
            controller.inheritTraits()
            return controller.traitState.resolved.map { ($0, nil) }
        }
        return superview?.traitState.resolved.map { ($0, nil) }
    }

    package func traitsDidChange() {
        markNeedsLayout()
        receiveAppearanceForChangedTraits()
    }

    package func passTraitsOn() {
        for view in hierarchy.subviews { view.inheritTraits() }
    }

    /// Calls the closure whenever the view gets other traits, and once with those that it gets first.
    ///
    /// For loaders of documents whose views and constraints differ by traits: it is called before anybody is told of
    /// the change, as UIKit applies what a nib stores for size classes.
    ///
    /// > Rule: SB-2.
    public func updateContentForTraits(with update: @escaping (UITraitCollection) -> Void) {
        traitState.content = update
    }

    /// Sets the traits of a root that no window gives any: the view of a canvas.
    public func becomeRoot(withTraits traits: UITraitCollection) { give(traits) }
}
