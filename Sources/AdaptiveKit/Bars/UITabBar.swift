import Arrangement
public import Drawing
public import Foundation
public import Geometry
import Traits
import Typography

/// The bar that switches between the parts of an app.
open class UITabBar: UIView {
    public enum ItemPositioning: Int, Hashable, Sendable { case automatic = 0, fill, centered }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var items: [UITabBarItem]? {
        didSet {
            if let chosen = selectedItem, items?.contains(where: { $0 === chosen }) != true { selectedItem = nil }
        }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
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
    /// 0 for the system's.
    open var itemWidth: CGFloat = 0 { didSet { styled(.itemWidth, \.itemWidth) } }
    open var itemSpacing: CGFloat = 0 { didSet { styled(.itemSpacing, \.itemSpacing) } }
    open weak var delegate: AnyObject?
    private var ownStandardAppearance: UITabBarAppearance?
    open var standardAppearance: UITabBarAppearance {
        get { ownStandardAppearance ?? UITabBarAppearance() }
        set {
            ownStandardAppearance = newValue
            styled(.standardAppearance, \.standardAppearance)
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
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

    private var isFloating: Bool { JobEnvironment.current.isAtLeast(iOS: 26) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: environment.tabBarIntrinsicHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: environment.tabBarIntrinsicHeight)
    }

    // MARK: Items

    /// Whether icon and title stand side by side: in regular width and in compact height, from iOS 11 on.
    private var isInline: Bool {
        guard JobEnvironment.current.isAtLeast(iOS: 11), !isFloating else { return false }
        return traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
    }

    private var isCompactInline: Bool { isInline && traitCollection.verticalSizeClass == .compact }

    /// The row of items: above the home indicator where the bar reaches below it.
    private var row: CGRect {
        let safe = safeAreaInsets
        let height = bounds.height - safe.bottom
        let row = CGRect(
            x: bounds.minX + safe.left, y: bounds.minY, width: max(0, bounds.width - safe.left - safe.right),
            height: height > 20 ? height : bounds.height)
        guard isFloating else { return row }
        return floatingCapsule(in: row)
    }

    /// A bar of glass that floats above the content.
    private func floatingCapsule(in row: CGRect) -> CGRect {
        let count = CGFloat(max(1, (items ?? []).count))
        let width = min(max(0, row.width - 42), max(120, count * 94 + 8))
        return CGRect(x: row.midX - width / 2, y: max(row.minY, row.maxY - 49 - 8), width: width, height: 57)
    }

    private var itemFrames: [CGRect] {
        let count = (items ?? []).count
        guard count > 0 else { return [] }
        let row = isFloating ? row.insetBy(dx: 4, dy: 4) : row
        let isCentered = itemPositioning == .centered || (itemPositioning == .automatic && isInline && !isCompactInline)
        let (width, gap): (CGFloat, CGFloat)
        if isCentered {
            gap = itemSpacing > 0 && itemSpacing.isFinite ? itemSpacing : 34
            let wanted = itemWidth > 0 && itemWidth.isFinite ? itemWidth : isInline ? 110 : 76
            let most = max(1, (row.width - gap * CGFloat(count - 1)) / CGFloat(count))
            width = min(wanted, most)
        } else {
            gap = 0
            width = row.width / CGFloat(count)
        }
        let total = width * CGFloat(count) + gap * CGFloat(count - 1)
        let start = row.minX + (row.width - total) / 2
        return (0..<count).map { index in
            CGRect(x: start + CGFloat(index) * (width + gap), y: row.minY, width: width, height: row.height)
                .mirrored(in: row, if: isRightToLeft)
        }
    }

    private static let titles: [UITabBarItem.SystemItem: (String, ControlGlyph)] = [
        .more: ("More", .ellipsis), .favorites: ("Favorites", .starFilled), .featured: ("Featured", .star),
        .topRated: ("Top Rated", .star), .recents: ("Recents", .clock), .contacts: ("Contacts", .person),
        .history: ("History", .clock), .bookmarks: ("Bookmarks", .book), .search: ("Search", .magnifier),
        .downloads: ("Downloads", .download), .mostRecent: ("Most Recent", .clock),
        .mostViewed: ("Most Viewed", .person),
    ]

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let whole = BarBackground.area(of: bounds, reaching: backgroundOutset)
        if isFloating {
            paintGlass(in: row, into: &items)
        } else {
            BarBackground(
                appearance: ownStandardAppearance, barTintColor: barTintColor, barStyle: barStyle,
                isTranslucent: isTranslucent, image: backgroundImage, shadowImage: shadowImage, hasLineBelow: false
            ).paint(in: whole, of: self, into: &items)
        }
        let shown = self.items ?? []
        for (item, rect) in zip(shown, itemFrames) {
            paint(item, in: rect, isSelected: item === selectedItem, into: &items)
        }
    }

