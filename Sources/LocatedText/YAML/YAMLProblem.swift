public import Diagnostics

/// A problem with a YAML file, before its values are interpreted.
public enum YAMLProblem: Problem, Hashable {
    case unreadable(String)
    case notText
    /// The file is not YAML. The reason is in the words of the YAML parser.
    case malformed(String)
    case duplicateKey(String)
    /// An alias for an anchor that is missing or comes later in the file.
    case undefinedAlias
    case severalDocuments
    case tab
    case controlCharacter
    case empty
    /// A key is a mapping or a list.
    case keyIsNoText

    public var code: String {
        switch self {
        case .unreadable: "yaml-unreadable"
        case .notText: "yaml-not-text"
        case .malformed: "yaml-malformed"
        case .duplicateKey: "yaml-duplicate-key"
        case .undefinedAlias: "yaml-undefined-alias"
        case .severalDocuments: "yaml-several-documents"
        case .tab: "yaml-tab"
        case .controlCharacter: "yaml-control-character"
        case .empty: "yaml-empty"
        case .keyIsNoText: "yaml-key-is-no-text"
        }
    }

    public var message: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .notText: "the file is not UTF-8 text"
        case .malformed(let reason): "not readable as YAML: \(reason)"
        case .duplicateKey(let key): "'\(key)' is written twice"
        case .undefinedAlias: "this alias has no anchor before it"
        case .severalDocuments: "a second document begins here; a file may have only one"
        case .tab: "there is a tab where YAML allows only spaces"
        case .controlCharacter: "there is a control character here"
        case .empty: "the file has no content"
        case .keyIsNoText: "a key must be plain text"
        }
    }

    public var remedy: String? {
        switch self {
        case .unreadable: "check the path and its permissions"
        case .notText: "save it as UTF-8"
        case .malformed: "look for a bracket, quotation mark or colon that is missing here or in the line before"
        case .duplicateKey: "keep one of the two"
        case .undefinedAlias: "write &NAME before the value that *NAME repeats"
        case .severalDocuments: "remove the line '---', or what follows it"
        case .tab: "indent with spaces"
        case .controlCharacter: "remove it, or write it as an escape in double quotes, such as \"\\x07\""
        case .empty: "check that this is the right file"
        case .keyIsNoText: "write the key as a word"
        }
    }
}
