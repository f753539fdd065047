import Foundation

/// A Swift file of the package, line by line.
struct SourceFile {
    /// The path relative to the package's folder.
    let path: String
    let lines: [String]
    /// The lines without comments and the contents of plain string literals.
    let code: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        code = Self.code(of: lines)
    }

    /// All Swift files below a folder of the package, in the order of their paths.
    static func all(below folder: String, of root: URL = PackageManifest.root) throws -> [SourceFile] {
        let base = root.appending(path: folder)
        guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
        let names = walker.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        return try names.map { name in
            SourceFile(
                path: "\(folder)/\(name)",
                text: try String(contentsOf: base.appending(path: name), encoding: .utf8))
        }
    }

    /// The modules that the file imports, with the number of the line.
    var imports: [(module: String, line: Int)] {
        code.enumerated().compactMap { index, line in
            guard line.contains("import") else { return nil }
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let at = words.firstIndex(of: "import"), at + 1 < words.count else { return nil }
            let before: Set<Substring> = ["public", "package", "internal", "private", "fileprivate", "@testable"]
            guard words[..<at].allSatisfy({ before.contains($0) || $0.hasPrefix("@") }) else { return nil }
            // `import struct Foundation.Data` names its kind first.
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            let name = kinds.contains(words[at + 1]) && at + 2 < words.count ? words[at + 2] : words[at + 1]
            return (String(name.prefix { $0 != "." && $0 != ";" }), index + 1)
        }
    }

    /// Removes comments and the contents of plain string literals.
    private static func code(of lines: [String]) -> [String] {
        var isInBlockComment = false
        var isInLongString = false
        return lines.map { line in
            if isInLongString {
                if line.contains("\"\"\"") { isInLongString = false }
                return ""
            }
            let bytes = Array(line.utf8)
            let isPlain = !bytes.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }
            if isPlain { return isInBlockComment ? "" : line }
            var out: [UInt8] = []
            var isInString = false
            var rest = bytes[...]
            while let byte = rest.first {
                if isInBlockComment {
                    if rest.starts(with: "*/".utf8) {
                        isInBlockComment = false
                        rest = rest.dropFirst()
                    }
                } else if isInString {
                    if byte == UInt8(ascii: "\\") {
                        rest = rest.dropFirst()
                    } else if byte == UInt8(ascii: "\"") {
                        isInString = false
                    }
                } else if rest.starts(with: "//".utf8) {
                    break
                } else if rest.starts(with: "/*".utf8) {
                    isInBlockComment = true
                } else if rest.starts(with: "\"\"\"".utf8) {
                    isInLongString = true
                    break
                } else if byte == UInt8(ascii: "\"") {
                    isInString = true
                } else {
                    out.append(byte)
                }
                rest = rest.dropFirst()
            }
            return String(decoding: out, as: UTF8.self)
        }
    }
}
