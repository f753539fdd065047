public import Diagnostics
public import Foundation
internal import LocatedText

/// An item of a toolbar, tab bar or navigation bar.
public struct DocumentBarItem: Hashable, Sendable {
    /// A system item of a toolbar or navigation bar, whose title or image comes from the system.
    public enum SystemItem: String, Hashable, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// A system item of a tab bar, whose title and image come from the system.
    public enum TabSystemItem: String, Hashable, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    public enum Style: String, Hashable, Sendable { case plain, bordered, done, prominent }

    public var id: String
    public var location: SourceLocation
    public var customClass: String?
    public var customModule: String?
    public var title: String?
    public var image: DocumentImage?
    public var landscapeImage: DocumentImage?
    public var selectedImage: DocumentImage?
    public var systemItem: SystemItem?
    public var tabSystemItem: TabSystemItem?
    public var style: Style?
    /// The number by which code finds the item.
    public var tag: Int
    /// The width in points; `nil` if the content determines it.
    public var width: CGFloat?
    public var isEnabled: Bool
    public var tintColor: DocumentColor?
    public var badgeValue: String?
    public var badgeColor: DocumentColor?
    /// The appearances that replace those of its tab bar while it is selected, by property.
    public var appearances: [String: BarContent.Appearance] = [:]
    /// The insets of the image in points.
    public var imageInsets: DocumentInsets?
    public var titleFont: DocumentFont?
    public var titleColor: DocumentColor?
    public var isSelected: Bool
    public var isHidden: Bool
    public var accessibility: DocumentAccessibility
    public var customView: DocumentView?
    public var connections: DocumentConnections
    public var runtimeAttributes: [DocumentRuntimeAttribute]

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        id = reader.string("id") ?? ""
        location = element.location
        customClass = reader.string("customClass")
        customModule = reader.string("customModule")
        title = reader.text("title")
        image = DocumentImage("image", &reader)
        landscapeImage = DocumentImage("landscapeImage", &reader)
        selectedImage = DocumentImage("selectedImage", &reader)
        if element.name == "tabBarItem" {
            tabSystemItem = reader.spelled("systemItem")
        } else {
            systemItem = reader.spelled("systemItem")
        }
        style = reader.spelled("style")
        tag = reader.integer("tag") ?? 0
        width = reader.number("width").flatMap { $0 > 0 ? $0 : nil }
        isEnabled = reader.bool("enabled") ?? true
        tintColor = reader.color(key: "tintColor")
        badgeValue = reader.string("badgeValue")
        badgeColor = reader.color(key: "badgeColor")
        for element in reader.takeAll("tabBarAppearance") {
            appearances[element.key ?? "standardAppearance"] = BarContent.Appearance(ElementReader(element, reading))
        }
        accessibility = DocumentAccessibility(of: element)
        connections = DocumentConnections(reader.take("connections"), reading)
        runtimeAttributes = reader.takeList("userDefinedRuntimeAttributes").compactMap {
            DocumentRuntimeAttribute($0, reading)
        }
        // The stored frame is relative to the bar. Constraints may size the view.
        customView = reader.rest.first { ViewElement.named($0.name) != nil }.flatMap { child in
            reader.take(child.name).map { DocumentView($0, reading) }
        }
        imageInsets = reader.insets(key: "imageInsets")
        if var attributes = reader.reader(key: "titleTextAttributes") ?? reader.reader("textAttributes") {
            titleFont = attributes.font(key: "fontDescription")
            titleColor = attributes.color(key: "textColor")
            attributes.ignoreChildren(keys: ["textShadowColor", "textShadowOffset"], .outdated)
            attributes.finish()
        }
        isSelected = reader.bool("selected") ?? false
        isHidden = reader.bool("hidden") ?? false
        // The `catalog` of an image is read with the image, and the placement of a custom view with that view.
        reader.ignore(["catalog", "translatesAutoresizingMaskIntoConstraints"], .bookkeeping)
        reader.ignore(["largeContentSizeImage"], .accessibility)
        reader.ignore(["changesSelectionAsPrimaryAction"], .interaction)
        reader.ignoreChildren(["string"], .bookkeeping)
        reader.ignoreChildren(["menu"], .interaction)
        reader.ignoreChildren(keys: ["largeContentSizeImageInsets", "largeContentSizeImage"], .accessibility)
        reader.ignoreChildren(["offsetWrapper", "variation", "size"], .undrawn)
        reader.ignoreChildren(keys: ["landscapeImageInsets", "landscapeImagePhoneInsets"], .undrawn)
        reader.ignore(["hidesSharedBackground", "sharesBackground"], .undrawn)
        reader.finish()
    }
}

