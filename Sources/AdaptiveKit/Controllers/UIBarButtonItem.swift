public import Foundation
import Geometry

/// An item of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Hashable, Sendable {
        case plain = 0, bordered = 1, done = 2

        /// The name of ``done`` from iOS 26 on.
        public static let prominent = done
    }

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
    /// Whether the item stands on the bar without glass, from iOS 26 on.
    open var hidesSharedBackground = false
    /// Whether the item may share its glass with adjacent ones, from iOS 26 on.
    open var sharesBackground = true
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
    package var canvasPlace: CanvasPlace?

    /// The way that Interface Builder's canvas places the view of an item.
    public enum CanvasPlace: Hashable, Sendable {
        /// The frame in the document.
        case frame(CGRect)
        /// The position that the bar chooses, with the content's size; the canvas ignores constraints for the size.
        case unconstrained
    }

    var backgroundImages: [LookKey: UIImage] = [:]
    var titleAdjustments: [LookKey: UIOffset] = [:]
    var backgroundAdjustments: [LookKey: CGFloat] = [:]

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
        become(systemItem)
    }

    /// Makes this an item with the system's title or glyph.
    ///
    /// Not part of UIKit.
    package func become(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// The menu that a press opens; stored, but has no effect.
    open var menu: UIMenu?
    /// Whether choosing an action of the menu makes it the item's; nobody chooses one in a picture.
    open var changesSelectionAsPrimaryAction = false
    /// A name for matching items of two bars in a transition.
    open var identifier: String?
    /// The group that contains the item; `nil` for none.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

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
