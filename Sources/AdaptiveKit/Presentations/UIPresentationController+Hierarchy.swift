import Foundation
import Traits

/// A presenter's view that was removed from the tree or hidden.
enum RemovedPresenter {
    /// The view was at this index of that superview.
    case view(UIView, in: UIView, index: Int)
    /// The hidden views of a context, next to the presentation.
    case hidden([UIView])
}

extension UIPresentationController {
    /// The superview of the container: the window, or the view of the context.
    private var host: UIView? {
        let view = presentingViewController.viewIfLoaded
        return shouldPresentInFullscreen ? view?.window : view
    }

    /// Shows the presented controller over the presenter, without animation.
    ///
    /// > Rules: PRES-1, PRES-3, PRES-4 and PRES-12; VC-5.
    func begin(from presenter: UIViewController, animated: Bool) {
        presentingViewController = presenter
        guard let host else { return }
        keepPresented(true)
        let presented = presentedViewController
        presenter.presentedContainer = self
        presented.presentingContainer = self
        let container = PresentationContainerView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        containerView = container
        host.addSubview(container)
        inheritTraits()

        let style = chosenStyle(for: currentTraits)
        let coordinator = TransitionCoordinator(
            containerView: container, from: presenter, to: presented, presentationStyle: style, isAnimated: animated)
        presenter.runningTransition = coordinator
        presented.runningTransition = coordinator
        presented.presentationPhase = .coming
        announce(style, with: coordinator)
        let appears = presenter.isShown
        show(in: style) { self.presentationTransitionWillBegin() }
        let removes = shouldRemovePresentersView
        if removes { presenter.beginTransition(toAppear: false, animated: animated) }
        // Another controller can replace the presented one.
        let shown = presentedViewController
        if appears { shown.beginTransition(toAppear: true, animated: animated) }
        coordinator.run { container.setNeedsLayout() }
        if removes { removePresenter() }
        if appears { shown.endTransition(animated: animated) }
        if removes { presenter.endTransition(animated: animated) }
        presenter.runningTransition = nil
        presented.runningTransition = nil
        presented.presentationPhase = .none
        presentationTransitionDidEnd(true)
    }

    /// Removes the presented controller, and everything that it presents itself.
    ///
    /// > Rule: PRES-2.
    func end(animated: Bool) {
        guard let shown, let container = containerView else { return }
        shown.dismissAllPresented()
        let presenter = presentingViewController
        let coordinator = TransitionCoordinator(
            containerView: host ?? container, from: shown, to: presenter, presentationStyle: activeStyle ?? .none,
            isAnimated: animated)
        presenter.runningTransition = coordinator
        shown.runningTransition = coordinator
        shown.presentationPhase = .going
        dismissalTransitionWillBegin()
        let disappears = shown.isShown
        let returns = removedPresenter != nil && disappears
        if disappears { shown.beginTransition(toAppear: false, animated: animated) }
        if returns { presenter.beginTransition(toAppear: true, animated: animated) }
        coordinator.run {
            undress()
            container.removeFromSuperview()
        }
        // The presenter has appeared before the presented controller has disappeared, and the other way round above.
        if returns { presenter.endTransition(animated: animated) }
        if disappears { shown.endTransition(animated: animated) }
        presenter.runningTransition = nil
        shown.runningTransition = nil
        shown.presentationPhase = .none
        dismissalTransitionDidEnd(true)
        presenter.presentedContainer = nil
        shown.presentingContainer = nil
        activeStyle = nil
        pendingStyle = nil
        pendingReplacement = nil
        containerView = nil
        keepPresented(false)
    }

    // MARK: Presented view

    /// Adds the presented controller, or its replacement, to the container in a style.
    ///
    /// > Rule: PRES-10.
    func show(in style: UIModalPresentationStyle, willInstall: () -> Void = {}) {
        guard let containerView else { return }
        activeStyle = style
        let original = originalViewController
        let next = style == presentationStyle ? original : pendingReplacement ?? replacement(for: style)
        pendingReplacement = nil
        let above = exchangeShown(for: next, original: original)
        let chrome = makeChrome(for: style)
        self.chrome = chrome
        next.inheritTraits()
        willInstall()
        chrome.install(in: containerView)
        above?.takeOver(next)
        if chrome.dimsTint, presentingViewController.view.look.tintAdjustmentMode == .automatic {
            presentingViewController.view.tintAdjustmentMode = .dimmed
        }
        layoutContainer()
        // If the style changes, a presenter that stayed so far is removed immediately.
        if shouldRemovePresentersView, next.isShown { removePresenter() }
    }

    /// The controller that the delegate shows in an adapted style.
    func replacement(for style: UIModalPresentationStyle) -> UIViewController {
        if let settings = sheetSettings(for: style), settings !== self {
            delegate?.presentationController(self, prepare: settings)
        }
        return delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
            ?? originalViewController
    }

