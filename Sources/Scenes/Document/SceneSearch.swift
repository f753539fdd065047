import Foundation
import LocatedText

/// A search bar of a controller, with its results.
struct SceneSearch: Sendable {
    var placeholder: String?
    var text: String?
    var isActive = false
    var scopes: [String] = []
    var placement = Placement.automatic
    /// The controller shown over the content once there is text: one or none.
    var results: [SceneController] = []

    enum Placement: String, CaseIterable, Sendable {
        case automatic, inline, stacked
    }

    static var shape: Shape<SceneSearch> {
        let long = ObjectShape(
            "search", SceneSearch(),
            fields: [
                Field("placeholder", \.placeholder, .text, "What an empty field says."),
                Field("text", \.text, .text, "What was typed; somebody searches then."),
                Field("active", \.isActive, .boolean, "Whether somebody searches."),
                Field("scopes", \.scopes, .list(.text, atMost: 10), "Where to search, to choose from below the field."),
                Field("placement", \.placement, .choice(of: Placement.self), "Where the field stands."),
                Field("results", SceneController.inner, "What is found; shown once there is text.") {
                    $0.results = [$1]
                },
            ]
        ).shape
        return .either(Shape<String>.text.map { SceneSearch(placeholder: $0) }, or: long) { $0.entries == nil }
    }
}
