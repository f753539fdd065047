import Arrangement
public import Drawing
public import Foundation
package import Geometry
import Looks

/// A bar of buttons, usually at the bottom of a screen.
open class UIToolbar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle = UIBarStyle.default { didSet { styled(.barStyle, \.barStyle) } }
    open var isTranslucent = true { didSet { styled(.isTranslucent, \.isTranslucent) } }
    open var barTintColor: UIColor? { didSet { styled(.barTintColor, \.barTintColor) } }
    open weak var delegate: (any UIToolbarDelegate)?
    private var backgroundImages: [UIBarPosition: UIImage] = [:]
    private var shadowImages: [UIBarPosition: UIImage] = [:]
    private var standard = StandardAppearance<UIToolbarAppearance>()
    private(set) var shownViews = BarViews()

    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        styled(.backgroundImageFor, topOrBottom.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(image, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        backgroundImages[topOrBottom] = image
    }
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { backgroundImages[topOrBottom] }
    open func setShadowImage(_ image: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        styled(.shadowImageFor, topOrBottom.rawValue) { $0.setShadowImage(image, forToolbarPosition: topOrBottom) }
        shadowImages[topOrBottom] = image
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    open var standardAppearance: UIToolbarAppearance {
        get { standard.lend() }
        set {
            standard.give(newValue)
            styled(.standardAppearance, \.standardAppearance)
        }
    }
    @BarLook open var compactAppearance: UIToolbarAppearance? {
        didSet { styled(.compactAppearance, \.compactAppearance) }
    }
    @BarLook open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { styled(.scrollEdgeAppearance, \.scrollEdgeAppearance) }
    }
    @BarLook open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        didSet { styled(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance) }
    }

    /// The distance by which the background extends beyond the bar.
    ///
    /// Set by the container that owns the bar.
    ///
    /// > Rule: CH-1.
    package var backgroundOutset = UIEdgeInsets.zero

    /// The background color into which content fades below the bar; `nil` if no content extends below it.
    ///
    /// Set by the container that owns the bar.
    var scrollEdgeColor: UIColor?

    /// The navigation controller that owns this bar and knows what is below it.
    weak var container: UINavigationController?

    /// Whether the scroll-edge appearance applies, because no content extends below the bar.
    private var isAtScrollEdge: Bool {
        JobEnvironment.current.scrollEdgeRule.bottomBarIsAtEdge(
            contentEndsAbove: container?.visibleViewController?.contentEndsAboveBottomBars == true)
    }

    private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

    /// The bar's own scroll-edge appearance at its current height.
    private var ownScrollEdgeAppearance: UIToolbarAppearance? {
        isCompactHeight ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
    }

    /// The current appearance; `nil` if the older properties apply.
    private var currentAppearance: UIToolbarAppearance? {
        let standard = isCompactHeight ? compactAppearance ?? standard.own : standard.own
        return isAtScrollEdge ? ownScrollEdgeAppearance ?? standard : standard
    }

    /// Whether the bar itself is invisible.
    private var isClear: Bool {
        isAtScrollEdge && ownScrollEdgeAppearance == nil && backgroundImages.isEmpty && isTranslucent
    }

    // MARK: Size

    private var environment: BarEnvironment { JobEnvironment.current.barEnvironment(for: traitCollection) }

    private var toolbarLook: ToolbarLook { ToolbarLook(JobEnvironment.current.style) }

    private var standsOnGlass: Bool { BarButtonLook(JobEnvironment.current.style).standsOnGlass }

    /// Whether only the home indicator's area is below the bar.
    private var isAboveHomeIndicator: Bool {
        guard let superview, bounds.height > 0 else { return true }
        let inset = superview.safeAreaInsets.bottom
        return inset > 0 && frame.maxY >= superview.bounds.maxY - inset - 1
    }

    private var ownHeight: CGFloat {
        environment.toolbarIntrinsicHeight(isAboveHomeIndicator: isAboveHomeIndicator)
    }

    /// The bar's position determines its height.
    open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }

    // MARK: Layout

    /// The bar places custom views; each lays itself out.
    open override var isLayoutBoundary: Bool { true }

    /// The row of buttons, above the home indicator if the bar extends below it.
    private var row: CGRect {
        let safe = safeAreaInsets
        let sides = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
        return toolbarLook.row(
            in: bounds.inset(by: sides), bottomInset: safe.bottom, isPad: traitCollection.userInterfaceIdiom == .pad)
    }

    /// The size of a search bar that is the only item.
    var roomForSearchBar: CGSize { CGSize(width: max(0, row.width - 2 * margin), height: row.height) }

    /// The distance from the sides to the first item.
    private var margin: CGFloat {
        if isOnGlassPanel { return NavigationBarLook.panelMargin }
        return standardMargin
    }

    private var standardMargin: CGFloat {
        toolbarLook.margin(
            standard: environment.barItemMargin(width: min(row.width, 500)), isPad: environment.idiom == .pad)
    }

    var buttons: [BarButton] {
        let shown = (items ?? []).filter { !$0.isHidden }
        giveAppearance(to: shown)
        let look = currentAppearance
        return shown.map { item in
            BarButton(item, in: self, item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance)
        }
    }

    /// The frames of all items, spaces included.
    func frames(of buttons: [BarButton]) -> [CGRect] {
        let row = row
        let arrangement = ToolbarArrangement(
            buttons.enumerated().map { index, button in
                if button.isFlexibleSpace { return .flexibleSpace }
                if button.isFixedSpace { return .fixedSpace(width: button.width) }
                if button.item.customView != nil { return .view(width: button.width) }
                guard standsOnGlass else { return .button(width: button.width) }
                let width = button.widthOnGlass(among: buttons, at: index, height: row.height)
                let isJoined = index > 0 && button.sharesGlass(with: buttons[index - 1])
                return isJoined ? .joinedButton(width: width) : .button(width: width)
            },
            origin: row.minX, width: row.width, margin: margin, gap: toolbarLook.itemGap,
            gapBeforeJoinedButton: BarButtonLook.gapOnSharedGlass(height: row.height),
            version: JobEnvironment.current.systemVersion)
        return arrangement.spans.map { span in
            CGRect(x: span.start, y: row.minY, width: span.width, height: row.height)
                .mirrored(in: row, if: isRightToLeft)
        }
    }

    func frame(ofItem item: UIBarButtonItem) -> CGRect? {
        let buttons = buttons
        return zip(buttons, frames(of: buttons)).first { $0.0.item === item }?.1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let buttons = buttons
        var places: [(UIView, CGRect)] = []
        for (button, rect) in zip(buttons, frames(of: buttons)) {
            guard let view = button.item.customView else { continue }
            if case .frame(let frame)? = button.item.canvasPlace {
                places.append((view, frame))
                continue
            }
            let size = button.size(of: view, in: row.height)
            places.append((view, rect.centered(CGSize(width: rect.width, height: size.height))))
        }
        shownViews.show(places, in: self)
    }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let whole = BarBackground.area(ofBottomBar: self, reaching: backgroundOutset)
        let look = currentAppearance
        if !isClear, toolbarLook.hasStandardBackground || look != nil || barTintColor != nil {
            BarBackground(
                appearance: look, barTintColor: barTintColor, barStyle: barStyle,
                isTranslucent: isTranslucent, image: backgroundImages[.any] ?? backgroundImages[.bottom],
                shadowImage: shadowImages[.any] ?? shadowImages[.bottom], hasLineBelow: false
            ).paint(in: whole, of: self, into: &items)
        }
        if let scrollEdgeColor { items += ScrollEdgeLook.bottomItems(in: whole, color: resolved(scrollEdgeColor)) }
        let buttons = buttons
        let frames = frames(of: buttons)
        if standsOnGlass, !isOnGlassPanel {
            paintGlassGroups(buttons, frames, height: row.height, into: &items)
        }
        for (button, rect) in zip(buttons, frames) {
            button.paint(in: rect, imageDrop: toolbarLook.imageDrop, into: &items)
        }
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UIToolbarDelegate
        return true
    }
}

extension UIToolbar: BarButtonHolder {}
