@_spi(Subclassing) public import AdaptiveKit
public import Arrangement
public import Foundation
import Geometry
import Traits

/// A split view that works anywhere: as a root, on a navigation stack, or presented.
///
/// A side view and a main view with a splitter between them. The side view is shown always, not in portrait, or only by
/// a list button, which opens it in a popover or slides it in. Not part of UIKit: it follows a split view controller
/// with the same purpose that was published on CodeProject in 2011.
open class VersatileSplitViewController: UIViewController {
    /// The narrower of the two views.
    open var sideViewController: UIViewController? {
        didSet { replace(oldValue, with: sideViewController) }
    }
    open var mainViewController: UIViewController? {
        didSet { replace(oldValue, with: mainViewController) }
    }

    /// The view between the two: any view of any width; by default a black line of one point.
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
    /// The center of the splitter in its xib; `nil` without a xib.
    private var documentSplitPoint: CGFloat?

    /// The splitter's center, in points from the edge of the side view; `nil` for the default, near the golden ratio.
    ///
    /// If set while the side view is hidden, it applies when that is shown again.
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

    /// The title of the list button.
    open var listButtonTitle: String? {
        get { listButton.title }
        set { listButton.title = newValue }
    }

    /// A bar for the list button at the top of the view, for use without a navigation bar.
    open var toolbar: UIToolbar? {
        didSet {
            guard toolbar !== oldValue else { return }
            oldValue?.removeFromSuperview()
            changed()
        }
    }
    /// The toolbar item that is the list button; it is hidden while the side view is shown.
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
    /// Whether the list button has shown the side view, and it hasn't been hidden since.
    private var isListShown: Bool { hasSlidIn || sideViewController?.presentingContainer != nil }

    public init() {
        super.init(nibName: nil, bundle: nil)
        listButton.primaryAction = listAction
    }

    /// Creates a controller whose view, splitter and toolbar come from a xib.
    ///
    /// The File's Owner of the xib has the outlets `viewSplitter`, `toolbar` and `toolbarListButton`. The center of its
    /// splitter is the standard split point.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
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

    /// Whether the list was requested before the view was loaded.
    private var showsListAtFirst = false

    /// Whether the side view is hidden behind the list button.
    ///
    /// > Rule: VSV-2.
    open var isSideViewHidden: Bool { request.hidesSide && !isListShown }

    /// Shows the hidden side view in the list display style; before the view is loaded, at the first layout.
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

    /// Hides a side view that the list button has shown.
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

    /// In a popover the side view belongs to the presentation, from the list button, and returns when it ends.
    private func presentList(_ list: UIViewController) {
        if list.parentController === self {
            list.willMove(toParent: nil)
            list.viewIfLoaded?.removeFromSuperview()
            list.removeFromParent()
        }
        list.modalPresentationStyle = .popover
        list.popoverPresentationController?.barButtonItem = toolbarListButton ?? listButton
        // Both bars are at the top: the list opens below its button.
        list.popoverPresentationController?.permittedArrowDirections = .up
        present(list, animated: true)
    }

    private func toggleList() {
        if isListShown { hideList() } else { showList() }
    }

    /// The list button is next to a back button, or in the toolbar.
    ///
    /// It is shown while the side view isn't.
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

