import Diagnostics
import Foundation
import LocatedText
import UIKit

/// A split view controller with two or three columns, or the classic style.
struct SceneSplit: Sendable {
    var style = Style.double
    var primary: SceneController?
    var supplementary: SceneController?
    var secondary: SceneController?
    var compact: SceneController?
    var displayMode: UISplitViewController.DisplayMode?
    var behavior: UISplitViewController.SplitBehavior?
    var primaryWidth = Width()
    var supplementaryWidth = Width()
    var primaryEdge: UISplitViewController.PrimaryEdge?
    /// The column on top while collapsed.
    var collapsesOnto: UISplitViewController.Column?

    enum Style: String, CaseIterable, Sendable {
        case classic, double, triple
    }

    struct Width: Sendable {
        var points: CGFloat?
        var fraction: CGFloat?
        var minimum: CGFloat?
        var maximum: CGFloat?

        static var shape: Shape<Width> {
            let long = ObjectShape(
                "column width", Width(),
                fields: [
                    Field("points", Shape<Double>.length, "The preferred width.") { $0.points = CGFloat($1) },
                    Field("fraction", .number(in: 0...1), "The preferred width as a part of the whole.") {
                        $0.fraction = CGFloat($1)
                    },
                    Field("minimum", Shape<Double>.length, "The least.") { $0.minimum = CGFloat($1) },
                    Field("maximum", Shape<Double>.length, "The most.") { $0.maximum = CGFloat($1) },
                ]
            ).shape
            return .either(Shape<Double>.length.map { Width(points: CGFloat($0)) }, or: long) { $0.entries == nil }
        }
    }

    /// The display modes, with the names of iOS 14 first.
    private static let displayModes: [(String, UISplitViewController.DisplayMode)] = [
        ("automatic", .automatic), ("secondaryOnly", .secondaryOnly), ("oneBesideSecondary", .oneBesideSecondary),
        ("oneOverSecondary", .oneOverSecondary), ("twoBesideSecondary", .twoBesideSecondary),
        ("twoOverSecondary", .twoOverSecondary), ("twoDisplaceSecondary", .twoDisplaceSecondary),
        ("primaryHidden", .primaryHidden), ("allVisible", .allVisible), ("primaryOverlay", .primaryOverlay),
    ]

