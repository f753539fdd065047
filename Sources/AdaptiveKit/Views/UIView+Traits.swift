public import Traits

extension UIView: TraitNode {
    /// The controller whose view this is.
    var owningViewController: UIViewController? { hierarchy.controller }

    /// A controller's view has its controller's traits, any other its superview's.
    ///
    /// > Rule: TE-2.
    var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? {
        if let window = self as? UIWindow { return (window.traitsOfScene, nil) }
        if let controller = owningViewController {
            // A controller's traits come before those of its view.
            controller.inheritTraits()
            return controller.traitState.resolved.map { ($0, nil) }
        }
        return superview?.traitState.resolved.map { ($0, nil) }
    }

    func traitsDidChange() {
        markNeedsLayout()
        receiveAppearanceForChangedTraits()
    }

    func passTraitsOn() {
        for view in hierarchy.subviews { view.inheritTraits() }
    }

    /// Sets the traits of a root that no window gives any: the view of a canvas.
    public func becomeRoot(withTraits traits: UITraitCollection) { give(traits) }
}
