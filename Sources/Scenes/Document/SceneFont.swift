import Foundation
import LocatedText
import UIKit

/// A font in a scene file: a text style, or a size with a weight and optionally a family.
struct SceneFont: Hashable, Sendable {
    var style: UIFont.TextStyle?
    var size: CGFloat?
    var weight: UIFont.Weight?
    var family: String?
    var isItalic = false

    private static let styles: [(String, UIFont.TextStyle)] = [
        ("extraLargeTitle2", .extraLargeTitle2), ("extraLargeTitle", .extraLargeTitle), ("largeTitle", .largeTitle),
        ("title1", .title1), ("title2", .title2), ("title3", .title3), ("headline", .headline),
        ("subheadline", .subheadline), ("body", .body), ("callout", .callout), ("footnote", .footnote),
        ("caption1", .caption1), ("caption2", .caption2),
    ]
    private static let weights: [(String, UIFont.Weight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    static var textStyle: Shape<UIFont.TextStyle> { .choice(styles) }

    static var shape: Shape<SceneFont> {
        let long = ObjectShape(
            "font", SceneFont(),
            fields: [
                Field("style", \.style, textStyle, "A Dynamic Type text style."),
                Field("size", .number(in: 1...500), "Points.") { $0.size = CGFloat($1) },
                Field("weight", \.weight, .choice(weights), "The weight."),
                Field("family", \.family, .text, "A font family other than the system's."),
                Field("italic", \.isItalic, .boolean, "Whether it is slanted."),
            ]
        ).shape
        return .either(textStyle.map { SceneFont(style: $0) }, or: long) { $0.entries == nil }
    }
}
