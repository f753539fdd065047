/// The names that a Swift file declares and uses, without their scopes.
struct DeclaredNames {
    /// The names of its types.
    private(set) var types: Set<String> = []
    /// The base names of its functions.
    private(set) var functions: Set<String> = []
    /// The names of its variables, computed or stored.
    private(set) var variables: Set<String> = []
    /// The names of its constants and enum cases.
    private(set) var constants: Set<String> = []
    /// The names that its extensions extend.
    private(set) var extended: Set<String> = []
    /// Other names that can shadow one: labels, and the names that a closure or a loop binds.
    private(set) var bound: Set<String> = []
    /// The modules that the file imports, and whether it re-exports them.
    private(set) var imports: [Import] = []
    /// All words of the file.
    private(set) var used: Set<String> = []

    /// The names through which another file can access a declaration.
    var reachable: Set<String> {
        types.union(functions).union(variables).union(constants).union(extended)
    }

    struct Import: Equatable {
        let module: String
        let line: Int
        let isReexport: Bool
    }

    init(_ text: String) {
        let lexed = SwiftTokens(text)
        let tokens = lexed.tokens
        var module: Int?
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token else { continue }
            // An import does not use what it names, and the word itself is no use of a case with that name.
            if index != module, word != "import" { used.insert(word) }
            if index + 1 < tokens.count, tokens[index + 1] == .sign(UInt8(ascii: ":")) { bound.insert(word) }
            if word == "import" {
                module = takeImport(at: index, in: lexed)
            } else {
                declare(word, at: index, in: tokens)
            }
        }
    }

    /// Takes the module of `import Module` and of `import struct Module.Type`, and returns its index.
    private mutating func takeImport(at index: Int, in lexed: SwiftTokens) -> Int? {
        let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        for place in (index + 1)..<min(index + 3, lexed.tokens.count) {
            guard case .word(let word) = lexed.tokens[place], !kinds.contains(word) else { continue }
            let isReexport = lexed.tokens[..<index].suffix(2).contains(.word("_exported"))
            imports.append(Import(module: word, line: lexed.lines[index], isReexport: isReexport))
            return place
        }
        return nil
    }

    private mutating func declare(_ word: String, at index: Int, in tokens: [SwiftTokens.Token]) {
        let next: String? =
            if index + 1 < tokens.count, case .word(let name) = tokens[index + 1] { name } else { nil }
        switch word {
        case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype":
            guard let next, !["func", "var", "let", "override", "final"].contains(next) else { return }
            types.insert(next)
        case "func":
            if let next { functions.insert(next) }
        case "var":
            if let next { variables.insert(next) } else { takeList(after: index, in: tokens) }
        case "let", "case":
            takeList(after: index, in: tokens)
        case "extension":
            takeExtended(after: index, in: tokens)
        case "in":
            takeList(before: index, in: tokens)
        default:
            return
        }
    }

    /// Takes the names of a list: `case a(Int), b` and `let (a, b)`.
    private mutating func takeList(after index: Int, in tokens: [SwiftTokens.Token]) {
        let signs = [UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ".")]
        var isAfterWord = false
        for token in tokens[(index + 1)...] {
            switch token {
            case .word(let word) where !isAfterWord:
                constants.insert(word)
                isAfterWord = true
            case .sign(let sign) where signs.contains(sign):
                isAfterWord = false
            default: return
            }
        }
    }

    /// Takes the name that an extension extends, with the names around it.
    private mutating func takeExtended(after index: Int, in tokens: [SwiftTokens.Token]) {
        for token in tokens[(index + 1)...] {
            switch token {
            case .word(let word): extended.insert(word)
            case .sign(UInt8(ascii: ".")): continue
            default: return
            }
        }
    }

    /// Takes the names before `in`: `for (a, b) in` and `{ a, b in`.
    private mutating func takeList(before index: Int, in tokens: [SwiftTokens.Token]) {
        for token in tokens[..<index].reversed() {
            switch token {
            case .word(let word) where word != "for": bound.insert(word)
            case .sign(UInt8(ascii: ",")), .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: ")")): continue
            default: return
            }
        }
    }
}
