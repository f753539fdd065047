public import Foundation
internal import LocatedText

/// The default light or dark style of a bar, as spelled in the format.
public enum DocumentBarStyle: String, Hashable, Sendable { case `default`, black, blackOpaque, blackTranslucent }

/// The content of a navigation bar, toolbar or tab bar.
public struct BarContent: Hashable, Sendable {
    /// The text attributes of a bar's titles.
    public struct TextAttributes: Hashable, Sendable {
        public var color: DocumentColor?
        public var font: DocumentFont?
        public var shadowColor: DocumentColor?
        public var shadowOffset: CGSize?
    }

    /// The appearance of a bar in one of its states, from iOS 13 on.
    public struct Appearance: Hashable, Sendable {
        public var backgroundColor: DocumentColor?
        public var shadowColor: DocumentColor?
        public var backgroundImage: DocumentImage?
        public var shadowImage: DocumentImage?
        /// The background that replaces the appearance's own effect; `nil` to keep it.
        public var background: Background?
        public var title: TextAttributes?
        public var largeTitle: TextAttributes?
        public var backIndicatorImage: DocumentImage?
        public var selectionIndicatorColor: DocumentColor?
        /// The item appearances by property: `buttonAppearance`, `stackedLayoutAppearance`.
        public var items: [String: ItemAppearance] = [:]
    }

    /// The appearance of a bar's buttons or tabs, by state: `normal`, `selected`.
    public typealias ItemAppearance = [String: ItemState]

    /// The appearance of the items in one state.
    public struct ItemState: Hashable, Sendable {
        public var title: TextAttributes?
        public var backgroundImage: DocumentImage?
        public var iconColor: DocumentColor?
        public var badgeColor: DocumentColor?
    }

    /// The effect of a bar's background on the content behind it.
    public enum Background: Hashable, Sendable {
        case clear
        case blurred(DocumentBlurStyle)
    }

    /// The property that holds an appearance.
    public enum AppearanceName: String, Hashable, Sendable, CaseIterable {
        case standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance
    }

    public enum ItemPositioning: String, Hashable, Sendable { case automatic, fill, centered }

    public var barStyle: DocumentBarStyle?
    public var isTranslucent: Bool
    public var prefersLargeTitles: Bool
    public var barTintColor: DocumentColor?
    public var title: TextAttributes?
    public var largeTitle: TextAttributes?
    public var backgroundImage: DocumentImage?
    public var shadowImage: DocumentImage?
    public var backIndicatorImage: DocumentImage?
    public var selectionIndicatorImage: DocumentImage?
    /// The tint of the selected item in a tab bar; `nil` for the bar's tint.
    public var selectedItemColor: DocumentColor?
    public var unselectedItemColor: DocumentColor?
    public var itemPositioning: ItemPositioning?
    /// The item width in points; 0 if the bar determines it.
    public var itemWidth: CGFloat
    public var itemSpacing: CGFloat
    public var appearances: [AppearanceName: Appearance] = [:]

    init(_ reader: inout ElementReader) {
        barStyle = reader.spelled("barStyle")
        isTranslucent = reader.bool("translucent") ?? true
        prefersLargeTitles = reader.bool("largeTitles") ?? false
        barTintColor = reader.color(key: "barTintColor")
        title = TextAttributes("titleTextAttributes", &reader)
        largeTitle = TextAttributes("largeTitleTextAttributes", &reader)
        backgroundImage = DocumentImage("backgroundImage", &reader)
        shadowImage = DocumentImage("shadowImage", &reader)
        backIndicatorImage = DocumentImage("backIndicatorImage", &reader)
        selectionIndicatorImage = DocumentImage("selectionIndicatorImage", &reader)
        selectedItemColor = reader.color(key: "selectedImageTintColor")
        unselectedItemColor = reader.color(key: "unselectedItemTintColor")
        itemPositioning = reader.spelled("itemPositioning")
        itemWidth = reader.number("itemWidth") ?? 0
        itemSpacing = reader.number("itemSpacing") ?? 0
        for name in ["navigationBarAppearance", "tabBarAppearance", "toolbarAppearance"] {
            for element in reader.takeAll(name) {
                var look = ElementReader(element, reader.reading)
                appearances[look.spelled("key") ?? .standardAppearance] = Appearance(look)
            }
        }
        reader.ignore(["backIndicatorTransitionMaskImage"], .momentary)
        // The `catalog` of an image is read with the image.
        reader.ignore(["catalog"], .bookkeeping)
    }
}

extension BarContent.TextAttributes {
    init?(_ key: String, _ reader: inout ElementReader) {
        guard var values = reader.reader(key: key) else { return nil }
        color = values.color(key: "textColor")
        font = values.font(key: "fontDescription")
        shadowColor = values.color(key: "textShadowColor")
        if var offset = values.reader(key: "textShadowOffset") {
            shadowOffset = CGSize(width: offset.number("horizontal") ?? 0, height: offset.number("vertical") ?? 0)
            offset.finish()
        }
        values.finish()
    }
}

extension BarContent.Appearance {
    init(_ element: ElementReader) {
        var reader = element
        backgroundColor = reader.color(key: "backgroundColor")
        shadowColor = reader.color(key: "shadowColor")
        backgroundImage = DocumentImage("backgroundImage", &reader)
        shadowImage = DocumentImage("shadowImage", &reader)
        if var effect = reader.reader(key: "backgroundEffect") ?? reader.reader("blurEffect") {
            let blur = effect.spelled("style", unknown: DocumentBlurStyle.regular)
            background = effect.element.name == "nil" ? .clear : blur.map { .blurred($0) }
            effect.finish()
        }
        title = BarContent.TextAttributes("titleTextAttributes", &reader)
        largeTitle = BarContent.TextAttributes("largeTitleTextAttributes", &reader)
        backIndicatorImage = DocumentImage("backIndicatorImage", &reader)
        selectionIndicatorColor = reader.color(key: "selectionIndicatorTintColor")
        for name in ["barButtonItemAppearance", "tabBarItemAppearance"] {
            for element in reader.takeAll(name) {
                guard let key = element.key else { continue }
                items[key] = Self.states(ElementReader(element, reader.reading))
            }
        }
        reader.ignore(["backIndicatorTransitionMaskImage"], .momentary)
        reader.ignore(
            [
                "selectionIndicatorImage", "backgroundImageContentMode", "stackedItemPositioning", "stackedItemWidth",
                "stackedItemSpacing",
            ], .undrawn)
        reader.ignore(["catalog"], .bookkeeping)
        reader.ignoreChildren(["offsetWrapper"], .undrawn)
        reader.finish()
    }

    private static func states(_ element: ElementReader) -> BarContent.ItemAppearance {
        var reader = element
        var states: BarContent.ItemAppearance = [:]
        for child in reader.rest {
            guard let key = child.key, var state = reader.reader(key: key) else { continue }
            states[key] = BarContent.ItemState(
                title: BarContent.TextAttributes("titleTextAttributes", &state),
                backgroundImage: DocumentImage("backgroundImage", &state), iconColor: state.color(key: "iconColor"),
                badgeColor: state.color(key: "badgeBackgroundColor"))
            state.ignore(["catalog"], .bookkeeping)
            state.ignoreChildren(["offsetWrapper", "textAttributes"], .undrawn)
            state.finish()
        }
        reader.ignore(["style"], .bookkeeping)
        reader.finish()
        return states
    }
}
