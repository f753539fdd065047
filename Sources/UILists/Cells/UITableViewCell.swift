@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Drawing
public import Foundation
public import Geometry

/// A row of a table.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Hashable, Sendable { case `default` = 0, value1, value2, subtitle }
    public enum AccessoryType: Int, Hashable, Sendable {
        case none = 0
        case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    public enum SelectionStyle: Int, Hashable, Sendable { case none = 0, blue, gray, `default` }
    public enum EditingStyle: Int, Hashable, Sendable { case none = 0, delete, insert }
    public enum SeparatorStyle: Int, Hashable, Sendable { case none = 0, singleLine, singleLineEtched }

    /// The cell's position among its neighbors, as set by the table.
    struct Place: Equatable {
        var tableStyle = UITableView.Style.plain
        var isFirst = false
        var isLast = false
        var showsSeparator = false
        var separatorColor: UIColor?
        /// The inset in the cell's coordinates; `nil` for the cell's own margin.
        var separatorInset: UIEdgeInsets?
        /// Whether the separator's inset is added to the cell's own margin.
        var addsSeparatorInsetToMargin = false
        /// Whether the content is inset to the safe area.
        var insetsContentToSafeArea = true
    }

    package private(set) var cellStyle: CellStyle
    open private(set) var reuseIdentifier: String?
    let content = UITableViewCellContentView(frame: .zero)
    private(set) var madeTextLabel: UILabel?
    private var madeDetailTextLabel: UILabel?
    private(set) var madeImageView: UIImageView?
    private(set) var configuredView: (any UIView & UIContentView)?
    var listContentView: UIListContentView? { configuredView as? UIListContentView }
    var place = Place() { didSet { placeChanged(from: oldValue) } }
    /// The row height that a document sets for this cell alone, in points.
    package var documentRowHeight: CGFloat?

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        let document = coder as? DocumentCoder
        cellStyle = document?.cellStyle ?? .default
        reuseIdentifier = document?.reuseIdentifier
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.cell = self
        addSubview(content)
    }

    /// Changes the cell's style.
    ///
    /// UIKit fixes the style when a cell is created; a document specifies it later.
    public func become(_ style: CellStyle) {
        cellStyle = style
        setNeedsLayout()
    }

    // MARK: Parts

    /// The view that contains the cell's content, next to the accessory.
    open var contentView: UIView { content }

    /// The standard label, created on first access.
    open var textLabel: UILabel? {
        if let madeTextLabel { return madeTextLabel }
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        madeTextLabel = label
        content.addSubview(label)
        return label
    }

    /// The second label; `nil` in the default style, which has none.
    open var detailTextLabel: UILabel? {
        if let madeDetailTextLabel { return madeDetailTextLabel }
        guard cellStyle != .default else { return nil }
        let label = UILabel()
        label.font = UIFont.preferredFont(
            forTextStyle: cellStyle == .subtitle ? .caption1 : .body, compatibleWith: traitCollection)
        if cellStyle == .value1 { label.textColor = .secondaryLabel }
        madeDetailTextLabel = label
        content.addSubview(label)
        return label
    }

    open var imageView: UIImageView? {
        if let madeImageView { return madeImageView }
        let view = UIImageView(image: nil)
        madeImageView = view
        content.addSubview(view)
        return view
    }

    /// Uses a view from a document as one of the standard parts.
    public func adopt(textLabel label: UILabel) {
        madeTextLabel = label
        content.addSubview(label)
    }

    public func adopt(detailTextLabel label: UILabel) {
        madeDetailTextLabel = label
        content.addSubview(label)
    }

    public func adopt(imageView view: UIImageView) {
        madeImageView = view
        content.addSubview(view)
    }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView? { didSet { replace(oldValue, by: editingAccessoryView) } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Look

    open var backgroundView: UIView? {
        didSet {
            if let oldValue, oldValue !== backgroundView { oldValue.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if let old = oldValue?.customView, old !== backgroundConfiguration?.customView { old.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    open var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
    /// The editing style that the table provides for the row.
    open var editingStyle: EditingStyle { givenEditingStyle }
    var givenEditingStyle = EditingStyle.none
    /// The controls next to the content while the table is edited; `nil` for a row that isn't edited.
    var rowEditing: RowEditing? { didSet { if rowEditing != oldValue { setNeedsLayout() } } }
    /// The actions of a swiped row.
    var swipeActions: SwipeActionsView? { didSet { swipeActionsChanged(from: oldValue) } }
    open var showingDeleteConfirmation: Bool { swipeActions != nil && isEditing }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var separatorInset = UIEdgeInsets.zero {
        didSet {
            styled(.separatorInset, \.separatorInset)
            hasOwnSeparatorInset = true
        }
    }
    package var hasOwnSeparatorInset = false
    open var focusStyle = 0

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func prepareForReuse() {}

    /// The controls that a cell shows beside its content.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// How far a drag of the cell has come.
    public enum DragState: Int, Hashable, Sendable { case none = 0, lifting, dragging }

    // Not called: a picture shows a cell as it is, and not how it became so.
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The indentation of the content for each level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    private var indentation: CGFloat {
        indentationWidth.isFinite ? max(0, indentationWidth) * CGFloat(max(0, min(indentationLevel, 1000))) : 0
    }

    // MARK: State

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    private var needsConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = swipeActions != nil
        return state
    }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the content for the cell's state; overridden by cells that set their own configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called before the cell is measured, if its state changed.
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    // MARK: Configured content

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The content of the cell, from iOS 14 on, in place of the standard parts.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configuredView?.removeFromSuperview()
            configuredView = contentConfiguration?.makeContentView()
            if let configuredView { content.addSubview(configuredView) }
            setNeedsLayout()
        }
    }

    // MARK: Laying out

    /// The cell places its parts; each lays itself out.
    open override var isLayoutBoundary: Bool { true }

    var metrics: TableCellMetrics {
        var metrics = TableCellMetrics(of: self, in: superview as? UITableView)
        metrics.isInTable = superview != nil
        metrics.hasIndentation = indentationWidth != 0
        return metrics
    }

    private var accessoryRoom: CGFloat {
        if let view = shownAccessoryView { return metrics.accessoryWidth(forViewOfWidth: view.bounds.width) }
        return metrics.accessoryWidth(shownAccessoryType.metricsAccessory)
    }

    /// The parts of the cell's sides outside the safe area.
    ///
    /// Content is inset by them; backgrounds aren't.
    var sideInsets: UIEdgeInsets {
        let safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    /// The content view's frame in the cell's bounds.
    func contentFrame(in bounds: CGRect) -> CGRect {
        let room = place.insetsContentToSafeArea ? bounds.inset(by: sideInsets) : bounds
        let editing = editingRoom
        let width = max(0, room.width - accessoryRoom - editing.leading - editing.trailing)
        return CGRect(
            x: room.minX + editing.leading, y: bounds.minY, width: width,
            height: max(0, bounds.height - metrics.separatorRoom)
        ).mirrored(in: room, if: isRightToLeft)
    }

    /// The leading and trailing margins of the content view.
    var contentMargins: NSDirectionalEdgeInsets {
        let metrics = metrics
        let hasAccessory = accessoryRoom > 0
        return NSDirectionalEdgeInsets(
            top: metrics.verticalMargin, leading: metrics.horizontalMargin, bottom: metrics.verticalMargin,
            trailing: hasAccessory ? metrics.marginBesideAccessory : metrics.horizontalMargin)
    }

    /// The content is inset to the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundConfiguration?.layOutCustomView(in: self)
        let bounds = movedBounds
        content.frame = contentFrame(in: bounds)
        backgroundView?.frame = bounds
        accessoryView?.isHidden = shownAccessoryView !== accessoryView
        editingAccessoryView?.isHidden = shownAccessoryView !== editingAccessoryView
        if let accessoryView = shownAccessoryView {
            let size = accessoryView.bounds.size
            let room = bounds.inset(by: sideInsets)
            let right = room.maxX - metrics.horizontalMargin - editingRoom.trailing
            accessoryView.frame = pixelGrid.snap(
                CGRect(x: right - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
                    .mirrored(in: room, if: isRightToLeft))
        }
        swipeActions?.frame = self.bounds
        configuredView?.frame = content.bounds
        layOutStandardParts()
    }

    func standardLayout(in bounds: CGRect) -> TableCellLayout {
        var margins = contentMargins
        if accessoryRoom > 0 { margins.trailing = metrics.labelMarginBesideAccessory }
        let image = madeImageView?.image
        func size(_ label: UILabel?) -> CGSize? {
            guard let label, label.text?.isEmpty == false else { return nil }
            let room = max(1, bounds.width - margins.leading - margins.trailing)
            return label.numberOfLines == 1
                ? label.intrinsicContentSize
                : label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        }
        let detailSize = size(madeDetailTextLabel)
        let detailLine = madeDetailTextLabel?.font.lineHeight ?? 0
        return TableCellLayout(
            style: cellStyle.layoutStyle, bounds: CGRect(origin: .zero, size: bounds.size), margin: margins.leading,
            trailingMargin: margins.trailing, indentation: indentation, imageSize: image?.size,
            isSymbolImage: image?.isSymbolImage ?? false, titleSize: size(madeTextLabel),
            detailSize: detailSize, isDetailWrapped: (detailSize?.height ?? 0) > 1.5 * detailLine,
            isRightToLeft: isRightToLeft, version: JobEnvironment.current.systemVersion)
    }

    /// Places the standard parts, except those with constraints.
    private func layOutStandardParts() {
        guard madeTextLabel != nil || madeDetailTextLabel != nil || madeImageView != nil else { return }
        let frames = standardLayout(in: content.bounds).frames
        func place(_ view: UIView?, _ frame: CGRect) {
            guard let view, view.superview === content, view.translatesAutoresizingMaskIntoConstraints else { return }
            view.frame = pixelGrid.snap(frame)
        }
        place(madeImageView, frames.image)
        place(madeTextLabel, frames.title)
        place(madeDetailTextLabel, frames.detail)
    }

    // MARK: Height

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width.isUsableLength ? size.width : bounds.width
        return CGSize(width: width, height: fittingHeight(forWidth: width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    // MARK: Drawing

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var elementLabel: String? {
        super.elementLabel ?? madeTextLabel?.text ?? listContentView?.listConfiguration.text
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        paintBackground(into: &items)
        paintEditing(into: &items)
        if shownAccessoryView == nil { paintAccessory(into: &items) }
    }

    open override func paintForeground(into items: inout [DrawingItem]) {
        super.paintForeground(into: &items)
        paintSeparators(into: &items)
    }

    // A cell on its own in Interface Builder's canvas isn't a screen.
    @_spi(Subclassing) open override var takesRootViewMargins: Bool { false }
}

/// The container of a cell's own content, with the margins that tables give it.
final class UITableViewCellContentView: UIView {
    weak var cell: UITableViewCell?

    override var layoutMargins: UIEdgeInsets {
        get {
            guard let cell else { return super.layoutMargins }
            let preserves = layoutState.preservesSuperviewLayoutMargins
            let margins = cell.contentMargins.resolved(isRightToLeft: isRightToLeft)
            guard case .standard = layoutState.margins else {
                let own = super.layoutMargins
                return preserves ? .max(own, UIEdgeInsets(left: margins.left, right: margins.right)) : own
            }
            if preserves {
                // Margins that the cell was given come on top of those of all cells.
                guard case .standard = cell.layoutState.margins else {
                    return .max(margins, preservedMargins(of: cell))
                }
                return margins
            }
            // Before iOS 11, the content has the margins of any view, unless it preserves the cell's.
            let job = JobEnvironment.current
            let isPlain = job.cellsHavePlainMargins && cell.superview != nil
            return job.behavior.cellContentHasCellMargins && !isPlain ? margins : super.layoutMargins
        }
        set { super.layoutMargins = newValue }
    }

    /// Whether constraints determine the content's size.
    var hasConstrainedContent: Bool {
        guard !constraints.isEmpty else { return false }
        return subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
