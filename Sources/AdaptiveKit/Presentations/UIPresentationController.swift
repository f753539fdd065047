import Arrangement
public import Foundation
import Geometry
public import Traits

/// An object that presents a controller over another, and manages its frame, decoration and lifetime.
///
/// An app's subclass can override the frame of the presented view, the additions to the container, and whether the
/// presenter's view stays.
///
/// > Rules: PRES-1 to PRES-14.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    package var traitState = TraitState()
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    /// Retains the presented controller, or its replacement, while it is presented.
    package internal(set) var shown: UIViewController?
    private var kept: UIViewController?
    var chrome: (any PresentationChrome)?
    /// The current style; `nil` while nothing is presented.
    package internal(set) var activeStyle: UIModalPresentationStyle?
    /// The style that was chosen before a transition for its final traits.
    var pendingStyle: UIModalPresentationStyle?
    /// The controller that the delegate chose before a transition for the pending style.
    var pendingReplacement: UIViewController?
    /// The style, the decoration and the place when the running transition ends; `nil` outside announcements.
    var planned: PlannedPresentation?
    /// Whether the delegate keeps the presentation from adapting to compact width.
    var keepsOwnStyle = false
    var removedPresenter: RemovedPresenter?
    private let requestedStyle: UIModalPresentationStyle

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        requestedStyle = presentedViewController.modalPresentationStyle
        super.init()
    }

    // MARK: Controllers

    open var presentedViewController: UIViewController { shown ?? presented ?? UIViewController() }
    /// The presenting controller: the container of the controller that was asked to present, or the context that it
    /// defines.
    open internal(set) var presentingViewController: UIViewController {
        get { presenter ?? presentedViewController }
        set { presenter = newValue }
    }

    /// The controller that was originally presented, before any replacement.
    var originalViewController: UIViewController { kept ?? presentedViewController }

    /// Retains the controller while it is presented, and releases it afterwards.
    func keepPresented(_ keeps: Bool) {
        kept = keeps ? presented : nil
        shown = kept
    }

    /// The requested style, with `automatic` resolved.
    open var presentationStyle: UIModalPresentationStyle {
        requestedStyle.resolved(on: JobEnvironment.current.systemVersion)
    }

    /// The container of the presentation; `nil` while nothing is presented.
    open internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Adapting

    /// The style that the presentation adapts to in a horizontally compact environment; `none` if it doesn't adapt.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style that the presentation adapts to; `none` if it keeps its own.
    ///
    /// > Rule: PRES-9.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptedStyle(for: traitCollection)
        return style == presentationStyle ? .none : style
    }

    /// Traits of the presented controller that override those of the presenter.
    ///
    /// > Rule: PRES-12; TE-6.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { passTraitsOn() }
    }

    // MARK: Frame

    /// Whether the presentation covers the whole window instead of the nearest context.
    open var shouldPresentInFullscreen: Bool { !presentationStyle.coversContext }

    /// Whether the presenter's view is removed from the tree.
    ///
    /// > Rules: PRES-3, PRES-4 and PRES-12.
    open var shouldRemovePresentersView: Bool { (styleInEffect ?? presentationStyle).removesPresenter }

    /// The final frame of the presented view in the container.
    open var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return chromeInEffect?.frame(in: containerView.bounds.size) ?? containerView.bounds
    }

    /// The view that is animated in: the presented controller's.
    open var presentedView: UIView? { presentedViewController.view }

    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions of the presentation

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Decoration

    /// Creates the decoration of the presented view for a style.
    @_spi(Subclassing) open func makeChrome(for style: UIModalPresentationStyle) -> any PresentationChrome {
        switch style {
        case .pageSheet, .formSheet: SheetChrome(self, sheetSettings(for: style))
        case .custom: PlainChrome(self, followsContainer: false)
        default: PlainChrome(self, followsContainer: true)
        }
    }

    /// The sheet configuration of this presentation.
    func sheetSettings(for style: UIModalPresentationStyle) -> UISheetPresentationController? { nil }

    /// The reason why this can't be presented, or `nil` if there is none.
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
        chromeInEffect?.frame(in: parentSize).size ?? parentSize
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
