public import Diagnostics
import Foundation
import LocatedYAML

extension Theme {
    /// The names of the themes that the program carries, in the order of the alphabet.
    public static var embeddedNames: [String] { EmbeddedData.all.map(\.name).sorted() }

    /// The theme of a name that the program carries, or of a file.
    ///
    /// - Parameter reference: a name (`ios`), or the path of a `.yaml` file.
    /// - Returns: the theme, with what it inherits.
    /// - Throws: ``ThemeProblem`` and ``YAMLProblem`` cases, all that is wrong at once.
    public static func named(_ reference: String) throws(DiagnosedError) -> Theme {
        if isPath(reference) { return try file(at: reference) }
        return try resolve(ThemeSource(embedded: reference, from: nil), chain: [])
    }

    /// The theme of a file.
    ///
    /// What it inherits is looked up beside it, or among the themes that the program carries.
    public static func file(at path: String) throws(DiagnosedError) -> Theme {
        try resolve(ThemeSource(path: path), chain: [])
    }

    /// The theme of a text, as if it stood in `file`.
    public static func decode(_ yaml: String, file: String) throws(DiagnosedError) -> Theme {
        try resolve(ThemeSource(identity: file, file: file, text: yaml), chain: [])
    }

    /// Whether a reference is the path of a theme's file rather than the name of a theme that the program carries.
    public static func isPath(_ reference: String) -> Bool {
        reference.contains("/") || reference.hasSuffix(".yaml") || reference.hasSuffix(".yml")
    }

    private static func resolve(_ source: ThemeSource, chain: [String]) throws(DiagnosedError) -> Theme {
        let root = source.root
        var reader = ThemeReader()
        var theme = Theme.blank
        let parentNode = root["inherits"]
        if let parentNode {
            let location = parentNode.location
            guard let reference = parentNode.text else {
                throw DiagnosedError(ThemeProblem.wrongType(key: "inherits", expected: "a text"), at: location)
            }
            let parent = try source.parent(reference, at: location)
            let chain = chain + [source.identity]
            guard !chain.contains(parent.identity) else {
                throw DiagnosedError(ThemeProblem.inheritanceCircle(chain + [parent.identity]), at: location)
            }
            theme = try resolve(parent, chain: chain)
        }
        reader.read(root, over: &theme, isComplete: parentNode == nil)
        if reader.log.hasErrors { throw DiagnosedError(reader.log.diagnostics) }
        return theme
    }
}

/// A theme's document, and where it comes from.
private struct ThemeSource {
    /// A theme is small; what is larger is not one.
    static let limits = YAMLLimits(bytes: 256 * 1024)

    /// Equal for the same source, however it was referred to.
    let identity: String
    let file: String
    let root: YAMLNode

    init(identity: String, file: String, text: String) throws(DiagnosedError) {
        self.identity = identity
        self.file = file
        root = try YAMLNode(text, file: file, limits: Self.limits)
    }

    init(embedded name: String, from location: SourceLocation?) throws(DiagnosedError) {
        guard let found = EmbeddedData.all.first(where: { $0.name == name }) else {
            throw DiagnosedError(ThemeProblem.unknownTheme(name, known: Theme.embeddedNames), at: location)
        }
        try self.init(identity: name, file: "Themes/\(name).yaml", text: found.text)
    }

    init(path: String, from location: SourceLocation? = nil) throws(DiagnosedError) {
        root = try YAMLNode.read(contentsOfFile: path, namedAt: location, limits: Self.limits)
        identity = URL(fileURLWithPath: path).standardizedFileURL.path
        file = path
    }

    func parent(_ reference: String, at location: SourceLocation) throws(DiagnosedError) -> ThemeSource {
        guard Theme.isPath(reference) else { return try ThemeSource(embedded: reference, from: location) }
        let folder = (file as NSString).deletingLastPathComponent
        let path = reference.hasPrefix("/") ? reference : (folder as NSString).appendingPathComponent(reference)
        return try ThemeSource(path: path, from: location)
    }
}
