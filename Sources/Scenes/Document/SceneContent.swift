import Foundation
import LocatedText
import UIKit

// Ready-made pieces, for figures whose subject is the surroundings of the piece.

/// A list: the rows of a table.
struct SceneList: Sendable {
    var style = Style.plain
    var sections: [Section] = []
    /// The row that is shown as selected, counted from 1 through all sections.
    var selected: SceneSelection?
    var search = false
    /// The controls beside the rows while the list is edited.
    var editing: Editing?
    /// Whether the rows show reorder controls while the list is edited.
    var moves = false
    var cells = Cells.labels

    var isSidebar: Bool { style == .sidebar }

    /// Whether rows show controls, actions or a search field, which only tables have here.
    var isEdited: Bool {
        editing != nil || moves || search || sections.contains { $0.rows.contains { $0.swiped != nil } }
    }

    enum Editing: String, CaseIterable, Sendable {
        case none, delete, insert, select
    }

    enum Style: String, CaseIterable, Sendable {
        case plain, grouped, insetGrouped, sidebar
    }

    /// The view that shows the text of a row's cell.
    enum Cells: String, CaseIterable, Sendable {
        /// The labels that every cell has.
        case labels
        /// A content configuration, from iOS 14 on.
        case content
    }

    struct Section: Sendable {
        var header: String?
        var footer: String?
        var rows: [Row] = []

        static var shape: Shape<Section> {
            ObjectShape(
                "section", Section(),
                fields: [
                    Field("header", \.header, .text, "Above the rows."),
                    Field("footer", \.footer, .text, "Below the rows."),
                    Field("rows", \.rows, .list(Row.shape), isRequired: true, "The rows."),
                ]
            ).shape
        }
    }

    struct Row: Sendable {
        var id: String?
        var title = ""
        var detail: String?
        /// A value at the trailing edge instead of a second line.
        var value: String?
        var image: String?
        var accessory = Accessory.automatic
        var isOn: Bool?
        /// Whether the row is selected, in a list whose editing selects rows.
        var isMarked = false
        var leading: [SwipeAction] = []
        var trailing: [SwipeAction] = []
        /// The side at which the row shows its actions.
        var swiped: UISwipeActionsConfiguration.Side?

        /// An action that a row offers when swiped.
        struct SwipeAction: Sendable {
            var title: String?
            var image: String?
            var color: SceneColor?
            var isDestructive = false

            static var shape: Shape<SwipeAction> {
                let long = ObjectShape(
                    "swipeAction", SwipeAction(),
                    fields: [
                        Field("title", \.title, .text, "What it does."),
                        Field("image", \.image, .text, "An SF Symbol's name."),
                        Field("color", \.color, SceneColor.shape, "Its color; grey where it is left out."),
                        Field("destructive", \.isDestructive, .boolean, "Whether it is red, as what deletes is."),
                    ]
                ).shape
                return .either(
                    Shape<String>.text.map { SwipeAction(title: $0, isDestructive: $0 == "Delete") }, or: long
                ) { $0.entries == nil }
            }
        }

        enum Accessory: String, CaseIterable, Sendable {
            case none, disclosure, detail, checkmark
            /// A disclosure indicator if a tap would push (VC-4).
            case automatic
        }

        static var shape: Shape<Row> {
            let long = ObjectShape(
                "row", Row(),
                fields: [
                    .id(\.id),
                    Field("title", \.title, .text, isRequired: true, "The first line."),
                    Field("detail", \.detail, .text, "A second line, smaller."),
                    Field("value", \.value, .text, "A text at the trailing edge."),
                    Field("image", \.image, .text, "An SF Symbol's name."),
                    Field("accessory", \.accessory, .choice(of: Accessory.self), "The sign at the trailing edge."),
                    Field("switch", \.isOn, .boolean, "A switch at the trailing edge, on or off."),
                    Field("marked", \.isMarked, .boolean, "Whether it is among those selected, where editing selects."),
                    Field(
                        "leading", \.leading, .list(SwipeAction.shape),
                        "What swiping offers at the leading edge, from there inwards: titles, or mappings."),
                    Field(
                        "trailing", \.trailing, .list(SwipeAction.shape),
                        "What swiping offers at the trailing edge, from there inwards: titles, or mappings."),
                    Field(
                        "swiped", \.swiped, .choice(of: UISwipeActionsConfiguration.Side.self),
                        "Whether it is swiped, and at which side its actions show."),
                ]
            ).shape
            return .either(Shape<String>.text.map { Row(title: $0) }, or: long) { $0.entries == nil }
        }
    }

    static var fields: [Field<SceneList>] {
        [
            Field("style", \.style, .choice(of: Style.self), "How the table looks."),
            Field("rows", .list(Row.shape), "Rows without sections: texts, or mappings.") { list, rows in
                list.sections.append(Section(rows: rows))
            },
            Field("sections", .list(Section.shape), "Rows in sections.") { $0.sections += $1 },
            Field("selected", \.selected, SceneSelection.shape(upTo: 10_000), "Which row is selected, counted from 1."),
            Field("search", \.search, .boolean, "Whether a search field lies above the rows."),
            Field("cells", \.cells, .choice(of: Cells.self), "What cells show text with: labels, or a configuration."),
            Field("editing", \.editing, .choice(of: Editing.self), "Whether the list is edited, and what that shows."),
            Field("moves", \.moves, .boolean, "Whether rows have grips to be moved by, while the list is edited."),
        ]
    }

