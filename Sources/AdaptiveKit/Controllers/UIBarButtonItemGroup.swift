import Foundation

/// Adjacent items of a bar, with one that can stand for all of them.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { ownItems() } }
    open var representativeItem: UIBarButtonItem?
    /// Whether a user can move the group or take it out of the bar.
    open private(set) var isCustomizable = false
    open var isHidden = false { didSet { for item in barButtonItems { item.isHidden = isHidden } } }

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        ownItems()
    }

    private func ownItems() { for item in barButtonItems { item.buttonGroup = self } }

    /// A group that a user can neither move nor take out.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that a user can move.
    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isCustomizable = true
        return group
    }

    /// A group that a user can move or take out; it is hidden unless it is in the default arrangement.
    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = movableGroup(
            customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items)
        group.isHidden = !isInDefaultCustomization
        return group
    }
}

extension UIBarButtonItem {
    /// A group of this item alone that a user can neither move nor take out.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// A group of this item alone that a user can move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// A group of this item alone that a user can move or take out.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}
