import Arrangement
public import Foundation
import Geometry
public import Traits

/// Controllers side by side where there is room, one at a time where there is none.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact }
    public enum PrimaryEdge: Int, Hashable, Sendable { case leading, trailing }

    public enum DisplayMode: Int, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// Asks for the width that the system chooses.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    public let style: Style
    private var columns: [Column: UIViewController] = [:]
    private let separator = UIView(frame: .zero)

    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsDidChange() } }
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }
    open var presentsWithGesture = true

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The primary and the secondary controller; more are ignored.
    ///
    /// > Rule: SPLIT-1.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            set(newValue.first, for: .primary)
            set(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
        }
    }

    /// Puts a controller into a column, in a navigation controller of its own unless it is one.
    ///
    /// > Rule: SPLIT-12.
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        guard let viewController, column != .compact, !(viewController is UINavigationController) else {
            return set(viewController, for: column)
        }
        set(UINavigationController(rootViewController: viewController), for: column)
        wrapped[column] = viewController
    }

    private var wrapped: [Column: UIViewController] = [:]

    open func viewController(for column: Column) -> UIViewController? { wrapped[column] ?? columns[column] }

    private func set(_ controller: UIViewController?, for column: Column) {
        let old = columns[column]
        guard old !== controller else { return }
        wrapped[column] = nil
        if let old {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = controller
        if let controller, problem(addingChild: controller) == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        columnsDidChange()
    }

    private func columnsDidChange() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Modes

    /// > Rule: SPLIT-2.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The mode in force; automatic is resolved by the shape of the view.
    ///
    /// > Rules: SPLIT-8 for the classic style, SPLIT-9 for columns.
    open var displayMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? .zero
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    // MARK: Layout

    open override func viewDidLoad() {
        super.viewDidLoad()
        separator.backgroundColor = .separator
        view.addSubview(separator)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        columnsDidChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if isCollapsed { layOutCollapsed() } else { layOutExpanded() }
    }

    /// Shows one column: the compact one where there is one, else the secondary that was pushed on the primary.
    private func layOutCollapsed() {
        let shown = columns[.compact] ?? columns[.secondary] ?? columns[.primary]
        separator.isHidden = true
        for controller in childControllers where controller !== shown { controller.viewIfLoaded?.removeFromSuperview() }
        guard let shown else { return }
        setOverrideTraitCollection(nil, forChild: shown)
        place(shown, at: CGRect(origin: .zero, size: view.bounds.size))
    }

    private func layOutExpanded() {
        let size = view.bounds.size
        let primary = columns[.primary]
        let showsPrimary = primary != nil && displayMode != .secondaryOnly
        func given(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
        let width = SplitColumns.primaryWidth(
            SplitColumns.Request(
                preferredWidth: given(preferredPrimaryColumnWidth),
                preferredFraction: given(preferredPrimaryColumnWidthFraction),
                minimum: given(minimumPrimaryColumnWidth), maximum: given(maximumPrimaryColumnWidth)),
            splitWidth: size.width)
        let line = SplitColumns.separatorWidth(scale: view.layoutGrid.scale)
        let isBeside = displayMode != .oneOverSecondary
        // SPLIT-11: the primary's edge follows the direction.
        let isOnRight = (primaryEdge == .trailing) != view.isRightToLeft
        var secondaryFrame = CGRect(origin: .zero, size: size)
        var primaryFrame = CGRect(x: isOnRight ? size.width - width : 0, y: 0, width: width, height: size.height)
        if showsPrimary, isBeside {
            secondaryFrame = CGRect(
                x: isOnRight ? 0 : width + line, y: 0, width: size.width - width - line, height: size.height)
        }
        primaryFrame.size.height = size.height
        if let secondary = columns[.secondary] { place(secondary, at: secondaryFrame) }
        if let primary {
            if showsPrimary {
                // TE-9: a primary column is compact beside a regular secondary.
                setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: primary)
                place(primary, at: primaryFrame)
            } else {
                primary.viewIfLoaded?.removeFromSuperview()
            }
        }
        separator.isHidden = !showsPrimary || !isBeside
        separator.frame = CGRect(
            x: isOnRight ? primaryFrame.minX - line : primaryFrame.maxX, y: 0, width: line, height: size.height)
        view.bringSubviewToFront(separator)
    }

    private func place(_ controller: UIViewController, at frame: CGRect) {
        guard let child = controller.view else { return }
        child.translatesAutoresizingMaskIntoConstraints = true
        child.frame = frame
        if child.superview !== view { view.addSubview(child) }
        child.setRootSafeAreaInsets(
            safeAreaInsets(of: frame, in: view.bounds.size, safeArea: view.safeAreaInsets))
    }
}

/// What a split view controller asks when it collapses and expands.
public protocol UISplitViewControllerDelegate: AnyObject {}
