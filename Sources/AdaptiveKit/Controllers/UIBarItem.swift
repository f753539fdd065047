public import Foundation
public import Geometry

/// An item of a bar, with a title, an image, or both; the base class of tab and button items.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    public override init() { super.init() }

    /// The document loader reads archives, not a coder.
    ///
    /// This creates an empty item.
    public required init?(coder: NSCoder) { super.init() }

    /// The value of a stored property; the view of an item is made only while its bar is drawn.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) {}

    package var appearanceState = AppearanceState()

    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var tag = 0
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.titleTextAttributesFor, Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// The item's title attributes for a state, on top of those of its bar.
    package func titleAttributes(
        for state: UIControl.State, over barAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        let own = titleAttributes[state] ?? (state == .disabled ? [:] : titleAttributes[.normal] ?? [:])
        return barAttributes.merging(own) { _, own in own }
    }

    /// The input element that created this item, if any.
    public var origin: ElementOrigin?
}

/// An item of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Hashable, Sendable { case plain = 0, bordered = 1, done = 2 }

    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain
    /// The role that determines the title or glyph, if the item has one.
    open private(set) var systemItem: SystemItem?
    open var customView: UIView?
    /// The width in points; 0 to fit the content.
    open var width: CGFloat = 0
    open var tintColor: UIColor? { didSet { styled(.tintColor, \.tintColor) } }
    open var possibleTitles: Set<String>?
    open var isSelected = false
    /// Whether the item is hidden and takes no space; from iOS 16 on.
    open var isHidden = false
    open var primaryAction: UIAction?
    /// The object whose method a tap calls.
    open weak var target: AnyObject?
    /// The method that a tap calls.
    open var action: Selector?
    /// Performs the action of a tap.
    ///
    /// Not part of UIKit.
    public func performPrimaryAction() {
        guard isEnabled, let action = primaryAction else { return }
        action.handler(action)
    }

    /// The position of the item's view on a canvas.
    ///
    /// Not part of UIKit.
    public var canvasPlace: CanvasPlace?

    /// The way that Interface Builder's canvas places the view of an item.
    public enum CanvasPlace: Hashable, Sendable {
        /// The frame in the document.
        case frame(CGRect)
        /// The position that the bar chooses, with the content's size; the canvas ignores constraints for the size.
        case unconstrained
    }

    /// The look of a container's own item; `nil` for all others.
    var look: Look?

    /// The look of a container's own item.
    enum Look: Hashable {
        /// A back chevron with the title.
        case back
        case sidebar
        case fullScreen
    }

    public convenience init(title: String?, style: Style = .plain) {
        self.init()
        self.title = title
        self.style = style
    }

    public convenience init(image: UIImage?, style: Style = .plain) {
        self.init()
        self.image = image
        self.style = style
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
    }

    /// The menu that a press opens; stored, but has no effect.
    open var menu: UIMenu?

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, image: image, primaryAction: primaryAction)
        self.menu = menu
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public static func flexibleSpace() -> Self {
        let item = make()
        item.systemItem = .flexibleSpace
        return item
    }

    public static func fixedSpace(_ width: CGFloat) -> Self {
        let item = make()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static func make() -> Self { RuntimeClass.make(self) }

    /// Switches between Edit and Done.
    func show(isEditing: Bool) {
        systemItem = isEditing ? .done : .edit
        style = isEditing ? .done : .plain
    }
}

/// The content of a navigation bar for one controller of its stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never, inline }
    public enum SearchBarPlacement: Int, Hashable, Sendable {
        case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton
    }
    public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The input element that created this item, if any.
    public var origin: ElementOrigin?

    open var title: String?
    open var prompt: String?
    open var titleView: UIView?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search controller; `UIControls` gives it its name and class.
    package var search: (any NavigationSearch)?
    open var hidesSearchBarWhenScrolling = true
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The appearance that replaces the bar's while this item is shown, from iOS 13 on.
    @BarLook open var standardAppearance: UINavigationBarAppearance?
    @BarLook open var compactAppearance: UINavigationBarAppearance?
    @BarLook open var scrollEdgeAppearance: UINavigationBarAppearance?
    @BarLook open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Whether the item customizes the bar's appearance.
    var hasOwnLook: Bool {
        [standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance]
            .contains { $0 != nil }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// The content of a tab bar for one of its controllers.
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor? { didSet { styled(.badgeColor, \.badgeColor) } }
    open var titlePositionAdjustment = UIOffset.zero
    open private(set) var systemItem: SystemItem?
    /// The appearance that replaces the bar's while this item is selected, from iOS 13 on.
    @BarLook open var standardAppearance: UITabBarAppearance?
    @BarLook open var scrollEdgeAppearance: UITabBarAppearance?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }
}
