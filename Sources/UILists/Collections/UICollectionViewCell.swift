public import Drawing
public import Foundation
import Geometry

/// A view in a collection: an item, a header or a footer.
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var reuseIdentifier: String? { identifier }
    var identifier: String?

    open func prepareForReuse() {}

    /// How far a drag of the cell has come.
    public enum DragState: Int, Hashable, Sendable { case none = 0, lifting, dragging }

    open func dragStateDidChange(_ dragState: DragState) {}

    // Not called: a picture shows a layout, and not the way from another one.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The view's preferred attributes: its fitting size along dimensions that the layout estimates.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fit(layoutAttributes, to: self)
    }

    /// Sizes content with constraints along the estimated dimensions.
    func fit(
        _ attributes: UICollectionViewLayoutAttributes, to content: UIView
    ) -> UICollectionViewLayoutAttributes {
        guard content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return attributes
        }
        attributes.size = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: attributes.estimated.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: attributes.estimated.height ? .fittingSizeLevel : .required)
        return attributes
    }

    open override var isLayoutBoundary: Bool { true }

    /// The content is inset to the safe area, and only this view solves it.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView(frame: .zero)
    private var configuredView: (any UIView & UIContentView)?
    /// The item size that a document sets for this cell alone, in points.
    package var documentSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    open var contentView: UIView { content }
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the collection is being edited, as set by the collection.
    var isEditing = false { didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } } }
    /// Whether the actions of a list's row are shown.
    var isSwiped: Bool { false }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if let old = oldValue?.customView, old !== backgroundConfiguration?.customView { old.removeFromSuperview() }
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var automaticallyUpdatesContentConfiguration = true

    // MARK: State

    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    private var needsConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        return state
    }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the content for the cell's state; overridden by cells that set their own configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called before the cell is measured or shown, if its state changed.
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    // MARK: Parts

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var selectedBackgroundView: UIView?

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configuredView?.removeFromSuperview()
            configuredView = contentConfiguration?.makeContentView()
            if let configuredView { content.addSubview(configuredView) }
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundConfiguration?.layOutCustomView(in: self)
        content.frame = bounds
        backgroundView?.frame = bounds
        configuredView?.frame = content.bounds
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        content.frame = bounds
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if let list = configuredView as? UIListContentView {
            layoutAttributes.size.height = list.fittingHeight(forWidth: layoutAttributes.size.width)
            return layoutAttributes
        }
        return fit(layoutAttributes, to: content)
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if let backgroundConfiguration { paintBackground(backgroundConfiguration, into: &items) }
    }

    /// Paints the cell's own background.
    func paintBackground(_ configuration: UIBackgroundConfiguration, into items: inout [DrawingItem]) {
        configuration.paint(in: bounds, of: self, into: &items)
    }
}
