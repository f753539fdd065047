public import Arrangement
public import Foundation
import Geometry
import Traits

/// A split view that may stand anywhere: as a root, on a navigation stack, or presented.
///
/// A side view and a main view with a splitter between them. The side view is shown always, not in portrait, or only by
/// a list button, which opens it in a popover or slides it in. Not of UIKit: it follows the split view controller of
/// the same purpose that was published on CodeProject in 2011.
open class VersatileSplitViewController: UIViewController {
    /// The narrower of the two views.
    open var sideViewController: UIViewController? {
        didSet { replace(oldValue, with: sideViewController) }
    }
    open var mainViewController: UIViewController? {
        didSet { replace(oldValue, with: mainViewController) }
    }

    /// What stands between the two: any view of any width; by default a black line of one point.
    open var viewSplitter: UIView = {
        let line = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        line.backgroundColor = .black
        return line
    }()
    {
        didSet {
            guard viewSplitter !== oldValue else { return }
            oldValue.removeFromSuperview()
            splitterWidth = viewSplitter.bounds.width
            viewIfLoaded?.addSubview(viewSplitter)
            changed()
        }
    }
    private var splitterWidth: CGFloat = 1

    /// The splitter's middle, in points from the edge of the side view; `nil` for the default, near the golden ratio.
    ///
    /// Set while the side view is hidden, it holds when that shows again.
    ///
    /// > Rule: VSV-7.
    open var splitPoint: CGFloat? { didSet { changed() } }
    open var sideViewDisplayOption = SideViewDisplayOption.alwaysDisplay {
        didSet {
            if sideViewDisplayOption != oldValue { hideList() }
            changed()
        }
    }
    open var listDisplayStyle = ListDisplayStyle.popover {
        didSet {
            if listDisplayStyle != oldValue { hideList() }
        }
    }
    open var sideViewPosition = SideViewPosition.left { didSet { changed() } }

    /// What the list button says.
    open var listButtonTitle: String? {
        get { listButton.title }
        set { listButton.title = newValue }
    }

    /// A bar for the list button where there is no navigation bar, at the top of the view.
    open var toolbar: UIToolbar? {
        didSet {
            guard toolbar !== oldValue else { return }
            oldValue?.removeFromSuperview()
            changed()
        }
    }
    /// The item of the toolbar that is the list button; it is hidden while the side view is shown.
    open var toolbarListButton: UIBarButtonItem? {
        didSet {
            toolbarListButton?.primaryAction = listAction
            changed()
        }
    }

    /// The button in the navigation bar that shows the side view.
    public let listButton = UIBarButtonItem(title: nil)
    private lazy var listAction = UIAction { [weak self] _ in self?.toggleList() }
    private var hasSlidIn = false
    /// Whether the list button has shown the side view, and nothing has taken it away since.
    private var isListShown: Bool { hasSlidIn || sideViewController?.presentingContainer != nil }

    public init() {
        super.init(nibName: nil, bundle: nil)
        listButton.primaryAction = listAction
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listButton.primaryAction = listAction
    }

    private func replace(_ old: UIViewController?, with new: UIViewController?) {
        guard old !== new else { return }
        if let old, old.parentController === self {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            setOverrideTraitCollection(nil, forChild: old)
            old.removeFromParent()
        }
        if let new, problem(addingChild: new) == nil {
            addChild(new)
            new.didMove(toParent: self)
        }
        changed()
    }