/// The title and items that a controller contributes to the navigation bar around it.
public struct DocumentNavigationItem: Hashable, Sendable {
    public enum LargeTitleDisplayMode: String, Hashable, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: String, Hashable, Sendable { case `default`, generic, minimal }

    public var id: String
    public var location: SourceLocation
    public var title: String?
    public var prompt: String?
    /// The line below the title, from iOS 26 on.
    public var subtitle: String?
    /// The line below the large title, from iOS 26 on; `nil` for the one below the title.
    public var largeSubtitle: String?
    public var titleView: DocumentView?
    public var backItem: DocumentBarItem?
    /// The items from the leading edge inwards.
    public var leftItems: [DocumentBarItem]
    /// The items from the trailing edge inwards.
    public var rightItems: [DocumentBarItem]
    public var largeTitleDisplayMode: LargeTitleDisplayMode?
    public var backButtonTitle: String?
    public var backButtonDisplayMode: BackButtonDisplayMode?
    public var hidesBackButton: Bool
    public var leftItemsSupplementBackButton: Bool
    public var hidesSearchBarWhenScrolling: Bool
    public var connections: DocumentConnections

    /// The title view and the custom views of the items.
    public var views: [DocumentView] {
        (titleView.map { [$0] } ?? []) + (leftItems + rightItems).compactMap(\.customView)
    }

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        id = reader.string("id") ?? ""
        location = element.location
        title = reader.text("title")
        prompt = reader.string("prompt")
        subtitle = reader.string("subtitle")
        largeSubtitle = reader.string("largeSubtitle")
        largeTitleDisplayMode = reader.spelled("largeTitleDisplayMode")
        backButtonTitle = reader.string("backButtonTitle")
        backButtonDisplayMode = reader.spelled("backButtonDisplayMode")
        hidesBackButton = reader.bool("hidesBackButton") ?? false
        leftItemsSupplementBackButton = reader.bool("leftItemsSupplementBackButton") ?? false
        backItem = reader.take(key: "backBarButtonItem").map { DocumentBarItem($0, reading) }
        leftItems =
            (reader.take(key: "leftBarButtonItem").map { [$0] } ?? reader.takeList("leftBarButtonItems"))
            .map { DocumentBarItem($0, reading) }
        rightItems =
            (reader.take(key: "rightBarButtonItem").map { [$0] } ?? reader.takeList("rightBarButtonItems"))
            .map { DocumentBarItem($0, reading) }
        if let child = reader.rest.first(where: { $0.key == "titleView" }), ViewElement.named(child.name) != nil {
            titleView = reader.take(key: "titleView").map { DocumentView($0, reading) }
        }
        reader.ignore(["customClass"], .bookkeeping)
        hidesSearchBarWhenScrolling = reader.bool("hidesSearchBarWhenScrolling") ?? true
        connections = DocumentConnections(reader.take("connections"), reading)
        // `nil` elements mark properties that are explicitly empty, such as a title.
        reader.ignoreChildren(["userDefinedRuntimeAttributes", "nil"], .bookkeeping)
        reader.ignoreChildren(keys: ["leftBarButtonItems", "rightBarButtonItems"], .bookkeeping)
        reader.ignore(
            ["style", "searchBarPlacement", "preferredSearchBarPlacement", "largeTitle"],
            .undrawn)
        reader.finish()
    }
}
