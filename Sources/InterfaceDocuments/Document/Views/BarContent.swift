public import Foundation
internal import LocatedText

/// Whether a bar is light or dark where no look says more, as the format spells it.
public enum DocumentBarStyle: String, Hashable, Sendable { case `default`, black, blackOpaque, blackTranslucent }

/// What a document says of a navigation bar, a toolbar or a tab bar.
public struct BarContent: Hashable, Sendable {
    /// How a bar's titles are written.
    public struct TextAttributes: Hashable, Sendable {
        public var color: DocumentColor?
        public var font: DocumentFont?
        public var shadowColor: DocumentColor?
        public var shadowOffset: CGSize?
    }

    /// What a bar looks like from iOS 13 on, in one of its states.
    public struct Appearance: Hashable, Sendable {
        public var backgroundColor: DocumentColor?
        public var shadowColor: DocumentColor?
        public var backgroundImage: DocumentImage?
        public var shadowImage: DocumentImage?
        /// What stands in the place of the look's own effect; `nil` where that stays.
        public var background: Background?
        public var title: TextAttributes?
        public var largeTitle: TextAttributes?
        public var backIndicatorImage: DocumentImage?
        public var selectionIndicatorColor: DocumentColor?
        /// By the property: `buttonAppearance`, `stackedLayoutAppearance`.
        public var items: [String: ItemAppearance] = [:]
    }

    /// What a bar's buttons or tabs look like, by their state: `normal`, `selected`.
    public typealias ItemAppearance = [String: ItemState]

    /// What they look like in one state.
    public struct ItemState: Hashable, Sendable {
        public var title: TextAttributes?
        public var backgroundImage: DocumentImage?
        public var iconColor: DocumentColor?
        public var badgeColor: DocumentColor?
    }

    /// What a bar's background does with what is behind it.
    public enum Background: Hashable, Sendable {
        case clear
        case blurred(DocumentBlurStyle)
    }

    /// The property that a look is for.
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
    /// What a tab bar tints the selected item with; `nil` for its tint.
    public var selectedItemColor: DocumentColor?
    public var unselectedItemColor: DocumentColor?
    public var itemPositioning: ItemPositioning?
    /// Points; 0 where the bar decides.
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
        // The catalogue of whichever image is read.
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
