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
    private var ownStandardAppearance: UIToolbarAppearance?
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
        get { ownStandardAppearance ?? UIToolbarAppearance() }
        set {
            ownStandardAppearance = newValue
            styled(.standardAppearance, \.standardAppearance)
        }
    }
    open var compactAppearance: UIToolbarAppearance? { didSet { styled(.compactAppearance, \.compactAppearance) } }
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { styled(.scrollEdgeAppearance, \.scrollEdgeAppearance) }
    }

    /// How far the background reaches beyond the bar.
    ///
    /// The container that owns the bar says so.
    ///
    /// > Rule: CH-1.
    public var backgroundOutset = UIEdgeInsets.zero

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

    /// The row of buttons: above the home indicator where the bar reaches below it.
    private var row: CGRect {
        let safe = safeAreaInsets
        let height = bounds.height - safe.bottom
        return CGRect(
            x: bounds.minX + safe.left, y: bounds.minY, width: max(0, bounds.width - safe.left - safe.right),
            height: height > 20 ? height : bounds.height)
    }

    private var buttons: [BarButton] {
        let shown = (items ?? []).filter { !$0.isHidden }
        giveAppearance(to: shown)
        return shown.map { item in
            let buttons =
                item.style == .done ? standardAppearance.doneButtonAppearance : standardAppearance.buttonAppearance
            let attributes = ownStandardAppearance == nil ? [:] : buttons.normal.titleTextAttributes
            return BarButton(
                item: item, bar: self,
                attributes: item.titleAttributes(for: item.isEnabled ? .normal : .disabled, over: attributes))
        }
    }

    /// The frames of all items, spaces included.
    ///
    /// What is left over is shared among the flexible spaces, beside 8 points at least between buttons.
    private func frames(of buttons: [BarButton]) -> [CGRect] {
        let margin: CGFloat = isModern ? 28 : environment.barItemMargin(width: min(row.width, 500))
        let gap: CGFloat = isModern ? 20 : 8
        var gaps: [CGFloat] = []
        for (index, button) in buttons.enumerated().dropLast() {
            let next = buttons[index + 1]
            gaps.append(button.isSpace || next.isSpace ? 0 : gap)
        }
        let widths = buttons.map(\.width)
        let used = widths.reduce(0, +) + gaps.reduce(0, +)
        let flexible = buttons.filter(\.isFlexibleSpace).count
        let slack = max(0, row.width - 2 * margin - used)
        let share = flexible > 0 ? slack / CGFloat(flexible) : 0
        var x = row.minX + margin
        var frames: [CGRect] = []
        for (index, button) in buttons.enumerated() {
            let width = button.isFlexibleSpace ? share : widths[index]
            frames.append(
                CGRect(x: x, y: row.minY, width: width, height: row.height).mirrored(in: row, if: isRightToLeft))
            x += width + (gaps.indices.contains(index) ? gaps[index] : 0)
        }
        return frames
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
            let size = button.size(of: view, in: row.height)
            places.append((view, rect.centered(CGSize(width: rect.width, height: size.height))))
        }
        shownViews.show(places, in: self)
    }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let whole = BarBackground.area(ofBottomBar: self, reaching: backgroundOutset)
        if !isModern || ownStandardAppearance != nil || barTintColor != nil {
            BarBackground(
                appearance: ownStandardAppearance, barTintColor: barTintColor, barStyle: barStyle,
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
