@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation

/// A view that shows items in any layout.
open class UICollectionView: UIScrollView {
    public typealias ElementCategory = UICollectionViewLayoutAttributes.Category

    /// The changes after which self-sizing cells are measured again.
    ///
    /// It has no effect: a picture measures all cells.
    public enum SelfSizingInvalidation: Int, Hashable, Sendable {
        case disabled = 0, enabled, enabledIncludingConstraints
    }

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    public enum ScrollDirection: Int, Hashable, Sendable { case vertical = 0, horizontal }

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// A section from a document, whose items are existing cells.
    public struct StaticSection {
        public var header: UICollectionReusableView?
        public var footer: UICollectionReusableView?
        public var cells: [UICollectionViewCell]

        public init(
            header: UICollectionReusableView? = nil, footer: UICollectionReusableView? = nil,
            cells: [UICollectionViewCell] = []
        ) {
            self.header = header
            self.footer = footer
            self.cells = cells
        }
    }

    private struct SupplementaryKey: Hashable {
        var kind: String
        var path: IndexPath
    }

    private var shownCells: [IndexPath: UICollectionViewCell] = [:]
    private var shownSupplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
    private var cellMakers: [String: (CGRect) -> UICollectionViewCell] = [:]
    private var supplementaryMakers: [String: (CGRect) -> UICollectionReusableView] = [:]
    private var chosenPaths: [IndexPath] = []

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.owner = self
        replaceableLayout = layout
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        let decoded = (coder as? DocumentCoder)?.collectionLayout
        collectionViewLayout = decoded ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.owner = self
        if decoded == nil { replaceableLayout = collectionViewLayout }
    }

    /// The layout that a document may still replace: not one that its coder or the class itself has given.
    private weak var replaceableLayout: UICollectionViewLayout?

    /// The layout, which a document sets unless the view's class has one of its own.
    package var documentLayout: UICollectionViewLayout {
        get { collectionViewLayout }
        set {
            guard collectionViewLayout === replaceableLayout else { return }
            replaceableLayout = newValue
            collectionViewLayout = newValue
        }
    }

    // MARK: Content

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.owner = nil
            collectionViewLayout.owner = self
            setNeedsLayout()
        }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any UICollectionViewDelegate)?
    /// The object that answers the data source's methods.
    var answeringDataSource: (any UICollectionViewDataSource)? { answering(for: dataSource) }
    /// The object that answers the delegate's methods.
    var answeringDelegate: (any UICollectionViewDelegate)? { answering(for: delegate) }

    open override weak var scrollingDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue as? any UICollectionViewDelegate }
    }

    /// The sections from a document; `nil` if a data source provides them.
    open var staticSections: [StaticSection]? { didSet { reloadData() } }

    open func reloadData() {
        show([:], [:])
        setNeedsLayout()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// The same for a closure that does not escape, which Objective-C's optional closures need not do.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }
    var swipedItem: SwipedItem?
    open var isPrefetchingEnabled = true
    open var dragInteractionEnabled = true
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    open var hasUncommittedUpdates: Bool { false }
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
    open func endInteractiveMovement() {}
    open func cancelInteractiveMovement() {}
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { overlays.insertElement(backgroundView, at: 0, of: self) }
            setNeedsLayout()
        }
    }

    // MARK: Making views

    /// Registers the first object of a xib for cells with an identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(forCellWithReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UICollectionViewCell(frame: .zero)
        }
    }

    /// Registers the first object of a xib for supplementary views of a kind with an identifier.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UICollectionReusableView(frame: .zero)
        }
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let made = cellClass as? UICollectionViewCell.Type else {
            cellMakers[identifier] = nil
            return
        }
        cellMakers[identifier] = { RuntimeClass.make(made, frame: $0) }
    }

    /// Registers a closure that creates cells with an identifier, such as from a document's prototype.
    public func register(forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> UICollectionViewCell) {
        cellMakers[identifier] = { _ in make() }
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let key = "\(elementKind)\u{0}\(identifier)"
        guard let made = viewClass as? UICollectionReusableView.Type else {
            supplementaryMakers[key] = nil
            return
        }
        supplementaryMakers[key] = { RuntimeClass.make(made, frame: $0) }
    }

    /// Registers a closure that creates supplementary views of a kind with an identifier, such as from a document.
    public func register(
        forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
        _ make: @escaping () -> UICollectionReusableView
    ) {
        supplementaryMakers["\(elementKind)\u{0}\(identifier)"] = { _ in make() }
    }

    /// A dequeued cell with the identifier; a plain cell if none was registered, for which UIKit throws an exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
        let cell = cellMakers[identifier]?(frame) ?? UICollectionViewCell(frame: frame)
        cell.identifier = identifier
        announcePlace(to: cell, UICollectionViewLayoutAttributes(forCellWith: indexPath))
        return cell
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        let frame = place?.frame ?? .zero
        let view =
            supplementaryMakers["\(elementKind)\u{0}\(identifier)"]?(frame) ?? UICollectionReusableView(frame: frame)
        view.identifier = identifier
        announcePlace(
            to: view, UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath))
        return view
    }

    /// A list's view knows its place before it is configured.
    func announcePlace(to view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        (view as? UICollectionViewListCell)?.listPlace = collectionViewLayout.listPlace(of: attributes)
        if let cell = view as? UICollectionViewCell, attributes.representedElementCategory == .cell {
            updateEditing(of: cell, at: attributes.indexPath)
        }
    }

    // MARK: Questions

    open var numberOfSections: Int {
        if let staticSections { return staticSections.count }
        return max(0, answeringDataSource?.numberOfSections(in: self) ?? 0)
    }

    open func numberOfItems(inSection section: Int) -> Int {
        guard (0..<numberOfSections).contains(section) else { return 0 }
        if let staticSections { return staticSections[section].cells.count }
        return max(0, answeringDataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shownCells[$0] } }
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shownCells.filter { $0.value.frame.contains(point) }.keys.min()
    }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shownSupplementaries[SupplementaryKey(kind: kind, path: indexPath)]
    }
    open func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        shownSupplementaries.filter { $0.key.kind == kind }.sorted { $0.key.path < $1.key.path }.map(\.value)
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Changes the layout at once; nothing is between two layouts in a picture.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition = UICollectionViewTransitionLayout(
            currentLayout: collectionViewLayout, nextLayout: layout)
        collectionViewLayout = layout
        completion?(true, true)
        return transition
    }
    open func finishInteractiveTransition() {}
    open func cancelInteractiveTransition() {}
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open var indexPathsForSelectedItems: [IndexPath]? { chosenPaths }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            for path in chosenPaths { shownCells[path]?.isSelected = false }
            chosenPaths = []
        }
        guard let indexPath else { return }
        chosenPaths.append(indexPath)
        shownCells[indexPath]?.isSelected = true
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        chosenPaths.removeAll { $0 == indexPath }
        shownCells[indexPath]?.isSelected = false
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let limit = CGPoint(
            x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
        contentOffset = CGPoint(x: min(limit.x, max(0, frame.minX)), y: min(limit.y, max(0, frame.minY)))
    }

    // MARK: For the layout

    /// The size that a document sets for its cell.
    func documentSize(at path: IndexPath) -> CGSize? {
        guard let staticSections, staticSections.indices.contains(path.section) else { return nil }
        let cells = staticSections[path.section].cells
        return cells.indices.contains(path.item) ? cells[path.item].documentSize : nil
    }

    /// The preferred size of an item.
    ///
    /// - Parameters:
    ///   - path: the item.
    ///   - estimate: its current size.
    ///   - width: whether the width is estimated.
    ///   - height: whether the height is estimated.
    /// - Returns: the size; `nil` if there is no such item.
    func preferredSize(
        ofItemAt path: IndexPath, estimate: CGSize, width: Bool = true, height: Bool = true
    ) -> CGSize? {
        guard let cell = cell(at: path) else { return nil }
        addElement(cell)
        shownCells[path] = cell
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.size = estimate
        attributes.estimated = (width, height)
        announcePlace(to: cell, attributes)
        cell.updateConfigurationIfNeeded()
        cell.bounds.size = estimate
        return cell.preferredLayoutAttributesFitting(attributes).size
    }

    /// The preferred size of a header or footer along its estimated dimensions.
    func preferredSize(
        of attributes: UICollectionViewLayoutAttributes, estimatedBy size: NSCollectionLayoutSize
    ) -> CGSize {
        attributes.estimated = (size.widthDimension.isEstimated, size.heightDimension.isEstimated)
        let key = SupplementaryKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
        guard attributes.estimated.width || attributes.estimated.height,
            let view = shownSupplementaries[key] ?? supplementary(key.kind, at: key.path)
        else { return attributes.size }
        addElement(view)
        shownSupplementaries[key] = view
        announcePlace(to: view, attributes)
        (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        view.bounds.size = attributes.size
        var size = attributes.size
        let wish = view.preferredLayoutAttributesFitting(attributes).size
        if attributes.estimated.width { size.width = wish.width }
        if attributes.estimated.height { size.height = wish.height }
        return size
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell? {
        if let cell = shownCells[path] { return cell }
        if let staticSections {
            guard staticSections.indices.contains(path.section) else { return nil }
            let cells = staticSections[path.section].cells
            return cells.indices.contains(path.item) ? cells[path.item] : nil
        }
        return answeringDataSource?.collectionView(self, cellForItemAt: path)
    }

    private func supplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        if let staticSections {
            guard staticSections.indices.contains(path.section) else { return nil }
            let section = staticSections[path.section]
            return kind == Self.elementKindSectionHeader ? section.header : section.footer
        }
        return answeringDataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }

    // MARK: Laying out

    private let overlays = ListOverlays()

    private func addElement(_ view: UIView) { overlays.addElement(view, to: self) }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        overlays.didAdd(subview)
    }

    /// The collection view places items; each lays itself out.
    open override var isLayoutBoundary: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        backgroundView?.frame = bounds
        // Everything for a document, otherwise the visible part.
        let rect = staticSections == nil ? bounds : CGRect(origin: .zero, size: contentSize).union(bounds)
        let attributes = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        var cells: [IndexPath: UICollectionViewCell] = [:]
        var supplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
        for attribute in attributes {
            switch attribute.representedElementCategory {
            case .cell:
                guard let cell = cell(at: attribute.indexPath) else { continue }
                addElement(cell)
                answeringDelegate?.collectionView(self, willDisplay: cell, forItemAt: attribute.indexPath)
                cell.isSelected = chosenPaths.contains(attribute.indexPath) || cell.isSelected
                show(cell, attribute)
                cells[attribute.indexPath] = cell
            case .supplementaryView:
                let key = SupplementaryKey(
                    kind: attribute.representedElementKind ?? "", path: attribute.indexPath)
                guard let view = shownSupplementaries[key] ?? supplementary(key.kind, at: key.path) else { continue }
                addElement(view)
                show(view, attribute)
                supplementaries[key] = view
            case .decorationView:
                let key = SupplementaryKey(
                    kind: attribute.representedElementKind ?? "", path: attribute.indexPath)
                guard
                    let view = shownSupplementaries[key]
                        ?? collectionViewLayout.decorationMakers[key.kind]?(attribute.frame)
                else { continue }
                if view.superview !== self {
                    overlays.insertElement(view, at: backgroundView == nil ? 0 : 1, of: self)
                }
                show(view, attribute)
                supplementaries[key] = view
            }
        }
        show(cells, supplementaries)
        bringForward(attributes)
    }

    /// Shows the given elements and removes all others, in order, because a program may be notified of it.
    private func show(
        _ cells: [IndexPath: UICollectionViewCell], _ supplementaries: [SupplementaryKey: UICollectionReusableView]
    ) {
        let goneCells = shownCells.filter { cells[$0.key] !== $0.value }.sorted { $0.key < $1.key }
        let goneSupplementaries = shownSupplementaries.filter { supplementaries[$0.key] !== $0.value }
            .sorted { ($0.key.path, $0.key.kind) < ($1.key.path, $1.key.kind) }
        shownCells = cells
        shownSupplementaries = supplementaries
        for (_, view) in goneCells { view.removeFromSuperview() }
        for (_, view) in goneSupplementaries { view.removeFromSuperview() }
    }

    /// Elements with a higher z index are drawn later.
    private func bringForward(_ attributes: [UICollectionViewLayoutAttributes]) {
        for attribute in attributes.filter({ $0.zIndex > 0 }).sorted(by: { $0.zIndex < $1.zIndex }) {
            let key = SupplementaryKey(kind: attribute.representedElementKind ?? "", path: attribute.indexPath)
            let view = attribute.representedElementCategory == .cell ? shownCells[key.path] : shownSupplementaries[key]
            view.map(bringSubviewToFront)
        }
    }

    /// The background behind a list's rows, over the collection's own background.
    var listBackground: UIColor?

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if let listBackground { items.fill(bounds, resolved(listBackground)) }
    }

    private func show(_ view: UICollectionReusableView, _ attribute: UICollectionViewLayoutAttributes) {
        view.frame = attribute.frame
        view.alpha = attribute.alpha
        view.isHidden = attribute.isHidden
        if !attribute.transform.isIdentity { view.transform = attribute.transform }
        announcePlace(to: view, attribute)
        (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
        view.apply(attribute)
    }

    /// Content of a compositional layout bounces, however low it is: it begins below the bars.
    @_spi(Subclassing) open override var bouncesVertically: Bool {
        alwaysBounceVertical || collectionViewLayout.bouncesVertically
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "dataSource" else { return super.setOwnOutlet(key, to: value) }
        dataSource = value as? any UICollectionViewDataSource
        return true
    }
}
