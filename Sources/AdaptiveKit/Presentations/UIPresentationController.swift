import Arrangement
public import Foundation
import Geometry
public import Traits

/// What shows a controller over another: where, with what around it, and for how long.
///
/// A subclass of an app's own overrides where the presented view lies, what is added to the container, and whether the
/// presenter's view stays.
///
/// > Rules: PRES-1 to PRES-14.
open class UIPresentationController: NSObject {
    package var traitState = TraitState()
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// Keeps the presented controller, and what takes its place, while they are presented.
    var shown: UIViewController?
    private var kept: UIViewController?
    var chrome: (any PresentationChrome)?
    /// The style that is shown now; `nil` while nothing is.
    var activeStyle: UIModalPresentationStyle?
    /// What was answered before a transition for the traits that it leads to.
    var pendingStyle: UIModalPresentationStyle?
    var removedPresenter: RemovedPresenter?
    private let requestedStyle: UIModalPresentationStyle

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        requestedStyle = presentedViewController.modalPresentationStyle
        super.init()
    }

    // MARK: Who

    open var presentedViewController: UIViewController { shown ?? presented ?? UIViewController() }
    /// What presents: the container that the controller that was asked is in, or the context that it defines.
    open internal(set) var presentingViewController: UIViewController {
        get { presenter ?? presentedViewController }
        set { presenter = newValue }
    }

    /// The controller that was given to be presented, which another may stand in for.
    var originalViewController: UIViewController { kept ?? presentedViewController }

    /// Holds on to the controller while it is presented, and lets go of it.
    func keepPresented(_ keeps: Bool) {
        kept = keeps ? presented : nil
        shown = kept
    }

    /// The style that was asked for, `automatic` resolved.
    open var presentationStyle: UIModalPresentationStyle {
        requestedStyle.resolved(on: JobEnvironment.current.systemVersion)
    }

    /// What the presentation happens in; `nil` while nothing is presented.
    open internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Adapting

    /// The style that the presentation adapts to in a horizontally compact environment; none where it does not.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style that the presentation adapts to; none where it keeps its own.
    ///
    /// > Rule: PRES-9.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptedStyle(for: traitCollection)
        return style == presentationStyle ? .none : style
    }

    /// Traits that the presented controller sees otherwise than what presents it.
    ///
    /// > Rule: PRES-12; TE-6.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { passTraitsOn() }
    }

    // MARK: Place

    /// Whether all of the window is covered rather than the nearest context.
    open var shouldPresentInFullscreen: Bool { !presentationStyle.coversContext }

    /// Whether the presenter's view leaves the tree.
    ///
    /// > Rules: PRES-3, PRES-4 and PRES-12.
    open var shouldRemovePresentersView: Bool { (activeStyle ?? presentationStyle).removesPresenter }

    /// Where the presented view lies in the container when all has come to rest.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return chrome?.frame(in: containerView.bounds.size) ?? containerView.bounds
    }

    /// The view that moves in: the presented controller's.
    open var presentedView: UIView? { presentedViewController.view }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Coming and going

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: What is around the presented view

    /// What surrounds the presented view in a style.
    func makeChrome(for style: UIModalPresentationStyle) -> any PresentationChrome {
        switch style {
        case .pageSheet, .formSheet: SheetChrome(self, sheetSettings(for: style))
        case .custom: PlainChrome(self, followsContainer: false)
        default: PlainChrome(self, followsContainer: true)
        }
    }

    /// What a sheet of this presentation was told.
    func sheetSettings(for style: UIModalPresentationStyle) -> UISheetPresentationController? { nil }

    /// What keeps this from being presented.
    func problem(in window: UIWindow, traits: UITraitCollection) -> PresentationProblem? { nil }

    // MARK: Traits and content

    open var traitCollection: UITraitCollection { currentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        chrome?.frame(in: parentSize).size ?? parentSize
    }

    /// > Rule: TR-5.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: newCollection, with: coordinator)
    }
}
