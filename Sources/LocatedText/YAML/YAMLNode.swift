public import Diagnostics

/// A value of a YAML document, with the place where it is written.
///
/// Aliases stand resolved; what an alias repeats has the place of what it stands for.
public struct YAMLNode: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A text; `isPlain` where it has no quotation marks, so that `3` may be a number and `"3"` is none.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A key of a mapping with its value.
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

    /// The number that a scalar without quotation marks writes; finite.
    public var number: Double? {
        guard case .scalar(let text, isPlain: true) = content, let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }

    /// The truth value that a scalar without quotation marks writes: `true`, `false`, `yes`, `no`, `on`, `off`.
    public var boolean: Bool? {
        guard case .scalar(let text, isPlain: true) = content else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: return nil
        }
    }

    /// Whether nothing is written: `key:` without a value, or `~`.
    public var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null"].contains(text.lowercased())
    }

    /// What stands there, for a message: `'wide'`, a list, a mapping, nothing.
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

    /// The value of a key of a mapping.
    public subscript(key: String) -> YAMLNode? {
        entries?.first { $0.key == key }?.value
    }
}
