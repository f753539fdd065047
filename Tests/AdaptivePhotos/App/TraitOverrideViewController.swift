import UIKit

/// Gives its only child a regular width if the window is wider than high, so that a phone in landscape has both
/// columns.
///
/// Phones were 320 points wide when this was designed, and any window wider than that was in landscape.
final class TraitOverrideViewController: UIViewController {
    var viewController: UIViewController? {
        didSet {
            guard viewController !== oldValue else { return }
            if let oldValue {
                oldValue.willMove(toParent: nil)
                setOverrideTraitCollection(nil, forChild: oldValue)
                oldValue.view.removeFromSuperview()
                oldValue.removeFromParent()
            }
            if let viewController { add(viewController) }
        }
    }

    private var forcedTraitCollection: UITraitCollection? {
        didSet { if forcedTraitCollection != oldValue { updateForcedTraitCollection() } }
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        updateForcedTraitCollection()
    }

    private func force(for size: CGSize) {
        forcedTraitCollection = size.width > size.height ? UITraitCollection(horizontalSizeClass: .regular) : nil
    }

    private func updateForcedTraitCollection() {
        guard let viewController else { return }
        setOverrideTraitCollection(forcedTraitCollection, forChild: viewController)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The first size comes without a transition.
        force(for: view.bounds.size)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        force(for: size)
        super.viewWillTransition(to: size, with: coordinator)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
}
