import Diagnostics
import LocatedYAML

/// What reading a key does to the object that has it.
typealias Change<Object> = @Sendable (inout Object) -> Void

/// A key of an object: how its value is read, where it goes, and what it means.
struct Field<Object: Sendable>: Sendable {
    let key: String
    let summary: String
    let isRequired: Bool
    let schema: @Sendable (inout SchemaWriter) -> SchemaValue
    let read: @Sendable (YAMLNode, inout SceneReader) -> Change<Object>?

    init<Value: Sendable>(
        _ key: String, _ path: any WritableKeyPath<Object, Value> & Sendable, _ shape: Shape<Value>,
        isRequired: Bool = false, _ summary: String
    ) {
        self.init(key, shape, isRequired: isRequired, summary) { $0[keyPath: path] = $1 }
    }

    init<Value: Sendable>(
        _ key: String, _ path: any WritableKeyPath<Object, Value?> & Sendable, _ shape: Shape<Value>,
        isRequired: Bool = false, _ summary: String
    ) {
        self.init(key, shape, isRequired: isRequired, summary) { $0[keyPath: path] = $1 }
    }

    init<Value: Sendable>(
        _ key: String, _ shape: Shape<Value>, isRequired: Bool = false, _ summary: String,
        set: @escaping @Sendable (inout Object, Value) -> Void
    ) {
        self.key = key
        self.summary = summary
        self.isRequired = isRequired
        schema = shape.schema
        read = { node, reader in
            guard let value = shape.read(node, &reader) else { return nil }
            return { set(&$0, value) }
        }
    }
}

/// An object that says more where traits match.
protocol Varying: Sendable {
    var variations: [Variation<Self>] { get set }
}

/// What an object says where its environment has certain traits.
struct Variation<Object: Sendable>: Sendable {
    var condition: TraitCondition
    var changes: [Change<Object>]
}

/// A mapping with known keys.
struct ObjectShape<Object: Sendable>: Sendable {
    let name: String
    let blank: Object
    let fields: [Field<Object>]
    /// Keys of which exactly one must stand: each makes the object a thing of another kind.
    let kinds: [Field<Object>]
    /// What a kind is called in messages: "content".
    let kindWord: String

    init(
        _ name: String, _ blank: Object, kinds: [Field<Object>] = [], kindWord: String = "", fields: [Field<Object>]
    ) {
        self.name = name
        self.blank = blank
        self.fields = fields
        self.kinds = kinds
        self.kindWord = kindWord
    }

    /// The shape that reads such a mapping.
    var shape: Shape<Object> { shape(variation: nil) }

    private func shape(variation: Field<Object>?) -> Shape<Object> {
        let fields = self.fields + (variation.map { [$0] } ?? [])
        return Shape<Object>(
            "a mapping for \(name)", schema: { writer in writer.reference(to: name) { schema(fields, &$0) } }
        ) { node, reader in
            guard let changes = changes(node, fields: fields, isVariation: false, &reader) else { return nil }
            var object = blank
            for change in changes { change(&object) }
            return object
        }
    }

    private func schema(_ fields: [Field<Object>], _ writer: inout SchemaWriter) -> SchemaValue {
        let properties = (kinds + fields).map { field in
            (field.key, Self.described(field.schema(&writer), field.summary))
        }
        var pairs: [(String, SchemaValue)] = [
            ("type", .text("object")), ("properties", .object(properties)), ("additionalProperties", .boolean(false)),
        ]
        let required = fields.filter(\.isRequired).map { SchemaValue.text($0.key) }
        if !required.isEmpty { pairs.append(("required", .list(required))) }
        if !kinds.isEmpty {
            pairs.append(("oneOf", .list(kinds.map { .object([("required", .list([.text($0.key)]))]) })))
        }
        return .object(pairs)
    }

    private static func described(_ schema: SchemaValue, _ summary: String) -> SchemaValue {
        guard case .object(let pairs) = schema else { return schema }
        return .object([("description", .text(summary))] + pairs.filter { $0.0 != "description" })
    }

    /// Reads the keys of a mapping, reporting those that are unknown or missing.
    private func changes(
        _ node: YAMLNode, fields: [Field<Object>], isVariation: Bool, _ reader: inout SceneReader
    ) -> [Change<Object>]? {
        guard let entries = node.isNull ? [] : node.entries else {
            reader.report(.wrongType(key: reader.key, expected: "a mapping of names to values"), at: node.location)
            return nil
        }
        let known = kinds + fields
        var changes: [Change<Object>] = []
        var kind: YAMLNode.Entry?
        var isComplete = true
        for entry in entries {
            guard let field = known.first(where: { $0.key == entry.key }) else {
                reader.report(
                    .unknownKey(
                        entry.key, in: name, known: known.map(\.key),
                        nearest: nearestWords(to: entry.key, among: known.map(\.key)).first), at: entry.keyLocation)
                continue
            }
            if kinds.contains(where: { $0.key == entry.key }) {
                if let kind {
                    reader.report(.twoKinds(kind.key, entry.key, of: kindWord), at: entry.keyLocation)
                    continue
                }
                kind = entry
            }
            if let change = reader.within(key: entry.key, { field.read(entry.value, &$0) }) {
                changes.append(change)
            } else {
                isComplete = false
            }
        }
        guard !isVariation else { return changes }
        if !kinds.isEmpty, kind == nil, isComplete {
            reader.report(.missingKind(of: kindWord, known: kinds.map(\.key)), at: node.location)
        }
        for field in fields where field.isRequired && !entries.contains(where: { $0.key == field.key }) {
            reader.report(.missingKey(field.key, in: name), at: node.location)
            isComplete = false
        }
        return kinds.isEmpty || kind != nil ? changes : nil
    }
}

extension ObjectShape where Object: Varying {
    /// The shape of the mapping with `variations` as one more key: a list of mappings with `when` and what differs.
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
                reader.report(.missingKey("when", in: "a variation"), at: node.location)
                return nil
            }
            guard let condition = reader.within(key: "when", { TraitCondition.shape.read(when, &$0) }) else {
                return nil
            }
            let rest = (node.entries ?? []).filter { $0.key != "when" }
            let changes = changes(
                YAMLNode(.mapping(rest), at: node.location), fields: fields, isVariation: true, &reader)
            return changes.map { Variation(condition: condition, changes: $0) }
        }
        return shape(
            variation: Field(
                "variations", \.variations, .list(variation), "What differs where the traits match; later ones win."))
    }
}

extension Varying {
    /// The object as it is in an environment.
    func resolved(where matches: (TraitCondition) -> Bool) -> Self {
        var result = self
        for variation in variations where matches(variation.condition) {
            for change in variation.changes { change(&result) }
        }
        return result
    }
}
