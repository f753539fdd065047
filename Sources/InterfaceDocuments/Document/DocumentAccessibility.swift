internal import LocatedText

/// The accessibility settings of a view or item, as the identity inspector stores them.
public struct DocumentAccessibility: Hashable, Sendable {
    /// The VoiceOver label; `nil` if the document leaves it to UIKit.
    public var label: String?
    public var hint: String?
    public var identifier: String?
    /// Whether it is an element; `nil` if the document leaves it to UIKit.
    public var isElement: Bool?
    /// The names of the traits that are set, such as `button`, in alphabetical order; `nil` for those of the class.
    public var traits: [String]?

    init() {}

    /// Reads the settings of an element, which its own reader skips.
    init(of element: LocatedXML) {
        let settings = element.children.first { $0.key == "accessibilityConfiguration" }
        label = settings?["label"] ?? element["accessibilityLabel"]
        hint = settings?["hint"]
        identifier = settings?["identifier"] ?? element["accessibilityIdentifier"]
        isElement = (settings?.children.first { $0.key == "isElement" }?["value"]).map { $0 == "YES" }
        traits = (settings?.children.first { $0.name == "accessibilityTraits" }).map { traits in
            traits.attributes.filter { $0.value == "YES" }.map(\.key).sorted()
        }
    }
}
