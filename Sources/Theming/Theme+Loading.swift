public import Diagnostics
import Foundation
import Yams

extension Theme {
    /// The names of the themes that the program carries, in the order of the alphabet.
    public static var embeddedNames: [String] { EmbeddedData.all.map(\.name).sorted() }

    /// The theme of a name that the program carries, or of a file.
    ///
    /// - Parameter reference: a name (`ios`), or the path of a `.yaml` file.
    /// - Returns: the theme, with what it inherits.
    /// - Throws: ``ThemeProblem`` cases, all that is wrong at once.
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
        try resolve(ThemeSource(identity: file, file: file, text: yaml, isEmbedded: false), chain: [])
    }

    static func isPath(_ reference: String) -> Bool {
        reference.contains("/") || reference.hasSuffix(".yaml") || reference.hasSuffix(".yml")
    }

    private static func resolve(_ source: ThemeSource, chain: [String]) throws(DiagnosedError) -> Theme {
        let root = try source.compose()
        var reader = ThemeReader(file: source.file)
        var theme = Theme.blank
        let parentNode = root.mapping?["inherits"]
        if let parentNode {
            let location = SourceLocation(
                file: source.file, line: parentNode.mark?.line, column: parentNode.mark?.column)
            guard let reference = parentNode.scalar?.string else {
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

/// Where a theme's text comes from.
private struct ThemeSource {
    /// A theme is small; what is larger is not one.
    static let byteLimit = 256 * 1024

    /// Equal for the same source, however it was referred to.
    let identity: String
    let file: String
    let text: String
    let isEmbedded: Bool

    init(identity: String, file: String, text: String, isEmbedded: Bool) {
        self.identity = identity
        self.file = file
        self.text = text
        self.isEmbedded = isEmbedded
    }

    init(embedded name: String, from location: SourceLocation?) throws(DiagnosedError) {
        guard let found = EmbeddedData.all.first(where: { $0.name == name }) else {
            throw DiagnosedError(ThemeProblem.unknownTheme(name, known: Theme.embeddedNames), at: location)
        }
        self.init(identity: name, file: "Themes/\(name).yaml", text: found.text, isEmbedded: true)
    }

    init(path: String, from location: SourceLocation? = nil) throws(DiagnosedError) {
        let place = location ?? SourceLocation(file: path)
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            let reason = FileManager.default.fileExists(atPath: path) ? "\(path) is no readable file" : "no \(path)"
            throw DiagnosedError(ThemeProblem.unreadable(reason), at: place)
        }
        guard data.count <= Self.byteLimit else {
            throw DiagnosedError(ThemeProblem.tooLarge(bytes: data.count, limit: Self.byteLimit), at: place)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw DiagnosedError(ThemeProblem.malformed("it is not UTF-8"), at: place)
        }
        let identity = URL(fileURLWithPath: path).standardizedFileURL.path
        self.init(identity: identity, file: path, text: text, isEmbedded: false)
    }

    func parent(_ reference: String, at location: SourceLocation) throws(DiagnosedError) -> ThemeSource {
        guard Theme.isPath(reference) else { return try ThemeSource(embedded: reference, from: location) }
        let folder = (file as NSString).deletingLastPathComponent
        let path = reference.hasPrefix("/") ? reference : (folder as NSString).appendingPathComponent(reference)
        return try ThemeSource(path: path, from: location)
    }

    func compose() throws(DiagnosedError) -> Node {
        do {
            if let node = try Yams.compose(yaml: text) { return node }
            throw DiagnosedError(
                ThemeProblem.wrongType(key: "theme", expected: "a mapping of names to values"),
                at: SourceLocation(file: file))
        } catch let error as DiagnosedError {
            throw error
        } catch let error as YamlError {
            throw DiagnosedError(ThemeProblem.malformed(Self.words(for: error)), at: location(of: error))
        } catch {
            throw DiagnosedError(ThemeProblem.malformed("\(error)"), at: SourceLocation(file: file))
        }
    }

    private func location(of error: YamlError) -> SourceLocation {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            SourceLocation(file: file, line: mark.line, column: mark.column)
        case .duplicatedKeysInMapping(_, let context):
            SourceLocation(file: file, line: context.mark.line, column: context.mark.column)
        default: SourceLocation(file: file)
        }
    }

    private static func words(for error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _): problem
        case .duplicatedKeysInMapping(let keys, _):
            "written twice: \(keys.map { "\($0)" }.sorted().joined(separator: ", "))"
        case .reader(let problem, _, _, _): problem
        case .memory: "no memory left"
        default: "the reader gave up"
        }
    }
}
