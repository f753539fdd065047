public import Diagnostics
import Foundation
public import LocatedYAML

extension Theme {
    /// The names of the themes that the program carries, in the order of the alphabet.
    public static var embeddedNames: [String] { EmbeddedData.all.map(\.name).sorted() }

    /// The theme of a name that the program carries, or of a file.
    ///
    /// - Parameter reference: a name (`ios`), or the path of a `.yaml` file.
    /// - Returns: the theme, with what it inherits.
    /// - Throws: ``ThemeProblem``, ``ShapeProblem`` and ``YAMLProblem`` cases, all that is wrong at once.
    public static func named(_ reference: String) throws(DiagnosedError) -> Theme {
        if isPath(reference) { return try file(at: reference) }
        if reference == base { return try standard.get() }
        return try resolve(ThemeSource(embedded: reference, from: nil), chain: [])
    }

    /// The theme of a file.
    ///
    /// What it inherits is looked up in its folder, or among the themes that the program carries.
    public static func file(at path: String) throws(DiagnosedError) -> Theme {
        try resolve(ThemeSource(path: path), chain: [])
    }

    /// The theme of a text, as if it stood in `file`.
    public static func decode(_ yaml: String, file: String) throws(DiagnosedError) -> Theme {
        try resolve(ThemeSource(identity: "text of \(file)", file: file, text: yaml), chain: [])
    }

    /// What names a theme in a file: a theme's name, or a path that stays in the file's folder.
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

    /// Whether a reference is the path of a theme's file rather than the name of a theme that the program carries.
    public static func isPath(_ reference: String) -> Bool {
        reference.contains("/") || reference.hasSuffix(".yaml") || reference.hasSuffix(".yml")
    }

    /// What a theme inherits from that does not say; it says everything itself.
    private static let base = "ios"

    /// The theme that all others inherit from, read once.
    private static let standard = Result<Theme, DiagnosedError> { () throws(DiagnosedError) -> Theme in
        try resolve(ThemeSource(embedded: base, from: nil), chain: [])
    }

    /// The theme of a source, reached through a chain of themes that inherit from one another.
    private static func resolve(_ source: ThemeSource, chain: [ThemeSource]) throws(DiagnosedError) -> Theme {
        var problems = ProblemLog()
        var parent = source.identity == base ? Theme.blank : try standard.get()
        do {
            parent = try inherited(by: source, chain: chain) ?? parent
        } catch {
            // What else is wrong with the theme is looked for over the one that all inherit from.
            problems.append(contentsOf: error.diagnostics)
        }
        var reader = ShapeReader(file: source.file)
        let theme = shape(over: parent).shape.read(source.root, &reader)
        problems.append(contentsOf: reader.log.diagnostics)
        guard let theme, !problems.hasErrors else { throw DiagnosedError(problems.diagnostics) }
        return theme
    }

    /// The theme that a source says it inherits from; `nil` where it says none.
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

/// A theme's document, and where it comes from.
private struct ThemeSource {
    /// A theme is small; what is larger is not one.
    static let limits = YAMLLimits(bytes: 256 * 1024)

    /// Equal for the same source, however it was referred to.
    let identity: String
    let file: String
    let root: YAMLNode

    /// As people call it: without the folders, which differ from machine to machine.
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
