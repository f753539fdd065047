public import Arrangement
import Diagnostics
public import Foundation
import Looks
public import Traits

/// A container that shows controllers side by side if there is room, otherwise one at a time.
///
/// `SplitRequest` determines the mode and the columns' frames. This class keeps the state and the parent-child
/// relationships.
open class UISplitViewController: UIViewController {
    public typealias Style = SplitStyle
    public typealias Column = SplitColumn
    public typealias PrimaryEdge = SplitPrimaryEdge
    public typealias DisplayMode = SplitDisplayMode
    public typealias SplitBehavior = Arrangement.SplitBehavior
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable { case automatic, never, always }
    public enum BackgroundStyle: Int, Hashable, Sendable { case none, sidebar }

    /// The value that selects the system's width.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The children by column: the controller that was set, or the navigation controller around it.
    var columns: [Column: UIViewController] = [:]
    /// The controllers that were set and are wrapped in a navigation controller.
    var wrapped: [Column: UIViewController] = [:]
    /// The collapsed state for which the children were last arranged; `nil` initially and after they changed.
    var arrangedAsCollapsed: Bool?
    /// The top column of the column style while collapsed.
    var topColumn = Column.secondary
    var chosenMode: DisplayMode?
    let parts = SplitViewParts()
    /// The secondary of the last collapse.
    var keptSecondary: UIViewController?
    /// The children that were visible before they moved between columns, until these are laid out.
    var visibleBeforeMove: [UIViewController]?
    /// The delegate's answers before a collapse or an expansion that is announced.
    var decision: SplitDecision?

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = (coder as? DocumentCoder)?.splitViewStyle ?? .unspecified
        super.init(coder: coder)
    }

    // MARK: Preferences

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            chosenMode = nil
            columnsDidChange()
        }
    }
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { columnsDidChange() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
    open var presentsWithGesture = true { didSet { columnsDidChange() } }
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { columnsDidChange() } }
    open var showsSecondaryOnlyButton = false { didSet { columnsDidChange() } }
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Current state

    /// The request for the layout rules.
    var request: SplitRequest {
        func given(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension || !value.isFinite ? nil : value }
        var request = SplitRequest(
            style: style, size: viewIfLoaded?.bounds.size ?? .zero, idiom: traitCollection.userInterfaceIdiom,
            version: JobEnvironment.current.systemVersion)
        request.safeAreaTop = viewIfLoaded?.safeAreaInsets.top ?? 0
        request.preferredMode = preferredDisplayMode
        request.preferredBehavior = preferredSplitBehavior
        request.presentsWithGesture = presentsWithGesture
        request.chosenMode = chosenMode
        request.primary = SplitColumns.Request(
            preferredWidth: given(preferredPrimaryColumnWidth),
            preferredFraction: given(preferredPrimaryColumnWidthFraction),
            minimum: given(minimumPrimaryColumnWidth), maximum: given(maximumPrimaryColumnWidth))
        request.supplementary = SplitColumns.Request(
            preferredWidth: given(preferredSupplementaryColumnWidth),
            preferredFraction: given(preferredSupplementaryColumnWidthFraction),
            minimum: given(minimumSupplementaryColumnWidth), maximum: given(maximumSupplementaryColumnWidth))
        return request
    }

    /// > Rule: SPLIT-2.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    /// The current mode, never automatic; meaningless while collapsed.
    open var displayMode: DisplayMode { request.displayMode }
    /// The current behavior; automatic for the classic style, which has none.
    open var splitBehavior: SplitBehavior { style == .unspecified ? .automatic : request.behavior }
    open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : SplitColumns.width(of: .primary, request) }
    open var supplementaryColumnWidth: CGFloat {
        style == .tripleColumn && !isCollapsed ? SplitColumns.width(of: .supplementary, request) : 0
    }

    /// A button that shows and hides the primary, for a bar of the secondary in the classic style.
    ///
    /// > Rule: SPLIT-15.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(title: nil)
        item.primaryAction = UIAction { [weak self] _ in self?.toggleDisplayMode() }
        return item
    }()

    /// Shows only the secondary, if the app requests this button.
    private(set) lazy var secondaryOnlyButtonItem: UIBarButtonItem = {
        let item = UIBarButtonItem(title: nil)
        item.look = .fullScreen
        item.primaryAction = UIAction { [weak self] _ in self?.change(to: .secondaryOnly) }
        return item
    }()

    // MARK: Columns

    /// The primary and secondary controllers of the classic style (more are ignored); while collapsed, the primary.
    ///
    /// For the column style, the controllers of all columns; while collapsed, the one that is shown: that of the compact
    /// column, or else of the primary.
    ///
    /// > Rule: SPLIT-1.
    open var viewControllers: [UIViewController] {
        get {
            if style != .unspecified, arrangedAsCollapsed == true { return collapsedController.map { [$0] } ?? [] }
            return Column.allCases.filter { $0 != .compact }.compactMap { columns[$0] }
        }
        set {
            guard style == .unspecified else {
                for (column, controller) in zip(style.sidebars + [.secondary], newValue) {
                    setViewController(controller, for: column)
                }
                return
            }
            put(newValue.first, into: .primary)
            put(newValue.count > 1 ? newValue[1] : nil, into: .secondary)
            keptSecondary = nil
            arrangedAsCollapsed = nil
            columnsDidChange()
        }
    }

    /// Sets the controller of a column, wrapped in a navigation controller unless it is one.
    ///
    /// > Rule: SPLIT-12.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        guard column != .supplementary || style == .tripleColumn else { return }
        // While collapsed the stack stays as it is; only the changed column is replaced.
        let top = arrangedAsCollapsed == true ? topColumnOnStack : nil
        if top != nil { separateColumns() }
        if let viewController, column != .compact, !(viewController is UINavigationController) {
            put(UINavigationController(rootViewController: viewController), into: column)
            wrapped[column] = viewController
        } else {
            put(viewController, into: column)
        }
        if let top { joinColumns(upTo: top) }
        columnsDidChange()
    }

    /// The controller that was set for a column, without the navigation controller around it.
    open func viewController(for column: Column) -> UIViewController? { wrapped[column] ?? columns[column] }

    /// Shows a column with the nearest mode; while collapsed, on top of the stack.
    ///
    /// > Rule: SPLIT-13.
    open func show(_ column: Column) {
        guard !showCollapsed(column) else { return }
        change(to: request.mode(showing: column))
    }

    /// Hides a column with the nearest mode; while collapsed, with all columns above it on the stack.
    ///
    /// > Rule: SPLIT-13.
    open func hide(_ column: Column) {
        guard !hideCollapsed(column) else { return }
        change(to: request.mode(hiding: column))
    }

    // MARK: Showing

    open override func canPerformAction(_ action: ResponderAction, withSender sender: Any?) -> Bool {
        action == .showViewController || action == .showDetailViewController
            || super.canPerformAction(action, withSender: sender)
    }

    /// Shows a controller in the primary column: on its stack, or in its place.
    ///
    /// If it is collapsed without a stack, an ancestor handles it.
    ///
    /// > Rule: VC-1.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        if let stack = columns[.primary] as? UINavigationController, !(vc is UINavigationController) {
            stack.pushViewController(vc, animated: true)
        } else if isCollapsed {
            super.show(vc, sender: sender)
        } else {
            put(vc, into: .primary)
            columnsDidChange()
        }
    }

    /// Shows a controller in the secondary column; while collapsed, on the stack.
    ///
    /// > Rule: VC-2.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard style == .unspecified else {
            setViewController(vc, for: .secondary)
            show(.secondary)
            return
        }
        guard isCollapsed, arrangedAsCollapsed != nil else {
            put(vc, into: .secondary)
            columnsDidChange()
            return
        }
        if let stack = columns[.primary] as? UINavigationController {
            stack.show(vc, sender: sender)
        } else {
            super.showDetailViewController(vc, sender: sender)
        }
    }

    /// Whether a column is on screen; while collapsed, whether it is the one on top.
    open func isShowing(_ column: Column) -> Bool {
        guard !isCollapsed else { return arrangedAsCollapsed == true && topColumnOnStack == column }
        return columns[column] != nil && arrangement(of: request)[column] != nil
    }

    func change(to mode: DisplayMode) {
        guard mode != displayMode else { return }
        chosenMode = mode
        columnsDidChange()
        viewIfLoaded?.layoutIfNeeded()
    }

    func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Life cycle

    @_spi(Subclassing) open override func plannedPlace(
        of child: UIViewController, in space: ControllerSpace
    ) -> ChildPlace { columnPlace(of: child, in: space) }

    @_spi(Subclassing) open override func planChildren(in space: ControllerSpace, of plan: TransitionPlan) {
        planColumns(in: space, of: plan)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let job = JobEnvironment.current
        if !job.behavior.hasSizeClasses, job.screen.traits.userInterfaceIdiom == .phone {
            job.report(.error, HierarchyProblem.splitViewOnPhone(split: shortDescription), at: origin?.location)
        }
        // Glass panels need a background below them.
        if SidebarLook(JobEnvironment.current.style).isPanel { view.backgroundColor = .systemBackground }
        parts.load(into: view)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded, arrangedAsCollapsed != nil { arrangeChildren() }
        columnsDidChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        arrangeChildren()
        if isCollapsed { layOutCollapsed() } else { layOutExpanded() }
        settleAppearances()
        updateDisplayModeButtons()
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UISplitViewControllerDelegate
        return true
    }
}
