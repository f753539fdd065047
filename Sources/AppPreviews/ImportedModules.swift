import Foundation

/// The modules that Swift files import.
enum ImportedModules {
    /// The words that may stand between `import` and the name.
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    /// The names of the modules that files import.
    ///
    /// - Parameter paths: the paths of the files. One that cannot be read imports nothing.
    /// - Returns: the names, without those of submodules.
    static func names(inFiles paths: [String]) -> Set<String> {
        var names: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            names.formUnion(Self.names(in: text))
        }
        return names
    }

    /// The names of the modules that a file's text imports.
    static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        for line in text.split(whereSeparator: { $0.isNewline || $0 == ";" }) where line.contains("import ") {
            let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard let start = words.firstIndex(of: "import"),
                words[..<start].allSatisfy({
                    $0.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains($0)
                }),
                let name = words[(start + 1)...].first(where: { !kinds.contains($0) })
            else { continue }
            names.insert(String(name.prefix { $0 != "." }))
        }
        return names
    }
}
