import Diagnostics

/// A change to an object, made by reading one of its keys.
public typealias Change<Object> = @Sendable (inout Object) -> Void

/// A key of an object: how to read its value, where to store it, and its meaning.
public struct Field<Object: Sendable>: Sendable {
    public let key: String
    public let summary: String
    public let isRequired: Bool
    public let schema: @Sendable (inout SchemaWriter) -> SchemaValue
    public let read: @Sendable (YAMLNode, inout ShapeReader) -> Change<Object>?

    public init<Value: Sendable>(
        _ key: String, _ path: any WritableKeyPath<Object, Value> & Sendable, _ shape: Shape<Value>,
        isRequired: Bool = false, _ summary: String
    ) {
        self.init(key, shape, isRequired: isRequired, summary) { $0[keyPath: path] = $1 }
    }

    public init<Value: Sendable>(
        _ key: String, _ path: any WritableKeyPath<Object, Value?> & Sendable, _ shape: Shape<Value>,
        isRequired: Bool = false, _ summary: String
    ) {
        self.init(key, shape, isRequired: isRequired, summary) { $0[keyPath: path] = $1 }
    }

    public init<Value: Sendable>(
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

/// A mapping with known keys.
public struct ObjectShape<Object: Sendable>: Sendable {
    public let name: String
    public let blank: Object
    public let fields: [Field<Object>]
    /// The keys of which exactly one is required.
    ///
    /// Each makes the object a different kind.
    public let kinds: [Field<Object>]
    /// The term for a kind in messages: "content".
    public let kindWord: String

    public init(
        _ name: String, _ blank: Object, kinds: [Field<Object>] = [], kindWord: String = "", fields: [Field<Object>]
    ) {
        self.name = name
        self.blank = blank
        self.fields = fields
        self.kinds = kinds
        self.kindWord = kindWord
    }

    /// The shape of such a mapping.
    public var shape: Shape<Object> { shape(adding: nil) }

    /// The shape with one more key.
    public func shape(adding field: Field<Object>?) -> Shape<Object> {
        let fields = self.fields + (field.map { [$0] } ?? [])
        return Shape<Object>(
            "a mapping for \(name)", schema: { writer in writer.reference(to: name) { schema(fields, &$0) } }
        ) { node, reader in
            guard let changes = changes(node, fields: fields, isPartial: false, &reader) else { return nil }
            var object = blank
            for change in changes { change(&object) }
            return object
        }
    }

    /// The shape of a mapping that contains only the differences from an existing object.
    public var changes: Shape<[Change<Object>]> {
        Shape("a mapping of names to values", schema: shape.schema) { node, reader in
            changes(node, fields: fields, isPartial: true, &reader)
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
    ///
    /// - Parameters:
    ///   - node: the mapping.
    ///   - fields: the allowed keys in addition to the kinds.
    ///   - isPartial: whether keys that a complete object requires may be missing.
    ///   - reader: the reader that collects the problems.
    /// - Returns: the changes to an object; `nil` if the mapping is not valid.
    public func changes(
        _ node: YAMLNode, fields: [Field<Object>], isPartial: Bool, _ reader: inout ShapeReader
    ) -> [Change<Object>]? {
        guard let entries = node.isNull ? [] : node.entries else {
            reader.reportType(of: node, expected: "a mapping of names to values")
            return nil
        }
        let known = kinds + fields
        var changes: [Change<Object>] = []
        var kind: YAMLNode.Entry?
        var isComplete = true
        // The keys that the unknown ones were probably meant to be. They are not reported as missing too.
        var guesses: [String?] = []
        for entry in entries {
            guard let field = known.first(where: { $0.key == entry.key }) else {
                // A key that is present cannot be the intended one.
                let missing = known.map(\.key).filter { key in !entries.contains { $0.key == key } }
                let nearest = nearestWords(to: entry.key, among: missing).first
                reader.report(
                    ShapeProblem.unknownKey(entry.key, in: name, known: known.map(\.key), nearest: nearest),
                    at: entry.keyLocation)
                guesses.append(nearest)
                continue
            }
            if kinds.contains(where: { $0.key == entry.key }) {
                if let kind {
                    reader.report(ShapeProblem.twoKinds(kind.key, entry.key, of: kindWord), at: entry.keyLocation)
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
        guard !isPartial else { return changes }
        let isKindMisspelt = guesses.contains { guess in guess == nil || kinds.contains { $0.key == guess } }
        if !kinds.isEmpty, kind == nil, isComplete, !isKindMisspelt {
            reader.report(ShapeProblem.missingKind(of: kindWord, known: kinds.map(\.key)), at: node.location)
        }
        for field in fields where field.isRequired && !guesses.contains(field.key) {
            guard !entries.contains(where: { $0.key == field.key }) else { continue }
            reader.report(ShapeProblem.missingKey(field.key, in: name), at: node.location)
        }
        return kinds.isEmpty || kind != nil ? changes : nil
    }
}

extension Field {
    /// The key `id`, by which other parts of the file, `--present` and SVG elements name this one.
    public static func id(_ path: any WritableKeyPath<Object, String?> & Sendable) -> Field {
        let shape = Shape<String>("an id", schema: Shape<String>.identifier.schema) { node, reader in
            guard let id = Shape<String>.identifier.read(node, &reader) else { return nil }
            reader.declare(id: id, at: node.location)
            return id
        }
        return Field("id", path, shape, "A name for it, unique in the file.")
    }
}
