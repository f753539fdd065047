public import Diagnostics

/// A problem with a file whose keys and values are declared by shapes.
public enum ShapeProblem: Problem, Hashable {
    case unknownKey(String, in: String, known: [String], nearest: String?)
    case missingKey(String, in: String)
    case missingKind(of: String, known: [String])
    case twoKinds(String, String, of: String)
    /// The value has the wrong type. `found` describes it: "'wide'", "a list". The key is empty for the file as a
    /// whole.
    case wrongType(key: String, found: String, expected: String)
    case unknownChoice(String, key: String, known: [String], nearest: String?)
    case tooMany(key: String, limit: Int)
    case duplicateID(String, firstLine: Int)
    case unknownID(String, known: [String], nearest: String?)

    public var code: String {
        switch self {
        case .unknownKey: "yaml-unknown-key"
        case .missingKey: "yaml-missing-key"
        case .missingKind: "yaml-missing-kind"
        case .twoKinds: "yaml-two-kinds"
        case .wrongType: "yaml-wrong-type"
        case .unknownChoice: "yaml-unknown-choice"
        case .tooMany: "yaml-too-many"
        case .duplicateID: "yaml-duplicate-id"
        case .unknownID: "yaml-unknown-id"
        }
    }

    public var message: String {
        switch self {
        case .unknownKey(let key, let parent, _, _): "\(parent) has no '\(key)'"
        case .missingKey(let key, let parent): "'\(key)' is missing in \(parent)"
        case .missingKind(let word, _): "the kind of this \(word) is missing"
        case .twoKinds(let first, let second, let word):
            "a \(word) is one thing: '\(first)' is here already, and so is '\(second)' as well"
        case .wrongType(let key, let found, _): "\(Self.named(key)) cannot be \(found)"
        case .unknownChoice(let text, let key, _, _):
            key.isEmpty ? "the file cannot be '\(text)'" : "'\(text)' is not a valid '\(key)'"
        case .tooMany(let key, let limit): "\(Self.named(key)) has more than \(limit) elements"
        case .duplicateID(let id, let line): "the id '\(id)' is already used on line \(line)"
        case .unknownID(let id, _, _): "nothing has the id '\(id)'"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownKey(_, _, let known, let nearest):
            Self.guess(nearest) ?? "it may have \(known.joined(separator: ", "))"
        case .missingKey(let key, _): "add '\(key):'"
        case .missingKind(_, let known): "add one of \(known.joined(separator: ", "))"
        case .twoKinds(_, let second, _): "remove '\(second)', or give it a place of its own"
        case .wrongType(_, _, let expected): "write \(expected)"
        case .unknownChoice(_, _, let known, let nearest):
            Self.guess(nearest) ?? "write one of \(known.joined(separator: ", "))"
        case .tooMany: "make it shorter"
        case .duplicateID: "give each one its own id"
        case .unknownID(_, let known, let nearest):
            Self.guess(nearest)
                ?? (known.isEmpty
                    ? "give what is meant an 'id:'" : "ids here are \(known.prefix(12).joined(separator: ", "))")
        }
    }

    private static func named(_ key: String) -> String { key.isEmpty ? "the file" : "'\(key)'" }

    private static func guess(_ nearest: String?) -> String? { nearest.map { "did you mean '\($0)'?" } }
}
