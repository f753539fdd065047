public import Drawing
public import Foundation
public import Geometry
public import Traits

/// A rectangle that shows something, and the tree below it.
///
/// What a subclass may override stands in this body, since Swift overrides nothing that an extension declares; how it
/// works stands in `UIView+….swift`. A subclass of ours usually overrides some of five hooks: ``intrinsicContentSize``
/// (and ``intrinsicContentSize(forLayoutWidth:)`` where its height follows its width), ``baselineOffsets(for:)``,
/// ``sizeThatFits(_:)``, ``layoutSubviews()`` and ``paintContent(into:)``.
open class UIView: UIResponder {
    // MARK: Stored state, for the extensions

    package var geometry: ViewGeometry
    package var hierarchy = ViewHierarchy()
    package var look = ViewLook()
    package var layoutState = ViewLayoutState()
    package var traitState = TraitState()
    package var appearanceState = AppearanceState()

    /// The element of the input that made this view, if one did.
    ///
    /// Reports, marks and `layout` name the view by it.
    public var origin: ElementOrigin?

    // MARK: Making

    public init(frame: CGRect) {
        geometry = ViewGeometry(frame: frame.usable)
        super.init()
    }

    /// Archives are read by the document loader, never by a coder: this makes an empty view.
    public required init?(coder: NSCoder) {
        geometry = ViewGeometry(frame: .zero)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        for view in hierarchy.subviews { view.hierarchy.superview = nil }
        for guide in hierarchy.guides { guide.forgetOwner() }
    }

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates; with a transform, the one around its image.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue.usable) }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue.usable) }
    }

    open var center: CGPoint {
        get { geometry.center }
        set { geometry.center = newValue }
    }

    open var transform: CGAffineTransform {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }

    /// What of the bounds stays in place under a transform, in shares of their size; ``center`` is where it lies.
    open var anchorPoint: CGPoint {
        get { geometry.anchorPoint }
        set {
            let center = geometry.center
            geometry.anchorPoint = newValue
            geometry.center = center
        }
    }

    open var contentScaleFactor: CGFloat {
        get { layoutGrid.scale }
        set { _ = newValue }
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }

    open func sizeThatFits(_ size: CGSize) -> CGSize { defaultSizeThatFits(size) }

    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Hierarchy

    open var superview: UIView? { hierarchy.superview }
    open var subviews: [UIView] { hierarchy.subviews }
    open var window: UIWindow? { hierarchy.window }

    open override var next: UIResponder? { owningViewController ?? superview }

    open func addSubview(_ view: UIView) { insert(view, at: hierarchy.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    open func removeFromSuperview() { leaveSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Look

    open var isHidden: Bool {
        get { look.isHidden }
        set { setHidden(newValue) }
    }

    open var alpha: CGFloat {
        get { look.alpha }
        set { look.alpha = newValue.isNaN ? 1 : min(1, max(0, newValue)) }
    }

    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set {
            look.backgroundColor = newValue
            styled(.backgroundColor, \.backgroundColor)
        }
    }

    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            setTintColor(newValue)
            styled(.tintColor, \.tintColor)
        }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    open func tintColorDidChange() {}

    open var contentMode: ContentMode {
        get { look.contentMode }
        set { look.contentMode = newValue }
    }

    open var clipsToBounds: Bool {
        get { look.clipsToBounds }
        set { look.clipsToBounds = newValue }
    }

    open var isOpaque: Bool {
        get { look.isOpaque }
        set { look.isOpaque = newValue }
    }

    open var isUserInteractionEnabled: Bool {
        get { look.isUserInteractionEnabled }
        set { look.isUserInteractionEnabled = newValue }
    }

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { look.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.own.userInterfaceStyle ?? .unspecified }
        set { setOwnStyle(newValue) }
    }

    /// The smallest size that text in the view is shown at; `nil` sets no bound.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.contentSizeLimits.lowest }
        set { setContentSizeLimits(newValue, maximumContentSizeCategory) }
    }

    /// The largest size that text in the view is shown at; `nil` sets no bound.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.contentSizeLimits.highest }
        set { setContentSizeLimits(minimumContentSizeCategory, newValue) }
    }

    /// The view's layer, with what it shows beyond the view's own properties.
    open var layer: CALayer { madeLayer }

    /// A view whose outline lets through what this one shows.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

    /// Nobody edits in a picture.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Called when the view is painted, with a context to draw into: `UIGraphicsGetCurrentContext()`.
    open func draw(_ rect: CGRect) {}

    // MARK: Painting: ours, not UIKit's

    /// Adds what the view itself shows, in the coordinates of its bounds, above its background and below its subviews.
    ///
    /// The walker that calls it has set the traits as current, so that `UIColor.resolved(with: traitCollection)` and
    /// `tintColor` answer what is to be drawn.
    open func paintContent(into items: inout [DrawingItem]) {}

    /// Whether UIKit has what ``paintContent(into:)`` adds in the view's own layer, below its sublayers.
    ///
    /// Images and labels; what controls and bars show are views of their own there.
    var contentIsInLayer: Bool { false }

    /// The colour that fills the view's bounds.
    var backgroundOfBounds: UIColor? { backgroundColor }

    /// Adds what lies above the subviews: indicators, separators.
    open func paintForeground(into items: inout [DrawingItem]) {}

    /// What a person calls the view in reports and pictures: its text, its title.
    ///
    /// By default the input's label for it.
    open var elementLabel: String? { origin?.label ?? accessibilityLabel }

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }

    /// Called when a trait differs, with the collection before.
    ///
    /// > Rule: TE-10.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Layout

    open var autoresizingMask: AutoresizingMask {
        get { layoutState.autoresizingMask }
        set { layoutState.autoresizingMask = newValue }
    }

    open var autoresizesSubviews: Bool {
        get { layoutState.autoresizesSubviews }
        set { layoutState.autoresizesSubviews = newValue }
    }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// The size that the content asks for; ``noIntrinsicMetric`` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// What a canvas takes for the size of content that only a program will have; a negative length for none.
    ///
    /// Ours, not UIKit's.
    public var placeholderIntrinsicContentSize: CGSize?

    /// The size that the content asks for once its width is known: what wrapped text answers.
    ///
    /// Ours, not UIKit's.
    ///
    /// The layout pass asks after it solved the width and solves again while answers change.
    ///
    /// - Parameter width: the width of the alignment rectangle, in points.
    /// - Returns: the intrinsic size at that width; `nil` where the size does not depend on it.
    /// > Rule: AL-13.
    open func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? { nil }

    /// Where the baselines lie when the alignment rectangle has that size; `nil` for a view without text, whose first
    /// baseline is its top edge, and whose last its bottom edge.
    ///
    /// Ours, not UIKit's.
    ///
    /// > Rule: AL-10.
    open func baselineOffsets(for size: CGSize) -> BaselineOffsets? { nil }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.outset(by: alignmentRectInsets)
    }

    open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        setNeedsLayout()
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compressionResistance[axis] = priority
        setNeedsLayout()
    }

    /// The constraints that this view holds.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    /// Whether the views below are laid out by themselves: this view sets their frames in ``layoutSubviews()``, then
    /// the constraints inside of it are solved, apart from those around it.
    ///
    /// Cells of a table, contents of a bar. Ours, not UIKit's.
    open var isLayoutBoundary: Bool { false }

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { performLayoutIfNeeded() }
    open func layoutSubviews() {}
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func updateConstraints() {}
    open func updateConstraintsIfNeeded() { performUpdateConstraints() }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }

    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewLayoutMargins }
        set { layoutState.preservesSuperviewLayoutMargins = newValue; markNeedsLayout() }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsLayoutMarginsFromSafeArea }
        set { layoutState.insetsLayoutMarginsFromSafeArea = newValue; markNeedsLayout() }
    }

    /// Whether the margins leave no more than the readable width between them.
    ///
    /// Interface Builder's "Follow Readable Width"; UIKit lets code say it of tables alone.
    public var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState.layoutMarginsFollowReadableWidth }
        set { layoutState.layoutMarginsFollowReadableWidth = newValue; markNeedsLayout() }
    }

    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    open override var description: String { "<\(shortDescription); frame = \(frame.shortDescription)>" }

    // MARK: Accessibility, carried along

    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var showsLargeContentViewer = false
    open var accessibilityIdentifier: String?
    open var isAccessibilityElement = false
    open var tag = 0
    open var restorationIdentifier: String?
    open var clearsContextBeforeDrawing = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    // MARK: Hooks of UIKit's own classes

    /// Whether the view has the margins of a screen where it is a controller's root view.
    @_spi(Subclassing) open var takesRootViewMargins: Bool { true }
}