    static var shape: Shape<SceneList> {
        let short = Shape<[Row]>.list(Row.shape).map { SceneList(sections: [Section(rows: $0)]) }
        return .either(short, or: ObjectShape("list", SceneList(), fields: fields).shape) { $0.entries == nil }
    }
}

/// The detail of a selected item: a picture, a heading and lines of text.
struct SceneDetail: Sendable {
    var heading: String?
    var subheading: String?
    var image: String?
    var text: String?
    var lines = 6

    static var shape: Shape<SceneDetail> {
        let long = ObjectShape(
            "detail", SceneDetail(),
            fields: [
                Field("heading", \.heading, .text, "A large title."),
                Field("subheading", \.subheading, .text, "A line below it."),
                Field("image", \.image, .text, "An SF Symbol's name, or a picture beside the scene file."),
                Field("text", \.text, .text, "The text; lines of grey bars where it is left out."),
                Field("lines", \.lines, .integer(in: 0...200), "How many grey lines stand for text."),
            ]
        ).shape
        return .either(Shape<String>.text.map { SceneDetail(heading: $0) }, or: long) { $0.entries == nil }
    }
}

/// A scrolling text that fills the screen.
struct SceneText: Sendable {
    var text = ""
    var style = UIFont.TextStyle.body

    static var shape: Shape<SceneText> {
        let long = ObjectShape(
            "text", SceneText(),
            fields: [
                Field("text", \.text, .text, isRequired: true, "The text."),
                Field("font", \.style, SceneFont.textStyle, "The text style."),
            ]
        ).shape
        return .either(Shape<String>.text.map { SceneText(text: $0) }, or: long) { $0.entries == nil }
    }
}

/// A grid of pictures, drawn as soft areas of color.
struct ScenePhotos: Sendable {
    var count = 24
    var spacing: CGFloat = 2
    /// The minimum width of a picture.
    ///
    /// The grid has as many columns as fit.
    var size: CGFloat = 100

    static var shape: Shape<ScenePhotos> {
        ObjectShape(
            "photos", ScenePhotos(),
            fields: [
                Field("count", \.count, .integer(in: 0...500), "How many pictures."),
                Field("spacing", Shape<Double>.length, "Points between them.") { $0.spacing = CGFloat($1) },
                Field("size", .number(in: 20...1_000), "The least width of one; as many columns as fit.") {
                    $0.size = CGFloat($1)
                },
            ]
        ).shape
    }
}

/// A settings form: sections of fields, switches and choices.
struct SceneForm: Sendable {
    var sections: [SceneList.Section] = []

    static var shape: Shape<SceneForm> {
        ObjectShape(
            "form", SceneForm(),
            fields: [
                Field("rows", .list(SceneList.Row.shape), "Rows of one section.") {
                    $0.sections.append(SceneList.Section(rows: $1))
                },
                Field("sections", .list(SceneList.Section.shape), "Rows in sections.") { $0.sections += $1 },
            ]
        ).shape
    }
}

/// A map with a pin, drawn without real map data.
struct SceneMap: Sendable {
    var pin: String?

    static var shape: Shape<SceneMap> {
        ObjectShape(
            "map", SceneMap(), fields: [Field("pin", \.pin, .text, "The label of a pin in the middle.")]
        ).shape
    }
}

/// A conversation in bubbles.
struct SceneMessages: Sendable {
    var messages: [Message] = []
    var field: String? = "Message"

    struct Message: Sendable {
        var text = ""
        var isMine = false

        static var shape: Shape<Message> {
            ObjectShape(
                "message", Message(),
                kinds: [
                    Field("me", .text, "What the owner of the device wrote.") { $0 = Message(text: $1, isMine: true) },
                    Field("them", .text, "What the other wrote.") { $0 = Message(text: $1, isMine: false) },
                ], kindWord: "side", fields: []
            ).shape
        }
    }

    static var shape: Shape<SceneMessages> {
        let long = ObjectShape(
            "messages", SceneMessages(),
            fields: [
                Field("thread", \.messages, .list(Message.shape), isRequired: true, "The messages, oldest first."),
                Field("field", \.field, .text, "The placeholder of the field below."),
            ]
        ).shape
        let short = Shape<[Message]>.list(Message.shape).map { SceneMessages(messages: $0) }
        return .either(short, or: long) { $0.entries == nil }
    }
}

/// An area with a label, for figures about a place instead of its content.
struct ScenePlaceholder: Sendable {
    var label = ""
    var detail: String?
    var color: SceneColor?

    static var shape: Shape<ScenePlaceholder> {
        let long = ObjectShape(
            "placeholder", ScenePlaceholder(),
            fields: [
                Field("label", \.label, .text, isRequired: true, "The text in its middle."),
                Field("detail", \.detail, .text, "A smaller line below."),
                Field("color", \.color, SceneColor.shape, "The area's color."),
            ]
        ).shape
        return .either(Shape<String>.text.map { ScenePlaceholder(label: $0) }, or: long) { $0.entries == nil }
    }
}