    private var itemAppearance: UITabBarItemAppearance? {
        guard let appearance = ownStandardAppearance else { return nil }
        if isCompactInline { return appearance.compactInlineLayoutAppearance }
        return isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
    }

    private func paint(_ item: UITabBarItem, in rect: CGRect, isSelected: Bool, into items: inout [DrawingItem]) {
        giveAppearance(to: [item])
        let look = isSelected ? itemAppearance?.selected : itemAppearance?.normal
        let attributes = item.titleAttributes(
            for: isSelected ? .selected : .normal, over: look?.titleTextAttributes ?? [:])
        let standard: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? (isFloating ? .label : .systemGray)
        let color = item.isEnabled ? look?.iconColor ?? standard : .disabledControl
        let textColor = attributes[.foregroundColor] as? UIColor ?? color
        if isSelected, isFloating {
            items.fill(rect, cornerRadius: rect.height / 2, resolved(.tertiarySystemFill))
        } else if isSelected, let indicator = selectionIndicatorImage {
            items += indicator.items(
                in: rect.centered(indicator.size), tint: tintColor, traits: traitCollection, isStencil: false)
        }
        let role = item.systemItem.flatMap { Self.titles[$0] }
        let title = item.title ?? role?.0 ?? ""
        let image = (isSelected ? item.selectedImage ?? item.image : item.image)?
            .sized(likeText: .systemFont(ofSize: 18), scale: isCompactInline ? .small : .large, traits: traitCollection)
        let iconSize = image.map(iconSize) ?? (role == nil ? .zero : CGSize(width: 25, height: 25))
        let font =
            attributes[.font] as? UIFont
            ?? .systemFont(ofSize: isCompactInline ? 12 : isInline ? 13 : 10, weight: isInline ? .regular : .medium)
        let line = title.isEmpty ? nil : setLine(title, font: font, color: textColor, width: max(1, rect.width - 2))
        let places = placeParts(icon: iconSize, title: line?.size ?? .zero, in: rect)
        if let image {
            items += image.items(in: places.icon, tint: color, traits: traitCollection)
        } else if let glyph = role?.1 {
            items += glyph.items(
                in: places.icon, color: resolved(color), weight: 1.7, isRightToLeft: isRightToLeft)
        }
        if let line { items.text(line, at: places.title) }
        if let badge = item.badgeValue {
            paintBadge(badge, item: item, look: look, beside: places.icon, into: &items)
        }
    }

    /// Images larger than the bar are brought to its height.
    private func iconSize(_ image: UIImage) -> CGSize {
        let limit: CGFloat = isCompactInline ? 20 : max(1, row.height - (isInline ? 12 : 16))
        guard image.size.height > limit else { return image.size }
        return CGSize(width: image.size.width * limit / image.size.height, height: limit)
    }

    private func placeParts(icon: CGSize, title: CGSize, in rect: CGRect) -> (icon: CGRect, title: CGPoint) {
        let grid = pixelGrid
        if isInline {
            let gap: CGFloat = icon.width > 0 && title.width > 0 ? 6 : 0
            let total = icon.width + gap + title.width
            let left = rect.midX - total / 2
            let iconX = isRightToLeft ? left + title.width + gap : left
            let titleX = isRightToLeft ? left : left + icon.width + gap
            return (
                grid.snap(
                    CGRect(x: iconX, y: rect.midY - icon.height / 2, width: icon.width, height: icon.height)),
                CGPoint(x: grid.round(titleX), y: grid.round(rect.midY - title.height / 2))
            )
        }
        // Titles hang from a line 35 points below the top of a bar of 49, icons are centred above it.
        let titleTop = rect.minY + rect.height * (isFloating ? 0.63 : 0.71)
        let iconMiddle = title.width > 0 ? rect.minY + rect.height * (isFloating ? 0.36 : 0.385) : rect.midY
        return (
            grid.snap(
                CGRect(
                    x: rect.midX - icon.width / 2, y: iconMiddle - icon.height / 2, width: icon.width,
                    height: icon.height)),
            CGPoint(x: grid.round(rect.midX - title.width / 2), y: grid.round(titleTop))
        )
    }

    private func paintBadge(
        _ badge: String, item: UITabBarItem, look: UITabBarItemStateAppearance?, beside icon: CGRect,
        into items: inout [DrawingItem]
    ) {
        let line = setLine(badge, font: .systemFont(ofSize: 13), color: .white)
        let width = max(18, line.size.width + 10)
        let x = isRightToLeft ? icon.minX - width + 8 : icon.maxX - 8
        let rect = CGRect(x: x, y: max(row.minY + 2, icon.minY - 5), width: width, height: 18)
        items.fill(
            rect, cornerRadius: 9, resolved(item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed))
        items.text(line, at: line.centeredOrigin(in: rect, grid: pixelGrid))
    }
}
