public import Diagnostics
import Foundation
public import LocatedText

extension Theme {
    /// The names of the built-in themes, in alphabetical order.
    public static var embeddedNames: [String] { EmbeddedData.all.map(\.name).sorted() }

    /// A built-in theme by name, or the theme of a file.
    ///
    /// - Parameter reference: a name (`ios`), or the path of a `.yaml` file.
    /// - Returns: the theme, with its inherited values.
    /// - Throws: ``ThemeProblem``, ``ShapeProblem`` and ``YAMLProblem`` cases, with all problems at once.
    public static func named(_ reference: String) throws(DiagnosedError) -> Theme {
        if isPath(reference) { return try file(at: reference) }
        if reference == base { return try standard.get() }
        return try resolve(ThemeSource(embedded: reference, from: nil), chain: [])
    }

    /// The theme of a file.
    ///
    /// The inherited theme is searched in the file's folder and among the built-in themes.
    public static func file(at path: String) throws(DiagnosedError) -> Theme {
        try resolve(ThemeSource(path: path), chain: [])
    }

    /// The theme of a text, with `file` as its path for messages.
    public static func decode(_ yaml: String, file: String) throws(DiagnosedError) -> Theme {
        try resolve(ThemeSource(identity: "text of \(file)", file: file, text: yaml), chain: [])
    }

    /// A reference to a theme in a file: a name, or a path inside the file's folder.
    public static var reference: Shape<String> {
        let text = Shape<String>.text
        return Shape<String>(text.words, schema: text.schema) { node, reader in
            guard let reference = text.read(node, &reader) else { return nil }
            let folder = InputFolder(path: SplitPath(reader.file).folder)
            if isPath(reference), folder.file(named: reference) == nil {
                reader.report(ThemeProblem.outsideFolder(reference), at: node.location)
                return nil
            }
            return reference
        }
    }

    /// Whether a reference is a file path rather than the name of a built-in theme.
    public static func isPath(_ reference: String) -> Bool {
        reference.contains("/") || reference.hasSuffix(".yaml") || reference.hasSuffix(".yml")
    }

    /// The default parent of themes; it defines everything itself.
    private static let base = "ios"

    /// The theme that all others inherit from, read once.
    private static let standard = Result<Theme, DiagnosedError> { () throws(DiagnosedError) -> Theme in
        try resolve(ThemeSource(embedded: base, from: nil), chain: [])
    }

    /// The theme of a source at the end of a chain of inheritance.
    private static func resolve(_ source: ThemeSource, chain: [ThemeSource]) throws(DiagnosedError) -> Theme {
        var problems = ProblemLog()
        var parent = source.identity == base ? Theme.blank : try standard.get()
        do {
            parent = try inherited(by: source, chain: chain) ?? parent
        } catch {
            // To find further problems, the theme is read over the base theme.
            problems.append(contentsOf: error.diagnostics)
        }
        var reader = ShapeReader(file: source.file)
        let theme = shape(over: parent).shape.read(source.root, &reader)
        problems.append(contentsOf: reader.log.diagnostics)
        guard let theme, !problems.hasErrors else { throw DiagnosedError(problems.diagnostics) }
        return theme
    }

    /// The name of the inherited theme in a source; `nil` if there is none.
    private static func inherited(by source: ThemeSource, chain: [ThemeSource]) throws(DiagnosedError) -> Theme? {
        guard let reference = source.root[inherits] else { return nil }
        var reader = ShapeReader(file: source.file)
        guard let name = reader.within(key: inherits, { Shape<String>.text.read(reference, &$0) }) else {
            throw DiagnosedError(reader.log.diagnostics)
        }
        let parent = try source.parent(name, at: reference.location)
        let chain = chain + [source]
        guard !chain.contains(where: { $0.identity == parent.identity }) else {
            throw DiagnosedError(
                ThemeProblem.inheritanceCircle((chain + [parent]).map(\.name)), at: reference.location)
        }
        return try resolve(parent, chain: chain)
    }
}

/// A theme's document and its origin.
private struct ThemeSource {
    /// The maximum size of a theme file.
    static let limits = ReadingLimits(bytes: 256 * 1024)

    /// Equal for the same source, however it was referred to.
    let identity: String
    let file: String
    let root: YAMLNode

    /// The name for messages, without folders, which differ between machines.
    var name: String { (file as NSString).lastPathComponent }

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
        guard let path = InputFolder(path: SplitPath(file).folder).file(named: reference) else {
            throw DiagnosedError(ThemeProblem.outsideFolder(reference), at: location)
        }
        return try ThemeSource(path: path, from: location)
    }
}
