@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Drawing
public import Foundation
public import Geometry
import Looks

/// A list of rows in sections.
open class UITableView: UIScrollView {
    /// The changes after which self-sizing cells are measured again.
    ///
    /// It has no effect: a picture measures all cells.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        case disabled = 0, enabled, enabledIncludingConstraints
    }

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    public enum Style: Int, Hashable, Sendable { case plain = 0, grouped, insetGrouped }
    public enum ScrollPosition: Int, Hashable, Sendable { case none = 0, top, middle, bottom }
    public enum RowAnimation: Int, Hashable, Sendable {
        case fade = 0, right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum SeparatorInsetReference: Int, Hashable, Sendable { case fromCellEdges = 0, fromAutomaticInsets }

    /// The value for a height that the content determines.
    public static let automaticDimension: CGFloat = -1

    /// A section from a document, whose rows are existing cells.
    public struct StaticSection {
        public var headerTitle: String?
        public var footerTitle: String?
        public var headerView: UIView?
        public var footerView: UIView?
        public var cells: [UITableViewCell]

        public init(
            headerTitle: String? = nil, footerTitle: String? = nil, headerView: UIView? = nil,
            footerView: UIView? = nil, cells: [UITableViewCell] = []
        ) {
            self.headerTitle = headerTitle
            self.footerTitle = footerTitle
            self.headerView = headerView
            self.footerView = footerView
            self.cells = cells
        }
    }

    public private(set) var style: Style
    /// The last arrangement.
    private(set) var arrangement = TableArrangement()
    private var shownCells: [IndexPath: UITableViewCell] = [:]
    private var shownSectionViews: [UIView] = []
    private var cellMakers: [String: () -> UITableViewCell] = [:]
    private var headerFooterMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    private var chosenPaths: [IndexPath] = []

    public init(frame: CGRect, style: Style) {
        self.style = Self.known(style)
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        becomeBackground()
    }

    /// Inset groups exist since iOS 13; before, they are groups from edge to edge.
    private static func known(_ style: Style) -> Style {
        style == .insetGrouped && !JobEnvironment.current.behavior.hasInsetGroupedTables ? .grouped : style
    }

    private func becomeBackground() {
        look.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Changes the table's style.
    ///
    /// UIKit fixes the style when a table is created; a document specifies it later.
    public func become(_ style: Style) {
        self.style = Self.known(style)
        becomeBackground()
        reloadData()
    }

    // MARK: Content

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

    open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }

    /// The object that answers the data source's methods.
    var answeringDataSource: (any UITableViewDataSource)? { answering(for: dataSource) }
    /// The object that answers the delegate's methods.
    var answeringDelegate: (any UITableViewDelegate)? { answering(for: delegate) }

    open override weak var scrollingDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UITableViewDelegate }
    }

    /// The sections from a document; `nil` if a data source provides them.
    open var staticSections: [StaticSection]? { didSet { reloadData() } }

    open func reloadData() {
        for path in shownCells.keys.sorted() { shownCells[path]?.removeFromSuperview() }
        for view in shownSectionViews { view.removeFromSuperview() }
        shownCells = [:]
        shownSectionViews = []
        setNeedsLayout()
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSectionIndexTitles() {}
    open var hasUncommittedUpdates: Bool { false }
    open func beginUpdates() {}
    open func endUpdates() { reloadData() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// The same for a closure that does not escape, which Objective-C's optional closures need not do.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    // MARK: Heights

    private func heightChanged() { setNeedsLayout() }

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    /// The padding above each header of a plain table, from iOS 15 on, in points.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightChanged() } }
    open var fillerRowHeight: CGFloat = 0

    // MARK: Look

    /// The effect of the lines between rows; stored, but has no effect.
    open var separatorEffect: UIVisualEffect?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? {
        didSet {
            styled(.separatorColor, \.separatorColor)
            setNeedsLayout()
        }
    }
    open var separatorInset = UIEdgeInsets.zero {
        didSet {
            styled(.separatorInset, \.separatorInset)
            hasOwnSeparatorInset = true
            setNeedsLayout()
        }
    }
    package var hasOwnSeparatorInset = false
    /// The reference of `separatorInset`: the cell's edges, or the separator's default start.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
    /// The maximum width of cell content; `nil` for the width between the margins.
    var readableCellWidth: CGFloat? {
        guard cellLayoutMarginsFollowReadableWidth else { return nil }
        return LayoutMargins.readableWidth(traitCollection.preferredContentSizeCategory)
    }
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { setNeedsLayout() } }
    open var selectionFollowsFocus = false
    open var dragInteractionEnabled = true
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var isPrefetchingEnabled = true
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    var swipedRow: SwipedRow?
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexColor: UIColor? { didSet { styled(.sectionIndexColor, \.sectionIndexColor) } }
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { styled(.sectionIndexBackgroundColor, \.sectionIndexBackgroundColor) }
    }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { overlays.insertElement(backgroundView, at: 0, of: self) }
            setNeedsLayout()
        }
    }
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if let old, old !== new {
            old.layoutState.isPlacedByTable = false
            if old.superview === self { old.removeFromSuperview() }
        }
        if let new {
            new.layoutState.isPlacedByTable = true
            addElement(new)
        }
        setNeedsLayout()
    }

    // MARK: Making cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let made = cellClass as? UITableViewCell.Type else {
            cellMakers[identifier] = nil
            return
        }
        cellMakers[identifier] = { RuntimeClass.make(made, style: .default, reuseIdentifier: identifier) }
    }

    /// Registers a closure that creates cells with an identifier, such as from a document's prototype.
    public func register(forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell) {
        cellMakers[identifier] = make
    }

    /// Registers the first object of a xib for cells with an identifier.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(forCellReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }

    /// Registers the first object of a xib for headers and footers with an identifier.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        register(forHeaderFooterViewReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
    }

    open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let made = viewClass as? UITableViewHeaderFooterView.Type else {
            headerFooterMakers[identifier] = nil
            return
        }
        headerFooterMakers[identifier] = { RuntimeClass.make(made, reuseIdentifier: identifier) }
    }

    /// Registers a closure that creates headers or footers with an identifier.
    package func register(
        forHeaderFooterViewReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewHeaderFooterView
    ) {
        headerFooterMakers[identifier] = make
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cellMakers[identifier]?()
    }

    /// A dequeued cell with the identifier; a plain cell if none was registered, for which UIKit throws an exception.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headerFooterMakers[identifier]?()
    }

    // MARK: Questions

    open var numberOfSections: Int {
        if let staticSections { return staticSections.count }
        return max(0, answeringDataSource?.numberOfSections(in: self) ?? 0)
    }

    open func numberOfRows(inSection section: Int) -> Int {
        guard (0..<numberOfSections).contains(section) else { return 0 }
        if let staticSections { return staticSections[section].cells.count }
        return max(0, answeringDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    }

    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { arrangement.rows[indexPath] ?? .zero }
    open func rect(forSection section: Int) -> CGRect { arrangement.sectionRects[section] ?? .zero }
    open func rectForHeader(inSection section: Int) -> CGRect { arrangement.headers[section] ?? .zero }
    open func rectForFooter(inSection section: Int) -> CGRect { arrangement.footers[section] ?? .zero }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        arrangement.rows.filter { $0.value.intersects(rect) }.keys.sorted()
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(of: section, isFooter: false)
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        sectionView(of: section, isFooter: true)
    }
    private func sectionView(of section: Int, isFooter: Bool) -> UITableViewHeaderFooterView? {
        arrangement.sectionViews.first { $0.section == section && $0.isFooter == isFooter }?.view
            as? UITableViewHeaderFooterView
    }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        arrangement.rows.filter { $0.value.contains(point) }.keys.min()
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { chosenPaths.first }
    open var indexPathsForSelectedRows: [IndexPath]? { chosenPaths.isEmpty ? nil : chosenPaths }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        let allowsMany = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
        if !allowsMany { for path in chosenPaths { deselectRow(at: path, animated: false) } }
        guard let indexPath else { return }
        chosenPaths.append(indexPath)
        shownCells[indexPath]?.isSelected = true
        if isEditing { setNeedsLayout() }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        chosenPaths.removeAll { $0 == indexPath }
        shownCells[indexPath]?.isSelected = false
        if isEditing { setNeedsLayout() }
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let rect = arrangement.rows[indexPath] else { return }
        let limit = max(0, contentSize.height - bounds.height)
        contentOffset.y = min(limit, max(0, rect.minY))
    }

    // MARK: Views over the rows

    private let overlays = ListOverlays()

    func addElement(_ view: UIView) { overlays.addElement(view, to: self) }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        overlays.didAdd(subview)
    }

    // MARK: Laying out

    /// Scrolling changes the visible rows, and moves pinned section views.
    open override var contentOffset: CGPoint {
        didSet { if contentOffset != oldValue, !isSettling { setNeedsLayout() } }
    }
    /// Whether the offset follows the inset, before rows are placed by it.
    private var isSettling = false

    /// The table places rows and section views; each lays itself out.
    open override var isLayoutBoundary: Bool { true }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        isSettling = true
        super.layoutSubviews()
        isSettling = false
        guard bounds.width > 0 else { return }
        arrangement = arranged()
        contentSize = CGSize(width: bounds.width, height: arrangement.height)
        tableHeaderView?.frame = arrangement.tableHeader
        tableFooterView?.frame = arrangement.tableFooter
        backgroundView?.frame = bounds
        for (path, cell) in arrangement.cells { show(cell, at: path) }
        let staying = Set(arrangement.sectionViews.map { ObjectIdentifier($0.view) })
        for view in shownSectionViews where !staying.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
        shownSectionViews = arrangement.sectionViews.map(\.view)
        // A document's own rows stay where its canvas shows them.
        let pinsSectionViews = style == .plain && staticSections == nil
        let visible = bounds.inset(by: adjustedContentInset)
        for entry in arrangement.sectionViews {
            addElement(entry.view)
            let shift = pinsSectionViews ? arrangement.pinnedShift(of: entry, visible: visible) : 0
            entry.view.frame = entry.frame.offsetBy(dx: 0, dy: shift)
            (entry.view as? UITableViewHeaderFooterView)?.isPinned = shift != 0
            if shift != 0 { bringSubviewToFront(entry.view) }
        }
        let seen = Set(arrangement.cells.map(\.0))
        for path in shownCells.keys.sorted() where !seen.contains(path) {
            shownCells.removeValue(forKey: path)?.removeFromSuperview()
        }
    }

    private func show(_ cell: UITableViewCell, at path: IndexPath) {
        // A measured cell is already in the table, but not shown yet.
        if shownCells[path] !== cell { answeringDelegate?.tableView(self, willDisplay: cell, forRowAt: path) }
        addElement(cell)
        shownCells[path] = cell
        cell.isSelected = chosenPaths.contains(path) || cell.isSelected
        cell.place = UITableViewCell.Place(
            tableStyle: style, isFirst: path.row == 0, isLast: path.row == numberOfRows(inSection: path.section) - 1,
            showsSeparator: separatorStyle != .none, separatorColor: separatorColor,
            separatorInset: hasOwnSeparatorInset ? separatorInset : nil,
            addsSeparatorInsetToMargin: separatorInsetReference == .fromAutomaticInsets,
            insetsContentToSafeArea: insetsContentViewsToSafeArea)
        if let frame = arrangement.rows[path] { cell.frame = frame }
    }

    /// The cell of a row: the one that is already shown, or a new one.
    func cell(at path: IndexPath) -> UITableViewCell? {
        let cell = givenCell(at: path)
        if let cell { updateEditing(of: cell, at: path) }
        return cell
    }

    private func givenCell(at path: IndexPath) -> UITableViewCell? {
        if let staticSections {
            guard staticSections.indices.contains(path.section) else { return nil }
            let cells = staticSections[path.section].cells
            return cells.indices.contains(path.row) ? cells[path.row] : nil
        }
        if let cell = shownCells[path] { return cell }
        return answeringDataSource?.tableView(self, cellForRowAt: path)
    }

    open override func paintForeground(into items: inout [DrawingItem]) {
        super.paintForeground(into: &items)
        paintEmptyRows(into: &items)
    }

    /// Draws the separators of the empty rows at the end of a plain table.
    private func paintEmptyRows(into items: inout [DrawingItem]) {
        guard style == .plain, separatorStyle != .none, tableFooterView == nil, numberOfSections > 0,
            ListLook(JobEnvironment.current.style).drawsEmptyRows
        else { return }
        let height = rowHeight > 1 ? rowHeight : 44
        let color = resolved(separatorColor ?? .separator)
        let margin = TableCellMetrics(of: self, in: self).horizontalMargin
        var y = arrangement.height + height
        let standard = separatorInsetReference == .fromAutomaticInsets || !hasOwnSeparatorInset ? margin : 0
        let left = standard + (hasOwnSeparatorInset ? separatorInset.left : 0)
        let end = min(bounds.maxY, y + 10_000)
        while y < end {
            let line = CGRect(
                x: bounds.minX + left, y: y - pixelGrid.pixel, width: bounds.width - left, height: pixelGrid.pixel)
            items.fill(line.mirrored(in: bounds, if: isRightToLeft), color)
            y += height
        }
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "dataSource" else { return super.setOwnOutlet(key, to: value) }
        dataSource = value as? any UITableViewDataSource
        return true
    }
}
