import LocatedYAML

/// A button in a bar: a text, an image, or one of the system's.
struct SceneBarItem: Sendable {
    var id: String?
    var title: String?
    var image: String?
    var system: String?
    var isProminent = false
    var isEnabled = true
    var space: Space?

    enum Space: String, CaseIterable, Sendable {
        case flexible, fixed
    }

    static let systemItems = [
        "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks", "search",
        "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "close",
    ]

    static var shape: Shape<SceneBarItem> {
        let long = ObjectShape(
            "bar item", SceneBarItem(),
            fields: [
                .id(\.id),
                Field("title", \.title, .text, "The text of the button."),
                Field("image", \.image, .text, "An SF Symbol's name, or a picture beside the scene file."),
                Field("system", \.system, .choice(systemItems.map { ($0, $0) }), "One of the system's buttons."),
                Field("prominent", \.isProminent, .boolean, "Whether it is the bar's main action."),
                Field("enabled", \.isEnabled, .boolean, "Whether it can be tapped."),
                Field("space", \.space, .choice(of: Space.self), "No button, but room between others."),
            ]
        ).shape
        let short = Shape<String>.text.map { text in
            systemItems.contains(text) ? SceneBarItem(system: text) : SceneBarItem(title: text)
        }
        return .either(short, or: long) { $0.entries == nil }
    }
}
