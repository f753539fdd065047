import Foundation
import LocatedYAML

/// A font as a scene file says it: a text style, or a size with a weight and perhaps a family.
struct SceneFont: Hashable, Sendable {
    var style: String?
    var size: CGFloat?
    var weight: String?
    var family: String?
    var isItalic = false

    static let styles = [
        "extraLargeTitle2", "extraLargeTitle", "largeTitle", "title1", "title2", "title3", "headline", "subheadline",
        "body", "callout", "footnote", "caption1", "caption2",
    ]
    static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    static var styleName: Shape<String> { .choice(styles.map { ($0, $0) }) }

    static var shape: Shape<SceneFont> {
        let long = ObjectShape(
            "font", SceneFont(),
            fields: [
                Field("style", \.style, styleName, "A Dynamic Type text style."),
                Field("size", .number(in: 1...500), "Points.") { $0.size = CGFloat($1) },
                Field("weight", \.weight, .choice(weights.map { ($0, $0) }), "The weight."),
                Field("family", \.family, .text, "A font family other than the system's."),
                Field("italic", \.isItalic, .boolean, "Whether it is slanted."),
            ]
        ).shape
        return .either(styleName.map { SceneFont(style: $0) }, or: long) { $0.entries == nil }
    }
}
