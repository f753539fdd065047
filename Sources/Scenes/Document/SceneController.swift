import Diagnostics
import Foundation
import LocatedText
import Traits

/// A view controller that a scene file describes.
struct SceneController: Varying {
    var content = Content.placeholder(ScenePlaceholder())
    var id: String?
    var title: String?
    var prompt: String?
    var subtitle: String?
    var largeTitle: LargeTitle?
    var backTitle: String?
    var leftItems: [SceneBarItem] = []
    var rightItems: [SceneBarItem] = []
    var toolbar: [SceneBarItem] = []
    var tab: SceneTab?
    var search: SceneSearch?
    var background: SceneColor?
    var tint: SceneColor?
    /// The traits that override the parent's in this controller's environment (TE-4).
    var traits: UITraitCollection?
    var preferredSize: CGSize?
    var safeArea: [CGFloat]?
    var statusBar: StatusBar?
    var hidesBottomBar = false
    var definesPresentationContext = false
    var variations: [Variation<SceneController>] = []
    var location = SourceLocation(file: "")

    /// The id of the controller in pictures and reports.
    var elementID: String { id ?? "line-\(location.line ?? 0)" }

    indirect enum Content: Sendable {
        case split(SceneSplit)
        case versatileSplit(SceneVersatileSplit)
        case navigation(SceneNavigation)
        case tabs(SceneTabs)
        case pages(ScenePages)
        case list(SceneList)
        case detail(SceneDetail)
        case text(SceneText)
        case photos(ScenePhotos)
        case form(SceneForm)
        case map(SceneMap)
        case messages(SceneMessages)
        case placeholder(ScenePlaceholder)
        case view(SceneView)
        case document(SceneDocumentReference)
        /// A controller that the program registers under a name.
        case compiled(String)
    }

    enum LargeTitle: String, CaseIterable, Sendable {
        case automatic, always, never
    }

    enum StatusBar: String, CaseIterable, Sendable {
        case light, dark, hidden
    }
}

/// The tab of a controller.
struct SceneTab: Sendable {
    var title: String?
    var image: String?
    var badge: String?
    /// The title of the group that the tab is in.
    var group: String?

    static var shape: Shape<SceneTab> {
        ObjectShape(
            "tab", SceneTab(),
            fields: [
                Field("title", \.title, .text, "The text below the image."),
                Field("image", \.image, .text, "An SF Symbol's name."),
                Field("badge", \.badge, .text, "A short text in a red field."),
                Field(
                    "group", \.group, .text, "Of neighbours with the same: a section of the sidebar, one tab of a bar."),
            ]
        ).shape
    }
}

/// A reference to a storyboard or xib, and to one of its scenes.
struct SceneDocumentReference: Sendable {
    /// The path as written, relative to the scene file.
    var file = ""
    var scene: String?
    var location = SourceLocation(file: "")

    static var shape: Shape<SceneDocumentReference> {
        let long = ObjectShape(
            "storyboard", SceneDocumentReference(),
            fields: [
                Field("file", \.file, .text, isRequired: true, "The path, from the scene file's folder."),
                Field("scene", \.scene, .text, "A scene's or controller's id; the initial one unless given."),
            ]
        ).shape
        return .either(Shape<String>.text.map { SceneDocumentReference(file: $0) }, or: long) { $0.entries == nil }
            .located(\.location) { $0["file"] ?? $0 }
    }
}

extension SceneController {
    static var shape: Shape<SceneController> {
        ObjectShape("controller", SceneController(), kinds: kinds, kindWord: "controller", fields: fields).varyingShape
            .located(\.location)
    }

    /// The shape of a nested controller.
    static var inner: Shape<SceneController> { .deferred("a controller") { shape } }

    private static var kinds: [Field<SceneController>] {
        [
            Field("split", SceneSplit.shape, "A split view controller.") { $0.content = .split($1) },
            Field("versatileSplit", SceneVersatileSplit.shape, "A split view with a side of any width.") {
                $0.content = .versatileSplit($1)
            },
            Field("navigation", SceneNavigation.shape, "A navigation stack.") { $0.content = .navigation($1) },
            Field("tabs", SceneTabs.shape, "A tab bar controller.") { $0.content = .tabs($1) },
            Field("pages", ScenePages.shape, "A page view controller.") { $0.content = .pages($1) },
            Field("list", SceneList.shape, "A table of rows.") { $0.content = .list($1) },
            Field("detail", SceneDetail.shape, "A picture, a heading and text.") { $0.content = .detail($1) },
            Field("text", SceneText.shape, "A text that fills the screen.") { $0.content = .text($1) },
            Field("photos", ScenePhotos.shape, "A grid of pictures.") { $0.content = .photos($1) },
            Field("form", SceneForm.shape, "Settings in sections.") { $0.content = .form($1) },
            Field("map", SceneMap.shape, "A map.") { $0.content = .map($1) },
            Field("messages", SceneMessages.shape, "A conversation.") { $0.content = .messages($1) },
            Field("placeholder", ScenePlaceholder.shape, "An area with a label.") { $0.content = .placeholder($1) },
            Field("view", SceneView.shape, "Views of your own.") { $0.content = .view($1) },
            Field("storyboard", SceneDocumentReference.shape, "A scene of a storyboard or xib.") {
                $0.content = .document($1)
            },
            Field("controller", .text, "A controller of the program, by the name it is registered as.") {
                $0.content = .compiled($1)
            },
        ]
    }

    private static var fields: [Field<SceneController>] {
        [
            .id(\.id),
            Field("title", \.title, .text, "The title in the bar."),
            Field("prompt", \.prompt, .text, "A line above the title."),
            Field("subtitle", \.subtitle, .text, "A line below a title that is not large, from iOS 26 on."),
            Field("largeTitle", \.largeTitle, .choice(of: LargeTitle.self), "Whether the title is large."),
            Field("backTitle", \.backTitle, .text, "What a back button to here says."),
            Field("left", \.leftItems, .list(SceneBarItem.shape, atMost: 10), "Buttons at the bar's leading edge."),
            Field("right", \.rightItems, .list(SceneBarItem.shape, atMost: 10), "Buttons at its trailing edge."),
            Field("toolbar", \.toolbar, .list(SceneBarItem.shape, atMost: 20), "Buttons of the toolbar below."),
            Field("tab", \.tab, SceneTab.shape, "What its tab shows."),
            Field("search", \.search, SceneSearch.shape, "A search bar in the bar, and what is found."),
            Field("background", \.background, SceneColor.shape, "The background color."),
            Field("tint", \.tint, SceneColor.shape, "The tint color."),
            Field("traits", \.traits, TraitWords.overrides, "Traits of its own instead of its parent's."),
            Field("preferredSize", \.preferredSize, .size, "The size it would like in a popover or form sheet."),
            Field(
                "safeArea", .list(.number(in: 0...1_000), atMost: 4),
                "Additional insets: one for all, or [top, left, bottom, right]."
            ) { $0.safeArea = $1.map { CGFloat($0) } },
            Field("statusBar", \.statusBar, .choice(of: StatusBar.self), "The status bar's text, or none."),
            Field("hidesBottomBar", \.hidesBottomBar, .boolean, "Whether the tab bar goes when it is pushed."),
            Field(
                "definesPresentationContext", \.definesPresentationContext, .boolean,
                "Whether it is covered where the current context is."),
        ]
    }
}
