import Diagnostics
import LocatedText
import Traits

/// An object with variations for matching traits.
protocol Varying: Sendable {
    var variations: [Variation<Self>] { get set }
}

/// The changes to an object in environments with certain traits.
struct Variation<Object: Sendable>: Sendable {
    var condition: TraitCondition
    var changes: [Change<Object>]
}

extension ObjectShape where Object: Varying {
    /// The shape of the mapping with an additional key `variations`: a list of mappings with `when` and the
    /// differences.
    var varyingShape: Shape<Object> {
        let variation = Shape<Variation<Object>>(
            "a mapping with 'when' and what differs",
            schema: { writer in
                writer.reference(to: "\(name) variation") { writer in
                    let properties = (kinds + fields).map { ($0.key, $0.schema(&writer)) }
                    return .object([
                        ("type", .text("object")),
                        ("properties", .object([("when", TraitCondition.shape.schema(&writer))] + properties)),
                        ("required", .list([.text("when")])), ("additionalProperties", .boolean(false)),
                    ])
                }
            }
        ) { node, reader in
            guard let when = node["when"] else {
                reader.report(ShapeProblem.missingKey("when", in: "a variation"), at: node.location)
                return nil
            }
            guard let condition = reader.within(key: "when", { TraitCondition.shape.read(when, &$0) }) else {
                return nil
            }
            let rest = (node.entries ?? []).filter { $0.key != "when" }
            let changes = changes(
                YAMLNode(.mapping(rest), at: node.location), fields: fields, isPartial: true, &reader)
            return changes.map { Variation(condition: condition, changes: $0) }
        }
        return shape(
            adding: Field(
                "variations", \.variations, .list(variation), "What differs where the traits match; later ones win."))
    }
}

extension Varying {
    /// The object resolved for an environment.
    func resolved(in environment: UITraitCollection) -> Self {
        var result = self
        for variation in variations where variation.condition.matches(environment) {
            for change in variation.changes { change(&result) }
        }
        return result
    }
}
