@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Drawing
public import Foundation
import Geometry
import Looks

/// A row, header or footer of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The place in the list; `nil` outside a list.
    var listPlace: ListPlace? { didSet { setNeedsLayout() } }

    /// The indentation of the content for each level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentsAccessories = true

    /// Whether the row's children are shown below it.
    private(set) var isExpanded = false

    /// Sets the row's place in an outline.
    ///
    /// Children of a section's own header aren't indented.
    package func takeOutlinePlace(level: Int, isExpanded: Bool) {
        self.isExpanded = isExpanded
        let hasHeader = listPlace?.configuration.headerMode == .firstItemInSection
        if indentationLevel == 0 { indentationLevel = max(0, level - (hasHeader ? 1 : 0)) }
    }

    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }

    override var isEditing: Bool { didSet { if isEditing != oldValue { showAccessories() } } }
    override var isSwiped: Bool { swipeActions != nil }

    /// The actions of a swiped row.
    var swipeActions: SwipeActionsView? {
        didSet {
            guard oldValue !== swipeActions else { return }
            oldValue?.removeFromSuperview()
            if let swipeActions { addSubview(swipeActions) }
            clipsToBounds = swipeActions != nil
            setNeedsUpdateConfiguration()
        }
    }

    /// The bounds of the row's content, which moves aside while actions are shown.
    private var movedBounds: CGRect {
        guard let swipeActions else { return bounds }
        return bounds.offsetBy(dx: swipeActions.shift(of: bounds.size), dy: 0)
    }

    private func showAccessories() {
        for shown in shownAccessories { shown.view?.removeFromSuperview() }
        shownAccessories = accessories.filter { $0.isShown(whileEditing: isEditing) }.map {
            ShownAccessory(accessory: $0, view: $0.makeView())
        }
        for shown in shownAccessories { shown.view.map(addSubview) }
        if let swipeActions { bringSubviewToFront(swipeActions) }
        setNeedsLayout()
    }

    private struct ShownAccessory {
        var accessory: UICellAccessory
        var view: UIView?
        /// The frame, in a left-to-right layout.
        var frame = CGRect.zero
    }

    private var shownAccessories: [ShownAccessory] = []

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let listPlace else { return .cell() }
        switch (listPlace.role, listPlace.appearance) {
        case (.row, .sidebar), (.row, .sidebarPlain): return .sidebarCell()
        case (.row, _): return .cell()
        case (.header, .plain): return .plainHeader()
        case (.header, .grouped), (.header, .insetGrouped): return .groupedHeader()
        case (.header, _): return .sidebarHeader()
        case (.footer, .plain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        }
    }

    // MARK: Laying out

    private var metrics: TableCellMetrics {
        var metrics = TableCellMetrics(cellWidth: bounds.width, grid: pixelGrid)
        metrics.isInInsetGroup = listPlace?.appearance == .insetGrouped
        metrics.isInSidebar = listPlace?.appearance.isSidebar == true
        return metrics
    }

    private var indentation: CGFloat {
        let level = CGFloat(max(0, min(indentationLevel, 1000)))
        return indentationWidth.isFinite ? max(0, indentationWidth) * level : 0
    }

    /// The accessories from the edges inward, and the space between them.
    private func placedAccessories() -> (accessories: [ShownAccessory], room: ClosedRange<CGFloat>) {
        let margin = metrics.horizontalMargin
        let edge = indentsAccessories ? indentation : 0
        var (left, right) = (edge, bounds.width)
        var placed: [ShownAccessory] = []
        func place(_ shown: ShownAccessory, at x: CGFloat, _ size: CGSize) {
            var shown = shown
            shown.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
            placed.append(shown)
        }
        for shown in shownAccessories.reversed() where !shown.accessory.isLeading {
            let size = size(of: shown)
            right -= (right < bounds.width ? Self.accessorySpacing : margin) + size.width
            place(shown, at: right, size)
        }
        for shown in shownAccessories where shown.accessory.isLeading {
            let size = size(of: shown)
            left += left > edge ? Self.accessorySpacing : margin
            place(shown, at: left, size)
            left += size.width
        }
        if !indentsAccessories { left += indentation }
        return (placed, min(left, max(left, right))...max(left, right))
    }

    private static let accessorySpacing: CGFloat = 12

    private func size(of shown: ShownAccessory) -> CGSize {
        var size: CGSize
        switch shown.accessory.kind {
        case .disclosure, .outlineDisclosure: size = CGSize(width: 10.5, height: 17)
        case .checkmark: size = CGSize(width: 17, height: 17)
        case .detail: size = CGSize(width: 24, height: 24)
        case .delete, .insert, .multiselect:
            size = CGSize(width: RowEditing.discSide, height: RowEditing.discSide)
        case .reorder: size = RowEditing.gripSize
        case .label, .view:
            let (natural, own) = (shown.view?.intrinsicContentSize ?? .zero, shown.view?.bounds.size ?? .zero)
            size = CGSize(
                width: natural.width > 0 ? natural.width : own.width,
                height: natural.height > 0 ? natural.height : own.height)
        }
        if case .custom(let width)? = shown.accessory.reservedWidth { size.width = max(0, width.usableLength) }
        return size
    }

    /// The margins of the content between the accessories.
    var contentMargins: NSDirectionalEdgeInsets {
        let metrics = metrics
        var margins = NSDirectionalEdgeInsets(
            top: metrics.verticalMargin, leading: metrics.horizontalMargin, bottom: metrics.verticalMargin,
            trailing: shownAccessories.contains { !$0.accessory.isLeading }
                ? metrics.marginBesideAccessory : metrics.horizontalMargin)
        guard let listPlace, listPlace.role != .row else { return margins }
        // Like the titles of tables: they are above the rows below them, or below the rows above.
        switch (listPlace.role, listPlace.appearance) {
        case (.header, .grouped), (.header, .insetGrouped): (margins.top, margins.bottom) = (16, 6.5)
        case (.footer, .grouped), (.footer, .insetGrouped): (margins.top, margins.bottom) = (7, 7)
        case (.header, .plain), (.footer, .plain): (margins.top, margins.bottom) = (4, 3.5)
        case (.header, .sidebar), (.header, .sidebarPlain):
            if let margin = TableMetrics.sidebarHeaderMargin(version: metrics.version) {
                (margins.top, margins.bottom) = (margin, margin)
            }
        default: break
        }
        if listPlace.role == .header { margins.top += headerPadding(listPlace) }
        return margins
    }

    /// The additional padding above a header: the list's, or the system's.
    private func headerPadding(_ place: ListPlace) -> CGFloat {
        guard place.configuration.headerMode == .supplementary else { return 0 }
        if let own = place.configuration.headerTopPadding { return max(0, own.usableLength) }
        if place.appearance == .plain { return ListMetrics.plainHeaderPadding }
        return place.appearance.isGrouped && place.indexPath.section == 0 ? ListMetrics.firstGroupSpacing : 0
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (placed, room) = placedAccessories()
        let moved = movedBounds.minX
        contentView.frame = pixelGrid.snap(
            CGRect(x: room.lowerBound, y: 0, width: room.upperBound - room.lowerBound, height: bounds.height)
                .mirrored(in: bounds, if: isRightToLeft).offsetBy(dx: moved, dy: 0))
        contentView.subviews.first { $0 is any UIContentView }?.frame = contentView.bounds
        backgroundView?.frame = movedBounds
        for shown in placed {
            shown.view?.frame = pixelGrid.snap(
                shown.frame.mirrored(in: bounds, if: isRightToLeft).offsetBy(dx: moved, dy: 0))
        }
        swipeActions?.frame = bounds
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        bounds.size.width = layoutAttributes.size.width
        let (_, room) = placedAccessories()
        contentView.frame.size.width = room.upperBound - room.lowerBound
        var height: CGFloat = 0
        if let list = contentView.subviews.first(where: { $0 is UIListContentView }) as? UIListContentView {
            height = list.fittingHeight(forWidth: room.upperBound - room.lowerBound)
        } else {
            height = super.preferredLayoutAttributesFitting(layoutAttributes).size.height
        }
        let fits = metrics.isInSidebar && TableMetrics.sidebarRowsFitContent(version: metrics.version)
        let least = listPlace.map { $0.role == .row && !fits ? metrics.standardRowHeight : 0 } ?? 0
        layoutAttributes.size.height = max(pixelGrid.ceil(height), least)
        return layoutAttributes
    }

    // MARK: Drawing

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var elementLabel: String? {
        super.elementLabel ?? (contentConfiguration as? UIListContentConfiguration)?.text
    }

    private var listLook: ListLook { ListLook(JobEnvironment.current.style) }

    private var backgroundShape: Path {
        let bounds = movedBounds
        if isSwiped, let radius = listLook.swipedRowCornerRadius(height: bounds.height) {
            return .roundedRectangle(bounds, cornerRadius: radius)
        }
        guard let listPlace else { return .rectangle(bounds) }
        if listPlace.appearance.isSidebar {
            return .roundedRectangle(bounds, cornerRadius: listLook.groupCornerRadius)
        }
        guard listPlace.appearance == .insetGrouped else { return .rectangle(bounds) }
        var corners: Path.Corners = []
        if listPlace.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if listPlace.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return .roundedRectangle(bounds, cornerRadius: listLook.groupCornerRadius, corners: corners)
    }

    private var isMarked: Bool { isSelected || isHighlighted }

    /// Whether the row is selected for editing, instead of tapped.
    private var isSelectedForEditing: Bool {
        shownAccessories.contains { if case .multiselect = $0.accessory.kind { true } else { false } }
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if let listPlace, listPlace.role == .row {
            if isMarked {
                let isLight = listPlace.appearance.isSidebar || isSelectedForEditing
                items.fill(
                    backgroundShape,
                    listPlace.appearance.isSidebar
                        ? listLook.sidebarSelection(pen)
                        : pen.color(listLook.selectedBackground(isOneOfMany: isLight)))
            } else if backgroundView == nil, backgroundColor == nil, backgroundConfiguration == nil,
                let color = listPlace.appearance.rowBackground
            {
                items.fill(backgroundShape, resolved(color))
            }
        }
        if let listPlace, listPlace.role != .row, listPlace.appearance == .plain, backgroundConfiguration == nil {
            // Rows scroll below pinned headers.
            if let ground = listLook.plainHeaderGround(isPinned: true) { items.fill(bounds, pen.color(ground)) }
        }
        for shown in placedAccessories().accessories {
            let frame = shown.frame.mirrored(in: bounds, if: isRightToLeft)
            paint(shown.accessory, in: frame.offsetBy(dx: movedBounds.minX, dy: 0), into: &items)
        }
    }

    /// A row's own background has the corners of its group.
    override func paintBackground(_ configuration: UIBackgroundConfiguration, into items: inout [DrawingItem]) {
        guard listPlace?.role == .row, configuration.cornerRadius == 0, configuration.backgroundInsets == .zero,
            let color = configuration.backgroundColor
        else { return super.paintBackground(configuration, into: &items) }
        items.fill(backgroundShape, resolved(color))
    }

    private func paint(_ accessory: UICellAccessory, in frame: CGRect, into items: inout [DrawingItem]) {
        let tint = resolved(accessory.tintColor ?? tintColor)
        func sign(_ accessory: ListLook.Accessory, _ color: Color) {
            let side = listLook.side(of: accessory)
            items += listLook.items(
                accessory, in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
                color: color, isRightToLeft: isRightToLeft)
        }
        switch accessory.kind {
        case .disclosure: sign(.disclosure, resolved(accessory.tintColor ?? .tertiaryLabel))
        case .outlineDisclosure: sign(.outlineDisclosure(isExpanded: isExpanded), tint)
        case .checkmark: sign(.checkmark, tint)
        case .detail: sign(.detail, tint)
        case .delete: paint(.delete, in: frame, tint: accessory.tintColor, into: &items)
        case .insert: paint(.insert, in: frame, tint: accessory.tintColor, into: &items)
        case .multiselect:
            paint(.selection(isSelected: isSelected), in: frame, tint: accessory.tintColor, into: &items)
        case .reorder: paintGrip(in: frame, tint: accessory.tintColor, into: &items)
        case .label, .view: break
        }
    }

    open override func paintForeground(into items: inout [DrawingItem]) {
        super.paintForeground(into: &items)
        guard let listPlace, listPlace.role == .row, !isMarked else { return }
        var lines = listPlace.configuration.separatorConfiguration
        if let handler = listPlace.configuration.itemSeparatorHandler { lines = handler(listPlace.indexPath, lines) }
        let shows = listPlace.configuration.showsSeparators
        let appearance = listPlace.appearance
        let thickness = listLook.separatorThickness(scale: pixelGrid.scale)
        func line(
            _ visibility: UIListSeparatorConfiguration.Visibility, _ isAutomatic: Bool, y: CGFloat,
            _ insets: NSDirectionalEdgeInsets, isWhole: Bool
        ) {
            guard shows, visibility == .visible || visibility == .automatic && isAutomatic else { return }
            let guided = guidedSeparatorInsets
            let start = insets.leading < 1e6 ? insets.leading : isWhole ? 0 : guided.leading ?? separatorStart
            let end = insets.trailing < 1e6 ? insets.trailing : isWhole ? 0 : guided.trailing ?? separatorEnd
            let rect = CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: thickness)
            let moved = rect.mirrored(in: bounds, if: isRightToLeft).offsetBy(dx: movedBounds.minX, dy: 0)
            items.fill(moved, resolved(lines.color))
        }
        line(
            lines.topSeparatorVisibility, appearance == .grouped && listPlace.isFirst, y: 0, lines.topSeparatorInsets,
            isWhole: appearance == .grouped)
        line(
            lines.bottomSeparatorVisibility, !(appearance == .insetGrouped && listPlace.isLast),
            y: bounds.height - thickness, lines.bottomSeparatorInsets,
            isWhole: appearance == .grouped && listPlace.isLast)
    }

    /// The guide that a program places the ends of the separator with.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "separator"
        addLayoutGuide(guide)
        return guide
    }()

    /// The insets of the separator's ends that constraints place.
    private var guidedSeparatorInsets: (leading: CGFloat?, trailing: CGFloat?) {
        guard let guide = layoutGuides.first(where: { $0.identifier == "separator" }) else { return (nil, nil) }
        let attributes = constraints.flatMap { constraint in
            (constraint.firstItem === guide ? [constraint.firstAttribute] : [])
                + (constraint.secondItem === guide ? [constraint.secondAttribute] : [])
        }
        let frame = guide.layoutFrame.mirrored(in: bounds, if: isRightToLeft)
        return (
            attributes.contains(.leading) ? frame.minX : nil,
            attributes.contains(.trailing) ? bounds.maxX - frame.maxX : nil
        )
    }

    private var separatorEnd: CGFloat { listLook.separatorEnd(margin: metrics.horizontalMargin) }

    /// Separators begin at the text.
    private var separatorStart: CGFloat {
        let room = placedAccessories().room.lowerBound
        let list = contentView.subviews.first { $0 is UIListContentView } as? UIListContentView
        return room + (list?.textStart ?? metrics.horizontalMargin)
    }
}
