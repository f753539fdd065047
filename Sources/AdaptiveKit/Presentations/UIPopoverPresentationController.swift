import Arrangement
public import Foundation
public import Geometry
import Traits

/// An anchor of a popover: a view or a bar item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// The frame of the item in a view; `nil` if the item isn't shown in that view's window.
    func frame(in referenceView: UIView) -> CGRect?
}

/// A popover: a bubble with an arrow if there is room, otherwise a sheet or a full-screen presentation.
///
/// > Rules: POP-1 to POP-7.
open class UIPopoverPresentationController: UIPresentationController {
    /// The rectangle that the arrow points at, in the coordinates of ``sourceView``; null for the whole view.
    open var sourceRect = CGRect.null { didSet { sourceDidChange() } }
    open var sourceView: UIView? { didSet { sourceDidChange() } }
    open var barButtonItem: UIBarButtonItem? { didSet { sourceDidChange() } }
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { sourceDidChange() } }
    /// The allowed directions of the arrow; empty for a popover without an arrow, centered on its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { sourceDidChange() } }
    /// The direction of the arrow; unknown before the popover is shown.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The minimum distances from the window's edges.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: Presentations.popoverMargin, left: Presentations.popoverMargin, bottom: Presentations.popoverMargin,
        right: Presentations.popoverMargin)
    { didSet { sourceDidChange() } }
    open var canOverlapSourceViewRect = false { didSet { sourceDidChange() } }
    open var passthroughViews: [UIView]?
    /// The color of the arrow and body; `nil` for the system's.
    open var backgroundColor: UIColor? { didSet { sourceDidChange() } }
    open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

    private lazy var adaptiveSheet: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        sheet.popover = self
        return sheet
    }()

    /// The sheet that the popover adapts to in compact width, for configuration.
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

    private func sourceDidChange() { containerView?.setNeedsLayout() }

    @_spi(Subclassing) open override func makeChrome(for style: UIModalPresentationStyle) -> any PresentationChrome {
        style == .popover ? PopoverChrome(self) : super.makeChrome(for: style)
    }

    override func sheetSettings(for style: UIModalPresentationStyle) -> UISheetPresentationController? { adaptiveSheet }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard activeStyle == .popover else { return }
        repositionByDelegate()
    }

    // MARK: Source

    private var item: (any UIPopoverPresentationControllerSourceItem)? { sourceItem ?? barButtonItem }

    /// The directions available to the arrow.
    ///
    /// At a bar item it points up or down, if those are permitted.
    var usedArrowDirections: UIPopoverArrowDirection {
        let vertical = permittedArrowDirections.intersection([.up, .down])
        return item is UIBarButtonItem && !vertical.isEmpty ? vertical : permittedArrowDirections
    }

    /// The rectangle that the arrow points at, in the coordinates of a view in the same window.
    package func source(in view: UIView) -> CGRect? {
        if let item { return item.frame(in: view) }
        guard let sourceView, sourceView.window === view.window else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
    }

    /// > Rule: POP-1.
    override func problem(in window: UIWindow, traits: UITraitCollection) -> PresentationProblem? {
        guard chosenStyle(for: traits) == .popover else { return nil }
        delegatePrepares()
        let name = presentedViewController.shortDescription
        guard item != nil || sourceView != nil else { return .popoverWithoutSource(name) }
        guard source(in: window) == nil else { return nil }
        return .popoverSourceNotShown(name, source: sourceView?.shortDescription ?? "a bar button item")
    }

    private func delegatePrepares() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    private var knownContainerSize: CGSize?

    /// A delegate may move the source when the window's size changes.
    private func repositionByDelegate() {
        guard let size = containerView?.bounds.size, size != knownContainerSize else { return }
        defer { knownContainerSize = size }
        guard knownContainerSize != nil, let view = sourceView,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        var newView = view
        withUnsafeMutablePointer(to: &rect) { rect in
            withUnsafeMutablePointer(to: &newView) { view in
                delegate.popoverPresentationController(self, willRepositionPopoverTo: rect, in: view)
            }
        }
        if newView !== view { sourceView = newView }
        if rect != (sourceRect.isNull ? view.bounds : sourceRect) { sourceRect = rect }
    }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let root: UIView = referenceView.window else { return nil }
        root.layoutIfNeeded()
        var found: CGRect?
        root.eachInSubtree { view in
            guard found == nil, !view.isHidden, let bar = view as? any BarButtonHolder else { return }
            found = bar.frame(ofItem: self).map { view.convert($0, to: referenceView) }
        }
        return found
    }
}

/// A bar that shows button items.
@MainActor protocol BarButtonHolder: UIView {
    /// The frame of an item in the bar's coordinates; `nil` if the bar doesn't show it.
    func frame(ofItem item: UIBarButtonItem) -> CGRect?

    var shownViews: BarViews { get }
}

/// Is notified when a popover is shown or dismissed, and may move it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown, as the last chance to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

    /// Whether a tap outside may dismiss the popover.
    ///
    /// From iOS 13 on, UIKit asks `presentationControllerShouldDismiss(_:)`, which asks this method here.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool

    /// Called after a tap outside dismissed the popover.
    ///
    /// From iOS 13 on, UIKit calls `presentationControllerDidDismiss(_:)`, which calls this method here.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)

    /// Called when the window's size changed, so that the delegate can move the source.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView)

    /// The same, with UIKit's own parameters; it asks the other one.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        (presentationController as? UIPopoverPresentationController)
            .map(popoverPresentationControllerShouldDismissPopover) ?? true
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if let popover = presentationController as? UIPopoverPresentationController {
            popoverPresentationControllerDidDismissPopover(popover)
        }
    }

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView
    ) {}

    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        self.popoverPresentationController(
            popoverPresentationController, willRepositionPopoverTo: &rect.pointee, in: &view.pointee)
    }
}

/// An app's own popover background, including the arrow.
open class UIPopoverBackgroundView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The arrow's offset from the center of its edge.
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.up
    /// The insets around the content, in addition to the arrow's height.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowHeight() -> CGFloat { Presentations.popoverArrowHeight }
    open class func arrowBase() -> CGFloat { Presentations.popoverArrowBase }
    open class var wantsDefaultContentAppearance: Bool { true }
}
