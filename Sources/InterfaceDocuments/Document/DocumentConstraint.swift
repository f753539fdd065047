public import Diagnostics
public import Foundation
internal import LocatedText

/// A constraint as stored in a document.
public struct DocumentConstraint: Hashable, Sendable {
    public enum Relation: String, Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    public struct Variation: Hashable, Sendable {
        public var traits: DocumentTraits
        public var constant: CGFloat?
        public var priority: CGFloat?
    }

    public var id: String
    public var location: SourceLocation
    /// The id of a view or guide; `nil` for the view that holds the constraint.
    public var firstItem: String?
    /// The first attribute, such as `leading`, `bottomMargin` or `firstBaseline`.
    public var firstAttribute: String
    public var relation: Relation
    public var secondItem: String?
    public var secondAttribute: String?
    public var multiplier: CGFloat
    /// The constant in points.
    public var constant: CGFloat
    /// The priority from 1 to 1000.
    public var priority: CGFloat
    /// Whether the constant is the standard spacing of the two attributes.
    public var isSymbolic: Bool
    /// Whether the constraint exists only on the canvas and is left out at run time.
    public var isPlaceholder: Bool
    public var identifier: String?
    public var variations: [Variation]

    init?(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        location = element.location
        guard let id = reader.string("id"), let attribute = reader.string("firstAttribute") else {
            reading.log.error(
                DocumentProblem.missingAttribute(
                    element["id"] == nil ? "id" : "firstAttribute", element: "constraint"), at: element.location)
            return nil
        }
        self.id = id
        firstAttribute = attribute
        firstItem = reader.string("firstItem")
        secondItem = reader.string("secondItem")
        secondAttribute = reader.string("secondAttribute")
        relation = reader.spelled("relation") ?? .equal
        multiplier = Self.multiplier(&reader)
        constant = reader.number("constant") ?? 0
        priority = min(1000, max(1, reader.number("priority") ?? 1000))
        isSymbolic = reader.bool("symbolic") ?? false
        isPlaceholder = reader.bool("placeholder") ?? false
        identifier = reader.string("identifier")
        variations = reader.takeAll("variation").map { child in
            var variation = ElementReader(child, reading)
            let values = Variation(
                traits: DocumentTraits(notation: child.key ?? "default"), constant: variation.number("constant"),
                priority: variation.number("priority"))
            variation.finish()
            return values
        }
        // Only the code of a subclass reads its runtime attributes.
        reader.ignore(["symbolType", "customClass"], .bookkeeping)
        reader.ignoreChildren(["userDefinedRuntimeAttributes"], .bookkeeping)
        reader.finish()
    }

    /// Reads a number such as `0.5`, a ratio such as `16:9`, or a percentage such as `35%`.
    private static func multiplier(_ reader: inout ElementReader) -> CGFloat {
        guard let text = reader.string("multiplier"), text.contains(where: { ":/%".contains($0) }) else {
            return reader.number("multiplier") ?? 1
        }
        let parts =
            text.hasSuffix("%")
            ? [text.dropLast(), "100"] : text.split(omittingEmptySubsequences: false) { ":/".contains($0) }
        let numbers = parts.map { StrictNumber.parse($0.trimmingCharacters(in: .whitespaces)) }
        if numbers.count == 2, case .number(let above) = numbers[0], case .number(let below) = numbers[1], below != 0 {
            return above / below
        }
        reader.reading.log.error(
            DocumentProblem.badNumber(text, attribute: "multiplier", element: "constraint"),
            at: reader.element.location)
        return 1
    }

    /// The constraint with its constant and priority for some traits.
    public func resolved(for environment: DocumentTraits) -> DocumentConstraint {
        guard !variations.isEmpty else { return self }
        var resolved = self
        let matching = variations.enumerated().filter { $0.element.traits.matches(environment) }.sorted {
            ($0.element.traits.specificity, $0.offset) < ($1.element.traits.specificity, $1.offset)
        }
        for (_, variation) in matching {
            if let constant = variation.constant { resolved.constant = constant }
            if let priority = variation.priority { resolved.priority = min(1000, max(1, priority)) }
        }
        return resolved
    }
}
