public import Diagnostics

/// A value of a YAML document with its source location.
///
/// Aliases are resolved. The nodes that an alias repeats have the locations of the anchored value.
public struct YAMLNode: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A scalar. `isPlain` is `true` without quotation marks, so `3` may be a number and `"3"` may not.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A key of a mapping and its value.
    public struct Entry: Hashable, Sendable {
        public var key: String
        public var keyLocation: SourceLocation
        public var value: YAMLNode

        public init(key: String, keyLocation: SourceLocation, value: YAMLNode) {
            self.key = key
            self.keyLocation = keyLocation
            self.value = value
        }
    }

    public var content: Content
    public var location: SourceLocation

    public init(_ content: Content, at location: SourceLocation) {
        self.content = content
        self.location = location
    }

    /// The text of a scalar.
    public var text: String? {
        if case .scalar(let text, _) = content { return text }
        return nil
    }

    /// The number in a plain scalar; always finite.
    public var number: Double? {
        guard case .scalar(let text, isPlain: true) = content, let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }

    /// The Boolean in a plain scalar: `true`, `false`, `yes`, `no`, `on`, `off`.
    public var boolean: Bool? {
        guard case .scalar(let text, isPlain: true) = content else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }

    /// Whether the value is empty: `key:` without a value, or `~`.
    public var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null"].contains(text.lowercased())
    }

    /// A description for messages: `'wide'`, a list, a mapping, nothing.
    public var summary: String {
        switch content {
        case .scalar(let text, _): isNull ? "nothing" : "'\(text.count > 40 ? text.prefix(39) + "…" : text[...])'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    public var elements: [YAMLNode]? {
        if case .sequence(let nodes) = content { return nodes }
        return nil
    }

    public var entries: [Entry]? {
        if case .mapping(let entries) = content { return entries }
        return nil
    }

    /// The value for a key of a mapping.
    public subscript(key: String) -> YAMLNode? {
        entries?.first { $0.key == key }?.value
    }
}
