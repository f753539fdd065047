import Foundation
import Traits

/// A presenter's view that was taken out of the tree, or out of sight.
enum RemovedPresenter {
    /// It was in that view, that many below the top.
    case view(UIView, in: UIView, index: Int)
    /// What is in a context beside the presentation.
    case hidden([UIView])
}

extension UIPresentationController {
    /// What the container lies in: the window, or the view of the context.
    private var host: UIView? {
        let view = presentingViewController.viewIfLoaded
        return shouldPresentInFullscreen ? view?.window : view
    }

    /// Shows the presented controller over the presenter, all at once.
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
        // Another may stand in for the presented controller.
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

    /// Takes the presented controller away, with all that it presents itself.
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
        if disappears { shown.endTransition(animated: animated) }
        if returns { presenter.endTransition(animated: animated) }
        presenter.runningTransition = nil
        shown.runningTransition = nil
        shown.presentationPhase = .none
        dismissalTransitionDidEnd(true)
        presenter.presentedContainer = nil
        shown.presentingContainer = nil
        activeStyle = nil
        pendingStyle = nil
        containerView = nil
        keepPresented(false)
    }

    // MARK: What is shown

    /// Puts the presented controller, or what stands in for it, into the container in a style.
    ///
    /// > Rule: PRES-10.
    func show(in style: UIModalPresentationStyle, willInstall: () -> Void = {}) {
        guard let containerView else { return }
        activeStyle = style
        let original = originalViewController
        var next = original
        if style != presentationStyle {
            if let settings = sheetSettings(for: style), settings !== self {
                delegate?.presentationController(self, prepare: settings)
            }
            next =
                delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? original
        }
        exchangeShown(for: next, original: original)
        let chrome = makeChrome(for: style)
        self.chrome = chrome
        next.inheritTraits()
        willInstall()
        chrome.install(in: containerView)
        if chrome.dimsTint, presentingViewController.view.look.tintAdjustmentMode == .automatic {
            presentingViewController.view.tintAdjustmentMode = .dimmed
        }
        layoutContainer()
        // A presenter that was there when the style changed leaves at once.
        if shouldRemovePresentersView, next.isShown { removePresenter() }
    }

    private func exchangeShown(for next: UIViewController, original: UIViewController) {
        guard next !== shown else { return }
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
    }

    /// Takes away what surrounds the presented view, and that view.
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
        // What presents over this one may have moved its card.
        if let above = shown?.presentedContainer as? UIPresentationController, let container = above.containerView {
            above.chrome?.layoutPresenter(in: container)
        }
    }

    // MARK: The presenter's view

    /// > Rules: PRES-3 and PRES-4.
    private func removePresenter() {
        guard removedPresenter == nil, let view = presentingViewController.viewIfLoaded else { return }
        // Behind what lets something through there is nothing then.
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
        switch removedPresenter {
        case .view(let view, in: let superview, index: let index):
            view.frame = superview.bounds
            superview.insertSubview(view, at: index)
        case .hidden(let views):
            for view in views { view.isHidden = false }
        case nil: break
        }
        removedPresenter = nil
        containerView?.backgroundColor = nil
    }

    // MARK: Touches

    /// What a touch beside the presented view is for: what is behind a sheet that does not dim it, or one of the views
    /// that a popover lets touches through to.
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

    /// Whether the presenter stands as a smaller card behind.
    ///
    /// Not part of UIKit.
    ///
    /// > Rules: PRES-6 and SHEET-4.
    public var pushesPresenterBack: Bool { (chrome as? SheetChrome)?.pushesPresenterBack == true }

    // MARK: Gestures

    /// Does what a person does who drags a sheet down or taps beside a popover.
    ///
    /// Not part of UIKit.
    ///
    /// - Returns: whether the presentation was dismissed: not where it is modal, or where the delegate says no, or
    ///   where nothing is beside it.
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