    private func changed() {
        updateListButtons()
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: The list

    /// Whether the list was asked for before there was a view.
    private var showsListAtFirst = false

    /// Whether the side view waits behind the list button.
    ///
    /// > Rule: VSV-2.
    open var isSideViewHidden: Bool { request.hidesSide && !isListShown }

    /// Shows the side view that is hidden, in the list display style; before the view is loaded, when it is laid out.
    ///
    /// > Rule: VSV-4.
    open func showList() {
        guard isViewLoaded else {
            showsListAtFirst = true
            return
        }
        openList()
        viewIfLoaded?.layoutIfNeeded()
    }

    private func openList() {
        guard request.hidesSide, !isListShown, let sideViewController else { return }
        if listDisplayStyle == .popover {
            presentList(sideViewController)
        } else {
            hasSlidIn = true
        }
        changed()
    }

    /// Hides the side view that the list button has shown.
    open func hideList() {
        guard isListShown else { return }
        if hasSlidIn {
            hasSlidIn = false
        } else {
            sideViewController?.dismiss(animated: true)
        }
        changed()
        viewIfLoaded?.layoutIfNeeded()
    }

    /// In a popover the side view belongs to the presentation, from the list button, and comes back when it is gone.
    private func presentList(_ list: UIViewController) {
        if list.parentController === self {
            list.willMove(toParent: nil)
            list.viewIfLoaded?.removeFromSuperview()
            setOverrideTraitCollection(nil, forChild: list)
            list.removeFromParent()
        }
        list.modalPresentationStyle = .popover
        list.popoverPresentationController?.barButtonItem = toolbarListButton ?? listButton
        // Both bars are at the top: the list hangs from its button.
        list.popoverPresentationController?.permittedArrowDirections = .up
        present(list, animated: true)
    }

    private func toggleList() {
        if isListShown { hideList() } else { showList() }
    }

    /// The list button stands beside a back button, or in the toolbar; it is there while the side view is not.
    ///
    /// > Rule: VSV-3.
    private func updateListButtons() {
        let shows = isViewLoaded && request.hidesSide
        toolbarListButton?.isHidden = !shows
        guard toolbar == nil || toolbarListButton == nil else { return }
        var items = navigationItem.leftBarButtonItems ?? []
        items.removeAll { $0 === listButton }
        if shows { items.append(listButton) }
        navigationItem.leftBarButtonItems = items.isEmpty ? nil : items
        navigationItem.leftItemsSupplementBackButton = true
        navigationController?.navigationBar.setNeedsLayout()
    }

    // MARK: Layout

    /// An orientation only if both children allow it.
    ///
    /// > Rule: VSV-6.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        [sideViewController, mainViewController].compactMap { $0?.supportedInterfaceOrientations }
            .reduce(.all) { $0.intersection($1) }
    }

    private var request: VersatileSplitRequest {
        let view = viewIfLoaded
        var area = CGRect(origin: .zero, size: view?.bounds.size ?? .zero)
        if let view, let toolbar {
            area = area.inset(
                by: UIEdgeInsets(top: view.safeAreaInsets.top + toolbar.intrinsicContentSize.height))
        }
        var request = VersatileSplitRequest(area: area, splitterWidth: splitterWidth)
        request.displayOption = sideViewDisplayOption
        request.listDisplayStyle = listDisplayStyle
        request.position = sideViewPosition
        request.splitPoint = splitPoint
        request.isListShown = isListShown
        return request
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(viewSplitter)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateListButtons()
        if showsListAtFirst {
            showsListAtFirst = false
            openList()
        }
        // What the button has shown goes when the side view has a place of its own.
        if isListShown, !request.hidesSide { hideList() }
        if let toolbar {
            if toolbar.superview == nil { view.addSubview(toolbar) }
            let frame = CGRect(
                x: 0, y: view.safeAreaInsets.top, width: view.bounds.width,
                height: toolbar.intrinsicContentSize.height)
            toolbar.frame = frame
            toolbar.backgroundOutset = ContainerLayout.backgroundOutset(ofTopBar: frame)
        }
        let arrangement = request.arrange()
        if let mainViewController { place(mainViewController, at: arrangement.main) }
        viewSplitter.isHidden = arrangement.splitter == nil
        if let frame = arrangement.splitter { viewSplitter.frame = view.layoutGrid.snap(frame) }
        guard let sideViewController, sideViewController.presentingContainer == nil else { return }
        if sideViewController.parentController == nil {
            addChild(sideViewController)
            sideViewController.didMove(toParent: self)
        }
        if let frame = arrangement.side {
            setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: sideViewController)
            place(sideViewController, at: frame)
            if let child = sideViewController.viewIfLoaded { view.bringSubviewToFront(child) }
            view.bringSubviewToFront(viewSplitter)
            if let toolbar { view.bringSubviewToFront(toolbar) }
        } else if let child = sideViewController.viewIfLoaded, child.superview === view {
            child.removeFromSuperview()
        }
    }

    private func place(_ controller: UIViewController, at frame: CGRect) {
        guard let child = controller.view else { return }
        child.translatesAutoresizingMaskIntoConstraints = true
        child.frame = view.layoutGrid.snap(frame)
        if child.superview !== view { view.insertSubview(child, at: 0) }
        var safeArea = view.safeAreaInsets
        if toolbar != nil { safeArea.top = request.area.minY }
        child.setRootSafeAreaInsets(safeAreaInsets(of: child.frame, in: view.bounds.size, safeArea: safeArea))
    }
}
