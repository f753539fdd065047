public import Traits

extension UIView: TraitNode {
    /// The controller whose view this is.
    package var owningViewController: UIViewController? { hierarchy.controller }

    /// A controller's view inherits its controller's traits, any other view those of its superview.
    ///
    /// > Rule: TE-2.
    package var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? {
        if let window = self as? UIWindow { return (window.traitsOfScene, nil) }
        if let controller = owningViewController {
            // A controller receives its traits before its view does.
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
        // A presentation may have taken the root's view out.
        if let root = (self as? UIWindow)?.rootViewController, root.viewIfLoaded?.superview == nil {
            root.inheritTraits()
        }
        for view in hierarchy.subviews { view.inheritTraits() }
    }

    /// Calls the closure when the view first receives traits, and on every change.
    ///
    /// For loaders of documents whose views and constraints vary by traits. The closure runs before any change
    /// callback, as UIKit applies a nib's size class variations.
    ///
    /// > Rule: SB-2.
    public func updateContentForTraits(with update: @escaping (UITraitCollection) -> Void) {
        traitState.content = update
    }

    /// Sets the traits of a root without a window: the view of a canvas.
    package func becomeRoot(withTraits traits: UITraitCollection) { give(traits) }
}
