import Arrangement
public import Drawing
public import Foundation
public import Geometry

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
    open weak var delegate: AnyObject?
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
    open func setShadowImage(_ image: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        styled(.shadowImageFor, topOrBottom.rawValue) { $0.setShadowImage(image, forToolbarPosition: topOrBottom) }
        shadowImages[topOrBottom] = image
    }

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

    /// How far the background reaches beyond the bar.
    ///
    /// The container that owns the bar says so.
    ///
    /// > Rule: CH-1.
    public var backgroundOutset = UIEdgeInsets.zero

    /// The navigation controller whose bar this is; it knows what lies below.
    weak var container: UINavigationController?

    /// Whether no content reaches below the bar, so that from iOS 15 on the scroll-edge look holds.
    private var isAtScrollEdge: Bool {
        JobEnvironment.current.isAtLeast(iOS: 15)
            && container?.visibleViewController?.contentEndsAboveBottomBars == true
    }

    private var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

    /// What was said of the bar at a scroll edge, at the height that it has now.
    private var ownScrollEdgeAppearance: UIToolbarAppearance? {
        isCompactHeight ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
    }

    /// The appearance that holds now; `nil` where the older properties decide.
    private var currentAppearance: UIToolbarAppearance? {
        let standard = isCompactHeight ? compactAppearance ?? standard.own : standard.own
        return isAtScrollEdge ? ownScrollEdgeAppearance ?? standard : standard
    }

    /// Whether nothing of the bar itself is seen.
    private var isClear: Bool {
        isAtScrollEdge && ownScrollEdgeAppearance == nil && backgroundImages.isEmpty && isTranslucent
    }

    // MARK: Size

    private var environment: BarEnvironment { JobEnvironment.current.barEnvironment(for: traitCollection) }

    private var isModern: Bool { JobEnvironment.current.isAtLeast(iOS: 26) }

    /// Whether no more than the home indicator's room lies below the bar.
    private var isAboveHomeIndicator: Bool {
        guard let superview, bounds.height > 0 else { return true }
        let inset = superview.safeAreaInsets.bottom
        return inset > 0 && frame.maxY >= superview.bounds.maxY - inset - 1
    }

    private var ownHeight: CGFloat {
        environment.toolbarIntrinsicHeight(isAboveHomeIndicator: isAboveHomeIndicator)
    }

    /// Where the bar lies decides how high it is.
    open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? { intrinsicContentSize }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }

    // MARK: Layout

    /// Custom views are placed by the bar, and each lays itself out.
    open override var isLayoutBoundary: Bool { true }

    /// The row of buttons: above the home indicator where the bar reaches below it, and up to iOS 18 at the foot of a
    /// bar that is higher than 44 points.
    private var row: CGRect {
        let safe = safeAreaInsets
        let room = bounds.height - safe.bottom
        let height = room > 20 ? room : bounds.height
        let rowHeight = isModern ? height : min(height, 44)
        return CGRect(
            x: bounds.minX + safe.left, y: bounds.minY + height - rowHeight,
            width: max(0, bounds.width - safe.left - safe.right), height: rowHeight)
    }

    /// As much as a search bar that is alone takes.
    var roomForSearchBar: CGSize { CGSize(width: max(0, row.width - 2 * margin), height: row.height) }

    /// From the sides to the first item.
    private var margin: CGFloat { isModern ? 28 : environment.barItemMargin(width: min(row.width, 500)) }

    private var buttons: [BarButton] {
        let shown = (items ?? []).filter { !$0.isHidden }
        giveAppearance(to: shown)
        let look = currentAppearance
        return shown.map { item in
            BarButton(item, in: self, item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance)
        }
    }

    /// The frames of all items, spaces included.
    ///
    /// What is left over is shared among the flexible spaces, beside 8 points at least between buttons. From iOS 11 to
    /// 18 views of the program's own touch each other, and one item between two flexible spaces lies in the bar's
    /// middle, where there is room.
    private func frames(of buttons: [BarButton]) -> [CGRect] {
        let margin = margin
        let widths = buttons.map(\.width)
        let gaps = gaps(between: buttons)
        let flexible = buttons.indices.filter { buttons[$0].isFlexibleSpace }
        let slack = max(0, row.width - 2 * margin - widths.reduce(0, +) - gaps.reduce(0, +))
        var shares = Array(repeating: slack / CGFloat(max(1, flexible.count)), count: flexible.count)
        if isFrom11To18, flexible.count == 2, flexible[1] == flexible[0] + 2 {
            let before = widths[..<flexible[0]].reduce(0, +) + gaps[..<flexible[0]].reduce(0, +)
            let share = (row.width - widths[flexible[0] + 1]) / 2 - margin - before
            shares[0] = min(max(0, share), slack)
            shares[1] = slack - shares[0]
        }
        var x = row.minX + margin
        return buttons.indices.map { index in
            let width = flexible.firstIndex(of: index).map { shares[$0] } ?? widths[index]
            defer { x += width + (gaps.indices.contains(index) ? gaps[index] : 0) }
            return CGRect(x: x, y: row.minY, width: width, height: row.height).mirrored(in: row, if: isRightToLeft)
        }
    }

    private var isFrom11To18: Bool { JobEnvironment.current.isAtLeast(iOS: 11) && !isModern }

    private func gaps(between buttons: [BarButton]) -> [CGFloat] {
        zip(buttons, buttons.dropFirst()).map { button, next in
            if button.isSpace || next.isSpace { return 0 }
            if isFrom11To18, button.item.customView != nil, next.item.customView != nil { return 0 }
            return isModern ? 20 : 8
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
        if !isClear, !isModern || look != nil || barTintColor != nil {
            BarBackground(
                appearance: look, barTintColor: barTintColor, barStyle: barStyle,
                isTranslucent: isTranslucent, image: backgroundImages[.any] ?? backgroundImages[.bottom],
                shadowImage: shadowImages[.any] ?? shadowImages[.bottom], hasLineBelow: false
            ).paint(in: whole, of: self, into: &items)
        }
        let buttons = buttons
        let frames = frames(of: buttons)
        if isModern {
            paintGlassGroups(
                buttons, frames.map { $0.insetBy(dx: -11, dy: 0) }, height: min(44, bounds.height), into: &items)
        }
        for (button, rect) in zip(buttons, frames) { button.paint(in: rect, into: &items) }
    }
}

extension UIToolbar: BarButtonHolder {}
