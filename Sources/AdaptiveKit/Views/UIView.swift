public import Drawing
public import Foundation
public import Geometry
public import Traits

/// A rectangle with content, and the root of its subviews.
///
/// Everything that a subclass may override is declared in this body, because Swift can't override members of an
/// extension. The implementations are in `UIView+….swift`. Maquette's own subclasses usually override some of five
/// hooks: ``intrinsicContentSize`` (and ``intrinsicContentSize(forLayoutWidth:)`` if the height depends on the width),
/// ``baselineOffsets(for:)``, ``sizeThatFits(_:)``, ``layoutSubviews()`` and ``paintContent(into:)``.
open class UIView: UIResponder {
    // MARK: Stored state, for the extensions

    package var geometry: ViewGeometry
    package var hierarchy = ViewHierarchy()
    package var look = ViewLook()
    package var layoutState = ViewLayoutState()
    package var traitState = TraitState()
    package var appearanceState = AppearanceState()
    var storedInteractions: [any UIInteraction] = []
    var storedCorners: UICornerConfiguration?

    /// The input element that created this view, if any.
    ///
    /// Reports, marks and `layout` use it to name the view.
    package var origin: ElementOrigin?

    // MARK: Creation

    public init(frame: CGRect) {
        geometry = ViewGeometry(frame: frame.usable)
        super.init()
    }

    /// The document loader reads archives, not a coder.
    ///
    /// This creates an empty view.
    public required init?(coder: NSCoder) {
        geometry = ViewGeometry(frame: .zero)
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Writes nothing: there are no archives of views.
    open func encode(with coder: NSCoder) {}

    deinit {
        let (subviews, guides) = (hierarchy.subviews, hierarchy.guides)
        withMainActorIsolation {
            for view in subviews { view.hierarchy.superview = nil }
            for guide in guides { guide.forgetOwner() }
        }
    }

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }

    // MARK: Geometry

    /// The frame in the superview's coordinates; with a transform, the bounding box of the transformed view.
    open var frame: CGRect {
        get { geometry.frame }
        set { setFrame(newValue.usable) }
    }

    /// The bounds in the view's own coordinates.
    open var bounds: CGRect {
        get { geometry.bounds }
        set { setBounds(newValue.usable) }
    }

    open var center: CGPoint {
        get { geometry.center }
        set {
            geometry.center = newValue
            reportChangedValues()
        }
    }

    open var transform: CGAffineTransform {
        get { geometry.transform }
        set { geometry.transform = newValue }
    }

    /// The point of the bounds that a transform leaves in place, as fractions of their size; ``center`` is its
    /// position.
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

