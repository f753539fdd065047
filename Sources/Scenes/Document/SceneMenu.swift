import LocatedText

/// An open menu: its rows in sections.
struct SceneMenu: Sendable {
    var title = ""
    var sections: [[Row]] = []

    struct Row: Sendable {
        var title = ""
        var subtitle: String?
        var image: String?
        var style = Style.default
        var isChecked = false
        var opensMenu = false

        enum Style: String, CaseIterable, Sendable {
            case `default`, destructive, disabled
        }

        static var shape: Shape<Row> {
            let long = ObjectShape(
                "menu row", Row(),
                fields: [
                    Field("title", \.title, .text, isRequired: true, "What the row says."),
                    Field("subtitle", \.subtitle, .text, "The line below it."),
                    Field("image", \.image, .text, "A system symbol."),
                    Field("style", \.style, .choice(of: Style.self), "default, destructive or disabled."),
                    Field("checked", \.isChecked, .boolean, "Whether the row has a checkmark."),
                    Field("submenu", \.opensMenu, .boolean, "Whether the row leads to another menu."),
                ]
            ).shape
            return .either(Shape<String>.text.map { Row(title: $0) }, or: long) { $0.entries == nil }
        }
    }

    static var shape: Shape<SceneMenu> {
        ObjectShape(
            "menu", SceneMenu(),
            fields: [
                Field("title", \.title, .text, "The title above the rows."),
                Field("rows", .list(Row.shape, atMost: 50), "The rows of one section.") { $0.sections.append($1) },
                Field("sections", .list(.list(Row.shape, atMost: 50), atMost: 20), "The rows of each section.") {
                    $0.sections += $1
                },
            ]
        ).shape
    }
}