    static var shape: Shape<SceneSplit> {
        ObjectShape(
            "split", SceneSplit(),
            fields: [
                Field("style", \.style, .choice(of: Style.self), "Columns: classic (before iOS 14), double, triple."),
                Field("primary", \.primary, SceneController.inner, isRequired: true, "The first column."),
                Field("supplementary", \.supplementary, SceneController.inner, "The second of three columns."),
                Field("secondary", \.secondary, SceneController.inner, isRequired: true, "The last column."),
                Field("compact", \.compact, SceneController.inner, "What is shown where there is one column."),
                Field("displayMode", \.displayMode, .choice(displayModes), "The preferred display mode."),
                Field(
                    "behavior", \.behavior,
                    .choice([
                        ("automatic", .automatic), ("tile", .tile), ("overlay", .overlay), ("displace", .displace),
                    ]),
                    "The preferred split behaviour."),
                Field("primaryWidth", \.primaryWidth, Width.shape, "The primary column's width."),
                Field("supplementaryWidth", \.supplementaryWidth, Width.shape, "The supplementary column's width."),
                Field(
                    "primaryEdge", \.primaryEdge, .choice([("leading", .leading), ("trailing", .trailing)]),
                    "Which edge the primary is at."),
                Field(
                    "collapsesOnto", \.collapsesOnto,
                    .choice([("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary)]),
                    "Which column is on top where there is one."),
            ]
        ).shape
    }
}

/// A split view whose side can have any width and can hide.
struct SceneVersatileSplit: Sendable {
    var side: SceneController?
    var main: SceneController?
    var display: SideViewDisplayOption?
    var listStyle: ListDisplayStyle?
    var position: SideViewPosition?
    var splitPoint: CGFloat?
    var listTitle: String?
    var showsSide = false
    var splitter: Splitter?
    /// The items of a toolbar above both views; empty for none.
    var toolbar: [SceneBarItem] = []

    /// The view between the two.
    struct Splitter: Sendable {
        var width: CGFloat = 1
        var color: SceneColor?

        static var shape: Shape<Splitter> {
            ObjectShape(
                "splitter", Splitter(),
                fields: [
                    Field("width", Shape<Double>.length, "Its width in points.") { $0.width = CGFloat($1) },
                    Field("color", \.color, SceneColor.shape, "Its color."),
                ]
            ).shape
        }
    }

    static var shape: Shape<SceneVersatileSplit> {
        ObjectShape(
            "versatileSplit", SceneVersatileSplit(),
            fields: [
                Field("side", \.side, SceneController.inner, isRequired: true, "The side view."),
                Field("main", \.main, SceneController.inner, isRequired: true, "The main view."),
                Field(
                    "display", \.display,
                    .choice([
                        ("always", .alwaysDisplay), ("hiddenInPortrait", .hideInPortraitOrientation),
                        ("hiddenByDefault", .hideByDefault),
                    ]),
                    "When the side is shown."),
                Field(
                    "list", \.listStyle,
                    .choice([("popover", .popover), ("slideInOver", .slideIn), ("slideInPushing", .slideInPushing)]),
                    "How a hidden side comes in."),
                Field("position", \.position, .choice([("left", .left), ("right", .right)]), "Where the side is."),
                Field("splitPoint", Shape<Double>.length, "Points from the edge to the splitter's middle.") {
                    $0.splitPoint = CGFloat($1)
                },
                Field("listTitle", \.listTitle, .text, "The button that shows a hidden side."),
                Field("showsSide", \.showsSide, .boolean, "Whether a side that can hide is shown."),
                Field("splitter", \.splitter, Splitter.shape, "The view between the two."),
                Field(
                    "toolbar", \.toolbar, .list(SceneBarItem.shape, atMost: 20),
                    "Buttons of a toolbar above both; the one with the list's title shows a hidden side."),
            ]
        ).shape
    }
}

/// A navigation stack, starting with the root.
struct SceneNavigation: Sendable {
    var stack: [SceneController] = []
    var largeTitles = false
    var hidesBar = false

    static var shape: Shape<SceneNavigation> {
        let long = ObjectShape(
            "navigation", SceneNavigation(),
            fields: [
                Field("stack", \.stack, .list(SceneController.inner, atMost: 50), isRequired: true, "Root first."),
                Field("largeTitles", \.largeTitles, .boolean, "Whether titles may be large."),
                Field("hidesBar", \.hidesBar, .boolean, "Whether the bar is hidden."),
            ]
        ).shape
        let short = Shape<[SceneController]>.list(SceneController.inner, atMost: 50).map { SceneNavigation(stack: $0) }
        return .either(short, or: long) { node in node["stack"] == nil }
    }
}

/// The tabs of a tab bar controller, in order.
struct SceneTabs: Sendable {
    var tabs: [SceneController] = []
    var selected = SceneSelection()
    /// Whether the More list is shown, if there are more tabs than fit in the bar.
    var showsMore = false
    var sidebar: Sidebar?

    /// The sidebar of tabs, on iPad from iOS 18.
    enum Sidebar: String, CaseIterable, Sendable {
        case hidden, shown
    }

    static var shape: Shape<SceneTabs> {
        let long = ObjectShape(
            "tabs", SceneTabs(),
            fields: [
                Field(
                    "tabs", \.tabs, .list(SceneController.inner, atMost: 50), isRequired: true, "Each tab's content."),
                Field("selected", \.selected, SceneSelection.shape(upTo: 50), "The selected tab, counted from 1."),
                Field("more", \.showsMore, .boolean, "Whether the list of the tabs without a place is shown."),
                Field(
                    "sidebar", \.sidebar, .choice(of: Sidebar.self),
                    "Whether an iPad has a sidebar of the tabs, behind a button or shown."),
            ]
        ).shape
        let short = Shape<[SceneController]>.list(SceneController.inner, atMost: 50).map { SceneTabs(tabs: $0) }
        return .either(short, or: long) { node in node["tabs"] == nil }
    }
}

/// The number of the selected item, and its location in the file.
struct SceneSelection: Sendable {
    /// The number, counted from 1.
    var number = 1
    var location: SourceLocation?

    static func shape(upTo limit: Int) -> Shape<SceneSelection> {
        let number = Shape<Int>.integer(in: 1...limit)
        return Shape<SceneSelection>(number.words, schema: number.schema) { node, reader in
            number.read(node, &reader).map { SceneSelection(number: $0, location: node.location) }
        }
    }
}

/// The pages of a page view controller, of which one is shown.
struct ScenePages: Sendable {
    var pages: [SceneController] = []
    var selected = SceneSelection()
    var axis = UIPageViewController.NavigationOrientation.horizontal
    var showsDots = true

    static var shape: Shape<ScenePages> {
        let long = ObjectShape(
            "pages", ScenePages(),
            fields: [
                Field("pages", \.pages, .list(SceneController.inner, atMost: 50), isRequired: true, "In order."),
                Field(
                    "selected", \.selected, SceneSelection.shape(upTo: 50), "The page that is shown, counted from 1."),
                Field(
                    "axis", \.axis, .choice([("horizontal", .horizontal), ("vertical", .vertical)]),
                    "The direction of pages."),
                Field("dots", \.showsDots, .boolean, "Whether dots below show the place."),
            ]
        ).shape
        let short = Shape<[SceneController]>.list(SceneController.inner, atMost: 50).map { ScenePages(pages: $0) }
        return .either(short, or: long) { node in node["pages"] == nil }
    }
}