    /// Resizes the view to the size that fits, with its origin in place.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        guard geometry.transform.isIdentity else { return bounds.size = size }
        frame.size = size
    }

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
        set {
            look.alpha = newValue.isNaN ? 1 : min(1, max(0, newValue))
            reportChangedValues()
        }
    }

    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set {
            look.backgroundColor = newValue
            styled(.backgroundColor, \.backgroundColor)
            reportChangedValues()
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

    /// The smallest content size category for text in the view; `nil` sets no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.contentSizeLimits.lowest }
        set { setContentSizeLimits(newValue, maximumContentSizeCategory) }
    }

    /// The largest content size category for text in the view; `nil` sets no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitState.contentSizeLimits.highest }
        set { setContentSizeLimits(minimumContentSizeCategory, newValue) }
    }

    /// The limits of the content size category, in words for a debugger.
    open var appliedContentSizeCategoryLimitsDescription: String {
        let (lowest, highest) = (minimumContentSizeCategory, maximumContentSizeCategory)
        return "\(lowest?.rawValue ?? "no minimum") to \(highest?.rawValue ?? "no maximum")"
    }

    /// The view's layer, which holds effects beyond the view's own properties.
    open var layer: CALayer { madeLayer }

    /// A view whose alpha masks this view's content.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }

    /// Makes the first responder in the view give that up; with force, it is not asked.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let view = window?.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
        if view.resignFirstResponder() { return true }
        guard force else { return false }
        window?.firstResponder = nil
        return true
    }

    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}

    /// Draws the view's content into the current context, `UIGraphicsGetCurrentContext()`.
    open func draw(_ rect: CGRect) {}

    // MARK: Conversion

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    // MARK: The layer's delegate

    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
    open func layerWillDraw(_ layer: CALayer) {}
    open func display(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Painting, which is not part of UIKit

    /// Adds the view's own content in bounds coordinates, above the background and below the subviews.
    ///
    /// The caller sets the view's traits as current, so that `UIColor.resolved(with: traitCollection)` and `tintColor`
    /// return the colors to draw.
    open func paintContent(into items: inout [DrawingItem]) {}

    /// Whether UIKit keeps the content of ``paintContent(into:)`` in the view's own layer, below its sublayers.
    ///
    /// True for images and labels. In UIKit, controls and bars use separate views for their content.
    @_spi(Subclassing) open var contentIsInLayer: Bool { false }

    /// The color that fills the view's bounds.
    @_spi(Subclassing) open var backgroundOfBounds: UIColor? { backgroundColor }

    /// Adds content above the subviews, such as indicators and separators.
    open func paintForeground(into items: inout [DrawingItem]) {}

    /// A human-readable name of the view for reports and pictures: its text or title.
    ///
    /// The default is the input's label.
    open var elementLabel: String? { origin?.label ?? accessibilityLabel }

    // MARK: Traits

    open var traitCollection: UITraitCollection { currentTraits }

    /// Called when a trait changes, with the previous collection.
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

    /// The natural size of the content; ``noIntrinsicMetric`` for an axis without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// The size that a canvas uses for content that only exists at run time; a negative length for none.
    ///
    /// Not part of UIKit.
    public var placeholderIntrinsicContentSize: CGSize?

    /// The natural size of the content at a known width, such as that of wrapped text.
    ///
    /// Not part of UIKit.
    ///
    /// The layout pass calls this after it solved the width, and solves again while the results change.
    ///
    /// - Parameter width: the width of the alignment rectangle, in points.
    /// - Returns: the intrinsic size at that width; `nil` if the size does not depend on it.
    /// > Rule: AL-13.
    open func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? { nil }

    /// The baselines for an alignment rectangle of the given size.
    ///
    /// `nil` for a view without text, whose first baseline is its top edge and whose last baseline is its bottom edge.
    ///
    /// Not part of UIKit.
    ///
    /// > Rule: AL-10.
    open func baselineOffsets(for size: CGSize) -> BaselineOffsets? { nil }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// The view whose edge counts as a baseline, by the name of iOS 6 to 8.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
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

    /// The direction of layout in the view.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: look.semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Focus, which no view has in a picture

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The constraints that this view holds.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(hold) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

    /// Whether the subviews are laid out separately: this view sets their frames in ``layoutSubviews()``, then the
    /// constraints inside it are solved apart from those around it.
    ///
    /// Used by table cells and bar contents. Not part of UIKit.
    open var isLayoutBoundary: Bool { false }

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { performLayoutIfNeeded() }
    open func layoutSubviews() {}
    /// Sets properties before layout, from iOS 26 on: once, and again after ``setNeedsUpdateProperties()``.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    open func updatePropertiesIfNeeded() { performUpdateProperties() }
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

    /// Whether the margins limit the content to the readable width.
    ///
    /// Interface Builder's "Follow Readable Width"; UIKit's code can only set it for tables.
    public var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState.layoutMarginsFollowReadableWidth }
        set { layoutState.layoutMarginsFollowReadableWidth = newValue; markNeedsLayout() }
    }

    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    open nonisolated override var description: String {
        withMainActorIsolation { "<\(shortDescription); frame = \(frame.shortDescription)>" }
    }

    // MARK: Accessibility, which only annotations show

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
    /// Whether assistive technologies read the view as one element; labels and controls are elements by default.
    open var isAccessibilityElement: Bool {
        get { ownAccessibilityElement ?? isAccessibilityElementByDefault }
        set { ownAccessibilityElement = newValue }
    }
    private var ownAccessibilityElement: Bool?
    /// Whether the view's class is an element unless it is told otherwise.
    @_spi(Subclassing) open var isAccessibilityElementByDefault: Bool { false }
    open var tag = 0
    open var restorationIdentifier: String?
    open var clearsContextBeforeDrawing = true
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var hoverStyle: UIHoverStyle?
    open var accessibilityLanguage: String?
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityUserInputLabels: [String]!
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityPath: UIBezierPath?
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    private var ownAccessibilityFrame: CGRect?
    /// The frame in the screen's coordinates.
    open var accessibilityFrame: CGRect {
        get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
        set { ownAccessibilityFrame = newValue }
    }
    private var ownActivationPoint: CGPoint?
    open var accessibilityActivationPoint: CGPoint {
        get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { ownActivationPoint = newValue }
    }
    open var focusGroupIdentifier: String?
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var motionEffects: [UIMotionEffect] = []
    /// Whether a gesture may begin; asked by recognizers, whose gestures a test makes.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
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

    @_spi(Subclassing) open override func ownValue(forKey key: String) -> Any? { viewValue(forKey: key) }

    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "gestureRecognizers" else { return super.setOwnOutlet(key, to: value) }
        for recognizer in value as? [UIGestureRecognizer] ?? [] { addGestureRecognizer(recognizer) }
        return true
    }

    // MARK: Hooks of UIKit's own classes

    /// Whether the view gets a screen's margins as a controller's root view.
    @_spi(Subclassing) open var takesRootViewMargins: Bool { true }

    /// The font of the view's text, which determines the spacing between baselines; `nil` for a view without text.
    @_spi(Subclassing) open var layoutFont: UIFont? { nil }

    /// Whether the view's text wraps when it is narrower than its content.
    @_spi(Subclassing) open var wrapsText: Bool { false }

    /// Whether a row of a stack view gives the view as much width as other text of several lines.
    @_spi(Subclassing) open var sharesWidthOfText: Bool { wrapsText }

    /// Whether ``elementLabel`` is text that the view itself shows.
    @_spi(Subclassing) open var labelIsText: Bool { false }
}
