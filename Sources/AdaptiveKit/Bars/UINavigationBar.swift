import Arrangement
public import Drawing
public import Foundation
package import Geometry
import Looks
import Typography

/// The bar at the top of a navigation stack.
open class UINavigationBar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Items

    private var stack: [UINavigationItem] = []

    /// The items, the deepest first; the last one is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set {
            stack = newValue ?? []
            itemsChanged()
        }
    }

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        stack.append(item)
        itemsChanged()
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let item = stack.popLast()
        itemsChanged()
        return item
    }

    private(set) var shownViews = BarViews()

    private func itemsChanged() {
        setNeedsLayout()
    }

    // MARK: Look

    open var barStyle = UIBarStyle.default { didSet { styled(.barStyle, \.barStyle) } }
    /// Whether content lies under the bar; an opaque bar ends it.
    open var isTranslucent = true {
        didSet {
            styled(.isTranslucent, \.isTranslucent)
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }
    open var barTintColor: UIColor? { didSet { styled(.barTintColor, \.barTintColor) } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { styled(.titleTextAttributes, \.titleTextAttributes) }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { styled(.largeTitleTextAttributes, \.largeTitleTextAttributes) }
    }
    open var prefersLargeTitles = false {
        didSet {
            styled(.prefersLargeTitles, \.prefersLargeTitles)
            setNeedsLayout()
        }
    }
    open var shadowImage: UIImage? { didSet { styled(.shadowImage, \.shadowImage) } }
    open var backIndicatorImage: UIImage? { didSet { styled(.backIndicatorImage, \.backIndicatorImage) } }
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { styled(.backIndicatorTransitionMaskImage, \.backIndicatorTransitionMaskImage) }
    }
    open weak var delegate: (any UINavigationBarDelegate)?
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
    private var standard = StandardAppearance<UINavigationBarAppearance>()

    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(image, for: .any, barMetrics: barMetrics)
    }
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        styled(.backgroundImageFor, position.rawValue, barMetrics.rawValue) {
            $0.setBackgroundImage(image, for: position, barMetrics: barMetrics)
        }
        backgroundImages[barMetrics] = image
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        styled(.titleVerticalPositionAdjustment, barMetrics.rawValue) {
            $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        titleAdjustments[barMetrics] = adjustment.isFinite ? adjustment : 0
    }

    open var standardAppearance: UINavigationBarAppearance {
        get { standard.lend() }
        set {
            standard.give(newValue)
            styled(.standardAppearance, \.standardAppearance)
        }
    }
    @BarLook open var compactAppearance: UINavigationBarAppearance? {
        didSet { styled(.compactAppearance, \.compactAppearance) }
    }
    @BarLook open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { styled(.scrollEdgeAppearance, \.scrollEdgeAppearance) }
    }
    @BarLook open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { styled(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance) }
    }

    /// Whether the content below the bar is scrolled to its top, so that the scroll-edge appearance applies.
    ///
    /// Set by the container that owns the bar. Not part of UIKit.
    package var isAtScrollEdge = false

    /// An item that a container inserts before those of the shown controller: a split view's sidebar button.
    var systemLeadingItem: UIBarButtonItem? { didSet { if systemLeadingItem !== oldValue { setNeedsLayout() } } }

    /// The width of a tab bar in the middle of the row, which moves the title to the leading side, in points; or 0.
    package var reservedCenter: CGFloat = 0 { didSet { if reservedCenter != oldValue { setNeedsLayout() } } }

    private var reservesCenter: Bool { reservedCenter > 0 }

    /// The background color into which content fades below the bar; `nil` if no content extends below it.
    ///
    /// Set by the container that owns the bar.
    package var scrollEdgeColor: UIColor?

    /// The distance by which the background extends beyond the bar, under the status bar.
    ///
    /// Set by the container that owns the bar.
    ///
    /// > Rule: CH-1.
    package var backgroundOutset = UIEdgeInsets.zero

    var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }

    /// The current appearance; `nil` if the older properties apply.
    var currentAppearance: UINavigationBarAppearance? {
        let rule = JobEnvironment.current.scrollEdgeRule
        guard rule.hasAppearances else { return nil }
        // The item's appearances take precedence over the bar's, one by one.
        let item = topItem
        let standard = item?.standardAppearance ?? standard.own
        if isAtScrollEdge {
            let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
            if isCompactHeight, let compact { return compact }
            if let look = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return look }
            if rule.navigationBarIsClear(showsLargeTitle: showsLargeTitle, hasTintColor: barTintColor != nil) {
                let clear = standard?.copied() ?? UINavigationBarAppearance()
                clear.configureWithTransparentBackground()
                clear.shadowImage = nil
                return clear
            }
        }
        return isCompactHeight ? item?.compactAppearance ?? compactAppearance ?? standard : standard
    }

    private var background: BarBackground {
        BarBackground(
            appearance: currentAppearance, barTintColor: barTintColor, barStyle: barStyle,
            isTranslucent: isTranslucent,
            image: isCompactHeight
                ? backgroundImages[.compact] ?? backgroundImages[.default] : backgroundImages[.default],
            shadowImage: shadowImage)
    }

    // MARK: Size

    var environment: BarEnvironment {
        var environment = JobEnvironment.current.barEnvironment(for: traitCollection)
        environment.isInSheet = isInSheet
        return environment
    }

    /// Whether the bar's controller is in a page or form sheet.
    ///
    /// Set by the container that owns the bar.
    var isInSheet = false { didSet { if isInSheet != oldValue { setNeedsLayout() } } }

    var barLook: NavigationBarLook { NavigationBarLook(JobEnvironment.current.style) }

    private var standsOnGlass: Bool { BarButtonLook(JobEnvironment.current.style).standsOnGlass }

    /// The height of the prompt above the title, in points; 0 without one.
    var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : NavigationBarLook.promptHeight }

    /// The height of the item's search bar at the bottom of the bar; 0 if it isn't shown.
    ///
    /// Set by the container that owns the bar.
    var searchExtent: CGFloat = 0 { didSet { if searchExtent != oldValue { setNeedsLayout() } } }

    /// Whether a search is active, so that title and buttons are hidden.
    var showsSearchOnly = false { didSet { if showsSearchOnly != oldValue { setNeedsLayout() } } }

    /// Whether the search bar is at the trailing end of the row of title and buttons.
    var searchIsInRow = false { didSet { if searchIsInRow != oldValue { setNeedsLayout() } } }

    /// The height of the bar without a large title.
    private var plainHeight: CGFloat { min(bounds.height, environment.navigationBarHeight()) }

    /// Whether the top item requests a large title, even if the bar is too low for it.
    var wantsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem, JobEnvironment.current.behavior.hasLargeTitles else {
            return false
        }
        return item.largeTitleDisplayMode != .never && !isCompactHeight
    }

    var showsLargeTitle: Bool {
        wantsLargeTitle && !showsSearchOnly && bounds.height - searchExtent >= plainHeight + promptHeight + 20
    }

    /// The height of a bar at rest: with the full large title.
    open override var intrinsicContentSize: CGSize {
        let row = environment
        let height = row.navigationBarHeight() + (wantsLargeTitle ? largeTitleExtent : 0)
        return CGSize(width: Self.noIntrinsicMetric, height: height + promptHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    // MARK: Layout

    /// The bar places custom views; each lays itself out.
    open override var isLayoutBoundary: Bool { true }

    /// The row of title and buttons, within the safe area.
    var row: CGRect {
        let safe = safeAreaInsets
        let bar = CGRect(
            x: bounds.minX + safe.left, y: bounds.minY + promptHeight,
            width: max(0, bounds.width - safe.left - safe.right),
            height: min(plainHeight, max(0, bounds.height - promptHeight)))
        return environment.navigationBarRow(in: bar)
    }

    /// The buttons at the trailing side of the shown item.
    var trailingButtons: [BarButton] {
        // On a panel, the button that hides it is at the far end, beyond the others.
        buttons((isOnGlassPanel ? systemLeadingItem.map { [$0] } ?? [] : []) + (topItem?.rightBarButtonItems ?? []))
    }

    private func buttons(_ items: [UIBarButtonItem]?) -> [BarButton] {
        let shown = (items ?? []).filter { !$0.isHidden }
        giveAppearance(to: shown)
        let look = currentAppearance
        return shown.map { item in
            BarButton(item, in: self, item.style == .done ? look?.doneButtonAppearance : look?.buttonAppearance)
        }
    }

    var titleFont: UIFont {
        let attributes = currentAppearance?.titleTextAttributes ?? titleTextAttributes
        return attributes?[.font] as? UIFont ?? titleTextAttributes?[.font] as? UIFont
            ?? .systemFont(ofSize: barLook.titleSize(hasSubtitle: shownSubtitle != nil), weight: .semibold)
    }

    /// The second line below the title; `nil` where there is none, or the system has none.
    var shownSubtitle: String? {
        guard barLook.hasSubtitles, let item = topItem, item.titleView == nil, !showsLargeTitle,
            let subtitle = item.subtitle, !subtitle.isEmpty
        else { return nil }
        return subtitle
    }

    var subtitleFont: UIFont {
        currentAppearance?.subtitleTextAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: NavigationBarLook.subtitleSize)
    }

    var subtitleColor: UIColor {
        currentAppearance?.subtitleTextAttributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    }

    /// The line below a large title; `nil` where there is none, or the system has none.
    var largeSubtitle: String? {
        guard barLook.hasSubtitles, let item = topItem, let subtitle = item.largeSubtitle ?? item.subtitle,
            !subtitle.isEmpty
        else { return nil }
        return subtitle
    }

    var largeSubtitleFont: UIFont {
        currentAppearance?.largeSubtitleTextAttributes[.font] as? UIFont
            ?? .systemFont(ofSize: NavigationBarLook.largeSubtitleSize, weight: .medium)
    }

    var largeSubtitleColor: UIColor {
        currentAppearance?.largeSubtitleTextAttributes[.foregroundColor] as? UIColor ?? .secondaryLabel
    }

    var titleColor: UIColor {
        let attributes = currentAppearance?.titleTextAttributes
        return attributes?[.foregroundColor] as? UIColor ?? titleTextAttributes?[.foregroundColor] as? UIColor
            ?? (barStyle == .default ? .label : .white)
    }

    /// The look of a back button's title.
    struct BackTitleStyle {
        /// The item's attributes over the bar's.
        var attributes: [NSAttributedString.Key: Any]
        /// The offset, which apps use to move the title off the screen.
        var adjustment: UIOffset
        var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
    }

    /// The style of the back button's title, from its item, proxies and the bar's appearance.
    var backTitleStyle: BackTitleStyle {
        let item = backItem?.backBarButtonItem ?? UIBarButtonItem()
        giveAppearance(to: [item])
        let look = currentAppearance?.backButtonAppearance.normal
        let own = item.backButtonTitlePositionAdjustment(for: isCompactHeight ? .compact : .default)
        return BackTitleStyle(
            attributes: item.titleAttributes(for: .normal, over: look?.titleTextAttributes ?? [:]),
            adjustment: own == .zero ? look?.titlePositionAdjustment ?? .zero : own)
    }

    private var backTitleWidths: [CGFloat] {
        let titles = backTitles
        guard !titles.isEmpty else { return [] }
        let font = backTitleStyle.font
        return titles.map { textWidth($0, font) }
    }

    private var showsBackButton: Bool {
        guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
        return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    }

    /// The candidate titles of the back button, the longest first.
    ///
    /// > Rule: CH-4.
    var backTitles: [String] {
        guard showsBackButton, let previous = backItem, !barLook.hasBackDisc else { return [] }
        if topItem?.backButtonDisplayMode == .minimal || previous.backButtonDisplayMode == .minimal { return [] }
        if let item = previous.backBarButtonItem {
            guard item.image == nil else { return [] }
            if let title = item.title { return title.isEmpty ? [] : [title] }
        }
        let full = previous.backButtonTitle ?? previous.title ?? "Back"
        guard previous.backButtonDisplayMode != .generic else { return ["Back"] }
        return full == "Back" || full.isEmpty ? ["Back"] : [full, "Back"]
    }

    private func textWidth(_ text: String, _ font: UIFont) -> CGFloat {
        measureLine(StyledText(text, font: font, color: .label, in: self)).width
    }

    var placed: (layout: NavigationBarArrangement.Placed, left: [BarButton], right: [BarButton]) {
        let item = topItem
        let system = systemLeadingItem.map { [$0] } ?? []
        let isOnPanel = isOnGlassPanel
        let left = buttons((isOnPanel ? [] : system) + (item?.leftBarButtonItems ?? []))
        let right = trailingButtons
        let title: CGFloat
        if showsLargeTitle, item?.titleView == nil {
            title = 0
        } else if let view = item?.titleView {
            title = titleViewSize(view).width
        } else {
            title = max(
                item?.title.map { textWidth($0, titleFont) } ?? 0,
                shownSubtitle.map { textWidth($0, subtitleFont) } ?? 0)
        }
        let leftWidths = widths(of: left, after: showsBackButton)
        let rightWidths = searchWidths(before: right) + widths(of: right, after: false)
        var layout = NavigationBarArrangement(
            width: row.width, leftMargin: showsBackButton ? edgeMargin - barLook.backButtonOutset : edgeMargin,
            rightMargin: edgeMargin, titleGap: barLook.titleGap,
            titleWidth: title,
            chevronWidth: showsBackButton ? barLook.backButtonWidth : nil,
            backTitleWidths: backTitleWidths,
            leftWidths: leftWidths.map(\.width), rightWidths: rightWidths.map(\.width),
            titleLeads: reservesCenter || isOnPanel
        ).placed
        layout.left = zip(layout.left, leftWidths).filter(\.1.isButton).map(\.0)
        layout.right = zip(layout.right, rightWidths).filter(\.1.isButton).map(\.0)
        return (layout, left, right)
    }

    /// The widths of buttons and the gaps between them; on glass, with their capsule's padding.
    func widths(of buttons: [BarButton], after hasBackButton: Bool) -> [(width: CGFloat, isButton: Bool)] {
        var widths: [(width: CGFloat, isButton: Bool)] = []
        for (index, button) in buttons.enumerated() {
            guard standsOnGlass else {
                if index > 0 {
                    let arePictures = button.isPicture && buttons[index - 1].isPicture
                    widths.append((arePictures ? barLook.pictureGap : barLook.buttonGap, false))
                } else if hasBackButton {
                    widths.append((barLook.buttonGap, false))
                }
                widths.append((button.width, true))
                continue
            }
            if index > 0 || hasBackButton {
                let shares = !isOnGlassPanel && index > 0 && button.sharesGlass(with: buttons[index - 1])
                widths.append(
                    (shares ? BarButtonLook.gapOnSharedGlass(height: glassHeight) : NavigationBarLook.capsuleGap, false)
                )
            }
            widths.append((button.widthOnGlass(among: buttons, at: index, height: glassHeight), true))
        }
        return widths
    }

    /// The distance from the sides to the first item, in points.
    var edgeMargin: CGFloat {
        if isOnGlassPanel { return NavigationBarLook.panelMargin }
        let screen = JobEnvironment.current.screen.size
        return environment.barItemMargin(width: min(screen.width, screen.height))
    }

    private func titleViewSize(_ view: UIView) -> CGSize {
        let own = shownViews.size(of: view)
        guard own.width > 0, view.translatesAutoresizingMaskIntoConstraints else {
            let intrinsic = view.intrinsicContentSize
            let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGSize(
                width: intrinsic.width >= 0 ? intrinsic.width : fitted.width,
                height: min(row.height, intrinsic.height >= 0 ? intrinsic.height : fitted.height))
        }
        return CGSize(width: own.width, height: min(row.height, own.height))
    }

    func frame(_ span: NavigationBarArrangement.Span) -> CGRect {
        let row = row
        return CGRect(x: row.minX + span.x, y: row.minY, width: span.width, height: row.height)
            .mirrored(in: row, if: isRightToLeft)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var places = searchPlaces
        guard !showsSearchOnly else {
            shownViews.show(places, in: self)
            return
        }
        let (layout, left, right) = placed
        func place(_ view: UIView, _ size: CGSize, in rect: CGRect) {
            let box = CGSize(width: min(size.width, rect.width), height: min(size.height, rect.height))
            places.append((view, rect.centered(box)))
        }
        for (button, span) in zip(left + right, layout.left + layout.right) {
            guard let view = button.item.customView else { continue }
            place(view, button.size(of: view, in: row.height), in: frame(span))
        }
        if let view = topItem?.titleView { place(view, titleViewSize(view), in: frame(layout.title)) }
        shownViews.show(places, in: self)
    }

    open override var elementLabel: String? { super.elementLabel ?? topItem?.title }

    func frame(ofItem item: UIBarButtonItem) -> CGRect? {
        let (layout, left, right) = placed
        return zip(left + right, layout.left + layout.right).first { $0.0.item === item }.map { frame($0.1) }
    }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let whole = BarBackground.area(of: bounds, reaching: backgroundOutset)
        if barLook.hasStandardBackground || standard.own != nil || topItem?.hasOwnLook == true || barTintColor != nil {
            background.paint(in: whole, of: self, into: &items)
        }
        if let scrollEdgeColor {
            items += ScrollEdgeLook.topItems(in: whole, color: resolved(scrollEdgeColor))
        }
        guard let item = topItem, !showsSearchOnly else { return }
        let (layout, left, right) = placed
        paintPrompt(item, into: &items)
        paintBackButton(layout, into: &items)
        paintTitle(item, layout, into: &items)
        if standsOnGlass, !isOnGlassPanel {
            paintGlassGroups(left, layout.left.map(frame), height: glassHeight, into: &items)
            paintGlassGroups(right, layout.right.map(frame), height: glassHeight, into: &items)
        }
        for (button, span) in zip(left + right, layout.left + layout.right) {
            button.paint(in: frame(span), into: &items)
        }
        if showsLargeTitle { paintLargeTitle(item, into: &items) }
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UINavigationBarDelegate
        return true
    }
}

extension UINavigationBar: BarButtonHolder {}
