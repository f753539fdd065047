@_spi(Subclassing) public import AdaptiveKit
import Arrangement
public import Drawing
public import Foundation
package import Geometry
import Looks
import Traits
import Typography

/// The bar that switches between the parts of an app.
open class UITabBar: UIView {
    public typealias ItemPositioning = UITabBarItemPositioning

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var items: [UITabBarItem]? {
        didSet {
            if let chosen = selectedItem, items?.contains(where: { $0 === chosen }) != true { selectedItem = nil }
            setNeedsLayout()
        }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// Shows a sheet in which people choose and order items; never open in a picture.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var isCustomizing: Bool { false }
    open weak var selectedItem: UITabBarItem?

    open var barStyle = UIBarStyle.default { didSet { styled(.barStyle, \.barStyle) } }
    open var isTranslucent = true { didSet { styled(.isTranslucent, \.isTranslucent) } }
    open var barTintColor: UIColor? { didSet { styled(.barTintColor, \.barTintColor) } }
    open var unselectedItemTintColor: UIColor? {
        didSet { styled(.unselectedItemTintColor, \.unselectedItemTintColor) }
    }
    open var backgroundImage: UIImage? { didSet { styled(.backgroundImage, \.backgroundImage) } }
    open var shadowImage: UIImage? { didSet { styled(.shadowImage, \.shadowImage) } }
    open var selectionIndicatorImage: UIImage? {
        didSet { styled(.selectionIndicatorImage, \.selectionIndicatorImage) }
    }
    open var itemPositioning = ItemPositioning.automatic { didSet { styled(.itemPositioning, \.itemPositioning) } }
    /// The width of an item; 0 for the system's.
    open var itemWidth: CGFloat = 0 { didSet { styled(.itemWidth, \.itemWidth) } }
    open var itemSpacing: CGFloat = 0 { didSet { styled(.itemSpacing, \.itemSpacing) } }
    open weak var delegate: (any UITabBarDelegate)?
    private var standard = StandardAppearance<UITabBarAppearance>()
    open var standardAppearance: UITabBarAppearance {
        get { standard.lend() }
        set {
            standard.give(newValue)
            styled(.standardAppearance, \.standardAppearance)
            setNeedsLayout()
        }
    }
    @BarLook open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { styled(.scrollEdgeAppearance, \.scrollEdgeAppearance) }
    }

    /// The distance by which the background extends beyond the bar.
    ///
    /// Set by the container that owns the bar.
    ///
    /// > Rule: CH-1.
    package var backgroundOutset = UIEdgeInsets.zero

    // MARK: Size

    private var environment: BarEnvironment { JobEnvironment.current.barEnvironment(for: traitCollection) }

    /// The controller that owns this bar and knows what is below it.
    weak var container: UITabBarController?

    /// Whether the bar is in the row of the navigation bar.
    private var isAtTop: Bool { container != nil && environment.tabBarStandsAtTop }

    /// The style of the items.
    ///
    /// A bar that is part of the content of a tab bar controller doesn't float above that controller's bar.
    private var style: TabBarStyle {
        if isAtTop { return .top }
        if environment.tabBarStyle == .floating, container == nil, owningController?.tabBarController != nil {
            return .stacked
        }
        return environment.tabBarStyle
    }

    /// Whether a top bar has a leading button that shows a sidebar.
    var hasSidebarButton = false