    /// - Returns: the presentation over the controller that was shown, which waits for the next one's view.
    private func exchangeShown(
        for next: UIViewController, original: UIViewController
    ) -> UIPresentationController? {
        guard next !== shown else { return nil }
        let above = shown?.presentedContainer as? UIPresentationController
        above?.leavePresenter()
        shown?.presentingContainer = nil
        if next === original, let parent = original.parent {
            if let navigation = parent as? UINavigationController {
                navigation.setViewControllers(
                    navigation.viewControllers.filter { $0 !== original }, animated: false)
            } else {
                original.willMove(toParent: nil)
                original.viewIfLoaded?.removeFromSuperview()
                original.removeFromParent()
            }
        }
        let wasShown = shown?.isShown == true
        shown = next
        next.presentingContainer = self
        if wasShown, !next.isShown { next.appearAsRoot() }
        return above
    }

    /// Lets go of a presenter that an adapted presentation below replaces.
    private func leavePresenter() {
        presentingViewController.presentedContainer = nil
        showHiddenViews()
        removedPresenter = nil
    }

    /// Continues over the controller that replaces the presenter.
    private func takeOver(_ presenter: UIViewController) {
        presentingViewController = presenter
        presenter.presentedContainer = self
        if let containerView, let host, containerView.superview !== host {
            containerView.frame = host.bounds
            host.addSubview(containerView)
        }
        if shouldRemovePresentersView { removePresenter() }
    }

    /// Removes the presented view and its decoration.
    func undress() {
        restorePresenter()
        chrome?.uninstall()
        chrome = nil
        if presentingViewController.viewIfLoaded?.look.tintAdjustmentMode == .dimmed {
            presentingViewController.view.tintAdjustmentMode = .automatic
        }
    }

    func layoutContainer() {
        guard let containerView, let chrome else { return }
        containerViewWillLayoutSubviews()
        chrome.layout(in: containerView)
        chrome.layoutPresenter(in: containerView)
        containerViewDidLayoutSubviews()
        // A presentation over this one may have moved its card.
        if let above = shown?.presentedContainer as? UIPresentationController, let container = above.containerView {
            above.chrome?.layoutPresenter(in: container)
        }
    }

    // MARK: The presenter's view

    /// > Rules: PRES-3 and PRES-4.
    private func removePresenter() {
        guard removedPresenter == nil, let view = presentingViewController.viewIfLoaded else { return }
        // Nothing then remains behind translucent content.
        containerView?.backgroundColor = .black
        guard shouldPresentInFullscreen else {
            let covered = view.subviews.filter { $0 !== containerView && !$0.isHidden }
            for view in covered { view.isHidden = true }
            removedPresenter = .hidden(covered)
            return
        }
        guard let superview = view.superview else { return }
        let index = superview.subviews.firstIndex { $0 === view } ?? 0
        view.removeFromSuperview()
        removedPresenter = .view(view, in: superview, index: index)
    }

    private func restorePresenter() {
        if case .view(let view, in: let superview, index: let index) = removedPresenter {
            view.frame = superview.bounds
            superview.insertSubview(view, at: index)
        }
        showHiddenViews()
        removedPresenter = nil
        containerView?.backgroundColor = nil
    }

    private func showHiddenViews() {
        guard case .hidden(let views) = removedPresenter else { return }
        for view in views { view.isHidden = false }
    }

    /// Puts back the views that sheets push back, until the next layout.
    fileprivate func restorePushedBack() { (chrome as? SheetChrome)?.restorePresenter() }

    // MARK: Touches

    /// The view that receives a touch outside the presented view: a view behind a sheet that doesn't dim it, or one of
    /// a popover's passthrough views.
    ///
    /// > Rules: POP-7 and PRES-14.
    func viewBehind(at point: CGPoint, with event: UIEvent?, of container: UIView) -> UIView? {
        let passed = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
        guard let host = container.superview, let chrome, chrome is SheetChrome && !chrome.dims || !passed.isEmpty
        else { return nil }
        let below = host.subviews.prefix { $0 !== container }
        let hit = below.reversed().lazy.compactMap { $0.hitTest(container.convert(point, to: $0), with: event) }.first
        guard chrome is SheetChrome || passed.contains(where: { hit?.isDescendant(of: $0) == true }) else { return nil }
        return hit
    }

    /// Whether the presenter is shown as a smaller card behind.
    ///
    /// Not part of UIKit.
    ///
    /// > Rules: PRES-6 and SHEET-4.
    public var pushesPresenterBack: Bool { (chrome as? SheetChrome)?.pushesPresenterBack == true }

    // MARK: Gestures

    /// Simulates a person who drags a sheet down or taps outside a popover.
    ///
    /// Not part of UIKit.
    ///
    /// - Returns: whether the presentation was dismissed. It isn't if it is modal, if the delegate refuses, or if
    ///   nothing is outside it.
    /// > Rules: PRES-13 and POP-7.
    @discardableResult
    public func dismissByGesture() -> Bool {
        guard let shown, let activeStyle, activeStyle.isSheet || activeStyle == .popover else { return false }
        guard !shown.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        if activeStyle.isSheet, !JobEnvironment.current.behavior.sheetsCanBeDraggedDown { return false }
        delegate?.presentationControllerWillDismiss(self)
        end(animated: true)
        delegate?.presentationControllerDidDismiss(self)
        return true
    }
}

extension UIViewController {
    /// Puts back the views that sheets over this controller push back: a transformed view does not follow its superview.
    func restorePushedBackViews() {
        guard let presentation = presentedContainer as? UIPresentationController else { return }
        presentation.restorePushedBack()
        presentation.shown?.restorePushedBackViews()
        presentation.containerView?.setNeedsLayout()
    }
}