    /// The orientations that both children allow.
    ///
    /// > Rule: VSV-6.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        [sideViewController, mainViewController].compactMap { $0?.supportedInterfaceOrientations }
            .reduce(.all) { $0.intersection($1) }
    }

    private var request: VersatileSplitRequest {
        request(in: viewIfLoaded?.bounds.size ?? .zero, safeAreaTop: viewIfLoaded?.safeAreaInsets.top ?? 0)
    }

    private func request(in size: CGSize, safeAreaTop: CGFloat) -> VersatileSplitRequest {
        var area = CGRect(origin: .zero, size: size)
        if isViewLoaded, let toolbar {
            area = area.inset(by: UIEdgeInsets(top: safeAreaTop + toolbar.intrinsicContentSize.height))
        }
        var request = VersatileSplitRequest(area: area, splitterWidth: splitterWidth)
        request.displayOption = sideViewDisplayOption
        request.listDisplayStyle = listDisplayStyle
        request.position = sideViewPosition
        request.splitPoint = splitPoint ?? documentSplitPoint
        request.isListShown = isListShown
        return request
    }

    // MARK: Transitions

    @_spi(Subclassing) open override func plannedPlace(
        of child: UIViewController, in space: ControllerSpace
    ) -> ChildPlace {
        var request = request(in: space.size, safeAreaTop: space.safeArea.top)
        // A side view with its own space is not a list.
        if !request.hidesSide { request.isListShown = false }
        let arrangement = request.arrange()
        let isSide = child === sideViewController
        guard isSide || child === mainViewController else { return super.plannedPlace(of: child, in: space) }
        let override = overrideTraitCollection(forChild: child)
        guard let frame = isSide ? arrangement.side : arrangement.main else {
            return ChildPlace(frame: nil, override: override, isShown: false)
        }
        let grid = viewIfLoaded?.layoutGrid ?? PixelGrid(scale: space.screen.scale)
        let snapped = grid.snap(frame)
        var safeArea = space.safeArea
        if toolbar != nil { safeArea.top = request.area.minY }
        return ChildPlace(
            frame: snapped, safeArea: safeAreaInsets(of: snapped, in: space.size, safeArea: safeArea),
            override: isSide && space.isShown
                ? traitOverride(for: child, with: UITraitCollection(horizontalSizeClass: .compact)) : override)
    }

    /// A list in a popover returns to its own space where the view is wide enough.
    @_spi(Subclassing) open override func planChildren(in space: ControllerSpace, of plan: TransitionPlan) {
        super.planChildren(in: space, of: plan)
        guard let list = sideViewController, list.presentingContainer != nil,
            !request(in: space.size, safeAreaTop: space.safeArea.top).hidesSide
        else { return }
        planChild(list, at: plannedPlace(of: list, in: space), in: space, of: plan)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(viewSplitter)
    }

    /// Sets an outlet of the xib's File's Owner.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        switch (key, value) {
        case ("viewSplitter", let splitter as UIView):
            documentSplitPoint = splitter.frame.midX
            viewSplitter = splitter
        case ("toolbar", let bar as UIToolbar): toolbar = bar
        case ("toolbarListButton", let item as UIBarButtonItem): toolbarListButton = item
        case ("sideViewController", let side as UIViewController): sideViewController = side
        case ("mainViewController", let main as UIViewController): mainViewController = main
        default: return super.setOwnOutlet(key, to: value)
        }
        return true
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateListButtons()
        if showsListAtFirst {
            showsListAtFirst = false
            openList()
        }
        // A list that the button has shown is hidden when the side view gets its own space.
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
            setContainerTraits(UITraitCollection(horizontalSizeClass: .compact), forChild: sideViewController)
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
        child.autoresizingMask = []
        child.frame = view.layoutGrid.snap(frame)
        if child.superview !== view { view.insertSubview(child, at: 0) }
        var safeArea = view.safeAreaInsets
        if toolbar != nil { safeArea.top = request.area.minY }
        child.setRootSafeAreaInsets(safeAreaInsets(of: child.frame, in: view.bounds.size, safeArea: safeArea))
    }
}

extension UIViewController {
    /// The nearest versatile split view that contains this controller, also while a popover shows it as the list.
    ///
    /// Not part of UIKit.
    public var versatileSplitViewController: VersatileSplitViewController? {
        if let ancestor = ancestor(of: VersatileSplitViewController.self) { return ancestor }
        let top = sequence(first: self) { $0.parentController }.reversed().first ?? self
        return top.presentingViewController?.versatileSplit(listing: top)
    }

    /// The versatile split view, among this controller and those in it, that has a controller as its side.
    private func versatileSplit(listing side: UIViewController) -> VersatileSplitViewController? {
        if let split = self as? VersatileSplitViewController, split.sideViewController === side { return split }
        return children.lazy.compactMap { $0.versatileSplit(listing: side) }.first
    }
}
