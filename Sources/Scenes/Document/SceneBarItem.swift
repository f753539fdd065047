import LocatedText
import UIKit

/// A bar button item: a text, an image, or a system item.
struct SceneBarItem: Sendable {
    var id: String?
    var title: String?
    var image: String?
    var system: UIBarButtonItem.SystemItem?
    var isProminent = false
    var isEnabled = true
    var space: Space?

    enum Space: String, CaseIterable, Sendable {
        case flexible, fixed
    }

    /// The system items by their UIKit names.
    private static let systemItems: [(String, UIBarButtonItem.SystemItem)] = [
        ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add), ("compose", .compose),
        ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks),
        ("search", .search), ("refresh", .refresh), ("stop", .stop), ("camera", .camera), ("trash", .trash),
        ("play", .play), ("pause", .pause), ("rewind", .rewind), ("fastForward", .fastForward), ("undo", .undo),
        ("redo", .redo), ("close", .close),
    ]

    static var shape: Shape<SceneBarItem> {
        let long = ObjectShape(
            "bar item", SceneBarItem(),
            fields: [
                .id(\.id),
                Field("title", \.title, .text, "The text of the button."),
                Field("image", \.image, .text, "An SF Symbol's name, or a picture beside the scene file."),
                Field("system", \.system, .choice(systemItems), "One of the system's buttons."),
                Field("prominent", \.isProminent, .boolean, "Whether it is the bar's main action."),
                Field("enabled", \.isEnabled, .boolean, "Whether it can be tapped."),
                Field("space", \.space, .choice(of: Space.self), "No button, but room between others."),
            ]
        ).shape
        let short = Shape<String>.text.map { text in
            let system = systemItems.first { $0.0 == text }?.1
            return system.map { SceneBarItem(system: $0) } ?? SceneBarItem(title: text)
        }
        return .either(short, or: long) { $0.entries == nil }
    }
}
