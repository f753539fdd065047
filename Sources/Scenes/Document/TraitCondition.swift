import Devices
import Foundation
import LocatedText
import Traits

/// The condition of a variation: the environment must have all of its traits.
///
/// `accessibility` text sizes are a range, so they are separate from the trait collection.
struct TraitCondition: Sendable {
    var traits = UITraitCollection()
    var hasAccessibilityText: Bool?

    /// Whether an environment has all of the traits (TC-4).
    func matches(_ environment: UITraitCollection) -> Bool {
        if let hasAccessibilityText,
            environment.preferredContentSizeCategory.isAccessibilityCategory != hasAccessibilityText
        {
            return false
        }
        return environment.containsTraits(in: traits)
    }

    static var shape: Shape<TraitCondition> {
        ObjectShape(
            "when", TraitCondition(),
            fields: TraitWords.fields(\TraitCondition.traits) + [
                Field(
                    "accessibilityText", \.hasAccessibilityText, .boolean,
                    "Whether the text is one of the five accessibility sizes.")
            ]
        ).shape
    }
}

/// The keys for traits in scene files.
enum TraitWords {
    private static let sizeClass: Shape<UIUserInterfaceSizeClass> = .choice([
        ("compact", .compact), ("regular", .regular),
    ])

    static func fields<Object>(
        _ path: any WritableKeyPath<Object, UITraitCollection> & Sendable
    ) -> [Field<Object>] {
        func field<Value: Sendable>(
            _ key: String, _ shape: Shape<Value>, _ summary: String,
            _ set: @escaping @Sendable (inout any UIMutableTraits, Value) -> Void
        ) -> Field<Object> {
            Field(key, shape, summary) { object, value in
                object[keyPath: path] = object[keyPath: path].modifyingTraits { set(&$0, value) }
            }
        }
        return [
            field("width", sizeClass, "The horizontal size class.") { $0.horizontalSizeClass = $1 },
            field("height", sizeClass, "The vertical size class.") { $0.verticalSizeClass = $1 },
            field("idiom", .choice([("phone", UIUserInterfaceIdiom.phone), ("pad", .pad)]), "The kind of device.") {
                $0.userInterfaceIdiom = $1
            },
            field(
                "style", .choice([("light", UIUserInterfaceStyle.light), ("dark", .dark)]), "Light or dark appearance."
            ) { $0.userInterfaceStyle = $1 },
            field(
                "direction",
                .choice([("ltr", UITraitEnvironmentLayoutDirection.leftToRight), ("rtl", .rightToLeft)]),
                "The direction of the layout."
            ) { $0.layoutDirection = $1 },
            field(
                "text", .choice(UIContentSizeCategory.allCases.map { ($0.axisWord, $0) }),
                "The text size, in the words of the variants."
            ) { $0.preferredContentSizeCategory = $1 },
            field(
                "contrast", .choice([("normal", UIAccessibilityContrast.normal), ("high", .high)]),
                "Whether contrast is increased."
            ) { $0.accessibilityContrast = $1 },
            field(
                "level", .choice([("base", UIUserInterfaceLevel.base), ("elevated", .elevated)]),
                "Whether the surface lies above another."
            ) { $0.userInterfaceLevel = $1 },
            field(
                "legibility", .choice([("regular", UILegibilityWeight.regular), ("bold", .bold)]),
                "Whether bold text is on."
            ) { $0.legibilityWeight = $1 },
        ]
    }

    /// The shape of the traits that a container passes to a child instead of its own.
    static var overrides: Shape<UITraitCollection> {
        ObjectShape("traits", TraitBox(), fields: fields(\TraitBox.traits)).shape.map(\.traits)
    }

    private struct TraitBox: Sendable {
        var traits = UITraitCollection()
    }
}
