public import Foundation

/// The appearance of a bar's background, from iOS 13 on.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundEffect: UIBlurEffect?
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    /// The color of the line at the bar's edge; `nil` for no line.
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    /// Whether the bar is transparent.
    private(set) var isTransparent = false

    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    func take(_ other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        isTransparent = other.isTransparent
    }

    /// Uses a system material.
    open func configureWithDefaultBackground() {
        backgroundEffect = UIBlurEffect(style: Self.standardEffect)
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = Self.standardShadow
        isTransparent = false
    }

    /// Uses the system's background color.
    open func configureWithOpaqueBackground() {
        backgroundEffect = nil
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = Self.standardShadow
        isTransparent = false
    }

    /// Uses no background.
    open func configureWithTransparentBackground() {
        backgroundEffect = nil
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
        isTransparent = true
    }

    open nonisolated override func copy() -> Any { withMainActorIsolation { copied() } }

    /// Bars store copies, so that later changes to the original don't affect them.
    func copied() -> Self {
        let copy = Self()
        copy.take(self)
        return copy
    }

    /// Whether nothing was changed since it was created.
    var saysNothing: Bool {
        !isTransparent && backgroundEffect?.style == Self.standardEffect && backgroundColor == nil
            && backgroundImage == nil && shadowColor == Self.standardShadow && shadowImage == nil
    }

    static let standardEffect = UIBlurEffect.Style.systemChromeMaterial
    private static let standardShadow = UIColor(white: 0, alpha: 0.3)
}

/// A bar's own appearance at its standard height: one that was set, or one that it lends for changes in place.
///
/// A lent appearance that wasn't changed has no effect; the bar's older properties continue to apply.
package struct StandardAppearance<Look: UIBarAppearance> {
    private var look: Look?
    private var isLent = false

    package init() {}

    /// The customized appearance; `nil` if there is none.
    @MainActor package var own: Look? { isLent && look?.saysNothing == true ? nil : look }

    @MainActor package mutating func give(_ look: Look) {
        self.look = look.copied()
        isLent = false
    }

    @MainActor package mutating func lend() -> Look {
        if let look { return look }
        let made = Look()
        (look, isLent) = (made, true)
        return made
    }
}

/// An appearance that is stored as a copy, so that later changes to the original don't affect it.
@propertyWrapper
@preconcurrency @MainActor
public struct BarLook<Look: UIBarAppearance> {
    private var look: Look?

    public init(wrappedValue: Look? = nil) { look = wrappedValue?.copied() }

    public var wrappedValue: Look? {
        get { look }
        set { look = newValue?.copied() }
    }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?

    fileprivate func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
    }

    fileprivate var saysNothing: Bool {
        titleTextAttributes.isEmpty && titlePositionAdjustment == .zero && backgroundImage == nil
    }
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public override init() { super.init() }
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
    open func configureWithDefault(for style: UIBarButtonItem.Style) { normal.titleTextAttributes = [:] }

    open nonisolated override func copy() -> Any { withMainActorIsolation { copied } }

    fileprivate var copied: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (state, other) in zip(copy.states, states) { state.take(other) }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
    fileprivate var saysNothing: Bool { states.allSatisfy(\.saysNothing) }
}

/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the line below the title.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of the line below a large title; stored, because the line is not drawn.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage: UIImage?
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
        backButtonAppearance = other.backButtonAppearance.copied
        backIndicatorImage = other.backIndicatorImage
        backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    }

    override var saysNothing: Bool {
        super.saysNothing && titleTextAttributes.isEmpty && largeTitleTextAttributes.isEmpty
            && subtitleTextAttributes.isEmpty && largeSubtitleTextAttributes.isEmpty && buttonAppearance.saysNothing
            && doneButtonAppearance.saysNothing && backButtonAppearance.saysNothing
            && backIndicatorImage == nil && titlePositionAdjustment == .zero
    }
}

/// The appearance of a toolbar.
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
    }

    override var saysNothing: Bool {
        super.saysNothing && buttonAppearance.saysNothing && doneButtonAppearance.saysNothing
    }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var badgePositionAdjustment = UIOffset.zero
    /// The attributes of the badge's text, which are stored.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge's text, which is stored.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    fileprivate func take(_ other: UITabBarItemStateAppearance) {
        titlePositionAdjustment = other.titlePositionAdjustment
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
        titleTextAttributes = other.titleTextAttributes
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
    }

    fileprivate var saysNothing: Bool {
        titleTextAttributes.isEmpty && iconColor == nil && badgeBackgroundColor == nil
            && titlePositionAdjustment == .zero && badgePositionAdjustment == .zero && badgeTextAttributes.isEmpty
            && badgeTitlePositionAdjustment == .zero
    }
}

/// The appearance of a tab bar's items in one layout.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Hashable, Sendable { case stacked = 0, inline, compactInline }
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public override init() { super.init() }
    public convenience init(style: Style) { self.init() }

    open nonisolated override func copy() -> Any { withMainActorIsolation { copied } }

    fileprivate var copied: UITabBarItemAppearance {
        let copy = UITabBarItemAppearance()
        for (state, other) in zip(copy.states, states) { state.take(other) }
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
    fileprivate var saysNothing: Bool { states.allSatisfy(\.saysNothing) }
}

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = UITabBarItemPositioning.automatic
    /// The width of an item in the stacked layout, in points; 0 for the system's.
    open var stackedItemWidth: CGFloat = 0
    /// The distance between items in the stacked layout, in points; 0 for the system's.
    open var stackedItemSpacing: CGFloat = 0

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.copied
        inlineLayoutAppearance = other.inlineLayoutAppearance.copied
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    override var saysNothing: Bool {
        super.saysNothing && stackedLayoutAppearance.saysNothing && inlineLayoutAppearance.saysNothing
            && compactInlineLayoutAppearance.saysNothing && selectionIndicatorTintColor == nil
            && selectionIndicatorImage == nil && stackedItemPositioning == .automatic && stackedItemWidth == 0
            && stackedItemSpacing == 0
    }
}

/// Whether a tab bar spreads its items or centers them.
public enum UITabBarItemPositioning: Int, Hashable, Sendable { case automatic = 0, fill, centered }

public enum UIBarStyle: Int, Hashable, Sendable { case `default` = 0, black = 1, blackTranslucent = 2 }
public enum UIBarPosition: Int, Hashable, Sendable { case any = 0, bottom, top, topAttached }
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