    private var owningController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.owningViewController { return controller }
            view = current.superview
        }
        return nil
    }

    private var isFloating: Bool { style == .floating || style == .top }

    /// The height with the part of the safe area below the items.
    private var ownHeight: CGFloat {
        environment.tabBarIntrinsicHeight + (isFloating ? 0 : safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
    }

    /// The bar's position determines its height.
    open override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? { intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }

    // MARK: Items

    /// Whether icon and title are side by side.
    private var isInline: Bool {
        style == .inline || style == .compactInline
            || (style == .floating && traitCollection.verticalSizeClass == .compact)
    }
    private var isCompactInline: Bool { style == .compactInline }

    /// The width of the capsule of a bar at the top, in points.
    var capsuleWidth: CGFloat { centeredLayout.capsule?.width ?? 0 }

    /// The navigation bar that shares the row of a bar at the top.
    ///
    /// The capsule makes room for the items at its trailing side.
    weak var navigationBarInRow: UINavigationBar?

    private var layout: TabBarLayout {
        let layout = centeredLayout
        let trailingExtent = navigationBarInRow?.trailingExtent ?? 0
        guard style == .top, trailingExtent > 0, let capsule = layout.capsule else { return layout }
        let overlap = capsule.maxX + NavigationBarLook.capsuleGap - (layout.row.maxX - trailingExtent)
        let shift = min(overlap, capsule.minX - layout.row.minX - NavigationBarLook.capsuleGap)
        guard shift > 0 else { return layout }
        var moved = layout
        if isRightToLeft { moved.row.origin.x += 2 * shift }
        moved.row.size.width -= 2 * shift
        return moved
    }

    private var centeredLayout: TabBarLayout {
        let safe = safeAreaInsets
        let height = isFloating ? bounds.height : bounds.height - safe.bottom
        var row = CGRect(
            x: bounds.minX + safe.left, y: bounds.minY, width: max(0, bounds.width - safe.left - safe.right),
            height: height > 20 ? height : bounds.height)
        // At the top, the items are in a row that they share with a navigation bar.
        if style == .top { row = environment.navigationBarRow(in: row) }
        let font = font(isSelected: true)
        var layout = TabBarLayout(
            style: style, row: row,
            titleWidths: (items ?? []).map { item in
                guard style == .top else { return 0 }
                let title = item.shownTitle
                if title.isEmpty { return icon(of: item, isSelected: false)?.size.width ?? 0 }
                return measureLine(StyledText(title, font: font, color: .label, in: self)).width
            })
        // An appearance says it for items with the title below the icon, and takes precedence.
        let stacked = style == .stacked ? currentAppearance : nil
        let positioning = stacked?.stackedItemPositioning ?? .automatic
        layout.isCentered =
            switch positioning == .automatic ? itemPositioning : positioning {
            case .automatic: nil
            case .fill: false
            case .centered: true
            }
        layout.leadingWidth = hasSidebarButton && style == .top ? 44 : 0
        layout.itemWidth = stacked.map(\.stackedItemWidth).flatMap { $0 > 0 ? $0 : nil } ?? itemWidth
        layout.itemSpacing = stacked.map(\.stackedItemSpacing).flatMap { $0 > 0 ? $0 : nil } ?? itemSpacing
        return layout
    }

    // MARK: Views of the items

    private var buttons: [UITabBarButton] = []
    /// The frames of the items' views, in the order of the items.
    package var itemFrames: [CGRect] { buttons.map(\.frame) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout
        let frames = layout.buttons
        while buttons.count > frames.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < frames.count {
            let button = UITabBarButton(frame: .zero)
            buttons.append(button)
            addSubview(button)
        }
        for (button, frame) in zip(buttons, frames) {
            button.frame = frame.mirrored(in: layout.capsule ?? layout.row, if: isRightToLeft)
        }
    }

    private var barLook: TabBarLook {
        TabBarLook(
            JobEnvironment.current.style, style: style,
            isCompactHeight: traitCollection.verticalSizeClass == .compact)
    }

    private func font(isSelected: Bool) -> UIFont { UIFont(descriptor: barLook.font(isSelected: isSelected)) }

    /// The symbol of an item's role.
    private func sign(of item: UITabBarItem, isSelected: Bool) -> UIImage? {
        item.sign(isFilled: barLook.fillsSymbol(isSelected: isSelected))
    }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let layout = layout
        if isFloating, style != .top, let color = container?.contentScrollEdgeColor {
            items += ScrollEdgeLook.bottomItems(in: bounds, color: resolved(color))
        }
        if let capsule = layout.capsule {
            paintGlass(in: capsule, into: &items)
        } else if !isClear {
            BarBackground(
                appearance: currentAppearance, barTintColor: barTintColor, barStyle: barStyle,
                isTranslucent: isTranslucent, image: backgroundImage, shadowImage: shadowImage, hasLineBelow: false
            ).paint(in: BarBackground.area(ofBottomBar: self, reaching: backgroundOutset), of: self, into: &items)
        }
        if let button = layout.leadingButton {
            let place = button.mirrored(in: layout.capsule ?? layout.row, if: isRightToLeft)
            items += UIImage.sidebarSign.items(
                in: place.centered(UIImage.sidebarSign.size), tint: .label, traits: traitCollection)
        }
        for (item, rect) in zip(self.items ?? [], layout.items) {
            let place = rect.mirrored(in: layout.capsule ?? layout.row, if: isRightToLeft)
            paint(item, in: place, isSelected: item === selectedItem, into: &items)
        }
    }

    /// Whether the scroll-edge appearance applies, because no content extends below the bar.
    private var isAtScrollEdge: Bool {
        JobEnvironment.current.scrollEdgeRule.bottomBarIsAtEdge(
            contentEndsAbove: container?.contentEndsAboveBar == true)
    }

    /// The selected item's appearance takes precedence over the bar's.
    private var ownScrollEdgeAppearance: UITabBarAppearance? {
        selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    private var isClear: Bool {
        isAtScrollEdge && ownScrollEdgeAppearance == nil && backgroundImage == nil && isTranslucent
    }

    private var currentAppearance: UITabBarAppearance? {
        let standard = selectedItem?.standardAppearance ?? standard.own
        return isAtScrollEdge ? ownScrollEdgeAppearance ?? standard : standard
    }

    private var itemAppearance: UITabBarItemAppearance? {
        guard let appearance = currentAppearance else { return nil }
        if isCompactInline { return appearance.compactInlineLayoutAppearance }
        return isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
    }

    private func paint(_ item: UITabBarItem, in rect: CGRect, isSelected: Bool, into items: inout [DrawingItem]) {
        giveAppearance(to: [item])
        let look = isSelected ? itemAppearance?.selected : itemAppearance?.normal
        let attributes = item.titleAttributes(
            for: isSelected ? .selected : .normal, over: look?.titleTextAttributes ?? [:])
        let standard: UIColor =
            isSelected ? tintColor : unselectedItemTintColor ?? UIColor(barLook.unselectedColor)
        let color = item.isEnabled ? look?.iconColor ?? standard : .disabledControl
        let textColor = attributes[.foregroundColor] as? UIColor ?? color
        if isSelected, let mark = barLook.selectionItems(in: rect, pen) {
            items += mark
        } else if isSelected, let indicator = currentAppearance?.selectionIndicatorImage ?? selectionIndicatorImage {
            let color = currentAppearance?.selectionIndicatorTintColor
            items += indicator.items(
                in: rect.centered(indicator.size), tint: color ?? tintColor, traits: traitCollection,
                isStencil: color != nil)
        }
        let title = item.shownTitle
        // At the top, items show only their title; icons appear only without a title.
        if style == .top, !title.isEmpty {
            let line = setLine(
                title, font: font(isSelected: isSelected), color: isSelected ? color : .label,
                width: max(1, rect.width - 4))
            let origin = line.centeredOrigin(in: rect, grid: pixelGrid)
            items.text(line, at: origin)
            paintBadge(of: item, look: look, beside: CGRect(origin: origin, size: line.size), into: &items)
            return
        }
        let icon = icon(of: item, isSelected: isSelected)
        let font = look?.titleTextAttributes[.font] as? UIFont ?? font(isSelected: isSelected)
        let line = title.isEmpty ? nil : setLine(title, font: font, color: textColor, width: max(1, rect.width - 2))
        let places = barLook.place(
            icon: icon.map { barLook.iconSize($0.size, in: rect) } ?? .zero, title: line?.size ?? .zero, in: rect, pen)
        if let icon {
            items += icon.items(in: places.icon.inset(by: item.imageInsets), tint: color, traits: traitCollection)
        }
        if let line {
            let own = item.titlePositionAdjustment
            let shift = own == .zero ? look?.titlePositionAdjustment ?? .zero : own
            items.text(line, at: CGPoint(x: places.title.x + shift.horizontal, y: places.title.y + shift.vertical))
        }
        paintBadge(of: item, look: look, beside: places.icon, into: &items)
    }

    /// The item's image or its role's symbol; symbols have the style's size.
    private func icon(of item: UITabBarItem, isSelected: Bool) -> UIImage? {
        let image =
            (isSelected ? item.selectedImage ?? item.image : item.image) ?? sign(of: item, isSelected: isSelected)
        let scale: UIImage.SymbolScale =
            switch barLook.symbolScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        return image?.sized(likeText: .systemFont(ofSize: 18), scale: scale, traits: traitCollection)
    }

    private func paintBadge(
        of item: UITabBarItem, look: UITabBarItemStateAppearance?, beside icon: CGRect, into items: inout [DrawingItem]
    ) {
        guard let badge = item.badgeValue else { return }
        let color = (item.badgeColor ?? look?.badgeBackgroundColor).map { resolved($0) }
        let shift = look?.badgePositionAdjustment ?? .zero
        items += barLook.badgeItems(
            badge, color: color, beside: icon.offsetBy(dx: shift.horizontal, dy: shift.vertical),
            top: bounds.minY + shift.vertical, pen)
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        guard key == "delegate" else { return super.setOwnOutlet(key, to: value) }
        delegate = value as? any UITabBarDelegate
        return true
    }
}

/// The delegate of a tab bar that no controller has.
@preconcurrency @MainActor
public protocol UITabBarDelegate: DelegateObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
