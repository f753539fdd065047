import Diagnostics
import Foundation

/// Build settings by name, with references to other settings in their values.
struct BuildSettings: Hashable, Sendable {
    private static let deepestReference = 16
    private static let mostReferences = 10_000
    private static let longestValue = 4096
    private static let deepestInclusion = 8
    private static let largestFile = 1 << 20

    private var values: [String: String]

    init(_ values: [String: String] = [:]) { self.values = values }

    /// Adds settings that override these.
    ///
    /// `$(inherited)` in a new value is the old one. Conditions such as `[sdk=iphone*]` count if they name iOS.
    mutating func override(with others: [(name: String, value: String)]) {
        for (name, value) in others {
            guard let name = Self.unconditional(name) else { continue }
            let inherited = values[name] ?? ""
            var value = value
            for reference in ["$(inherited)", "${inherited}"] { value = value.replacing(reference, with: inherited) }
            values[name] = String(value.prefix(Self.longestValue))
        }
    }

    /// The name of a setting without its conditions; `nil` if they exclude iOS devices.
    private static func unconditional(_ name: String) -> String? {
        guard let bracket = name.firstIndex(of: "[") else { return name }
        let conditions = name[bracket...]
        guard !conditions.contains("sdk=") || conditions.contains("sdk=iphone") || conditions.contains("sdk=*") else {
            return nil
        }
        return name[..<bracket].trimmingCharacters(in: .whitespaces)
    }

    /// The value of a setting, with references resolved; `nil` if there is none or it is empty.
    subscript(name: String) -> String? {
        guard let value = values[name] else { return nil }
        let text = resolving(value).trimmingCharacters(in: .whitespaces)
        return text.isEmpty ? nil : text
    }

    /// The settings whose names begin with a prefix, without the prefix.
    func values(prefixed prefix: String) -> [String: String] {
        let names = values.keys.filter { $0.hasPrefix(prefix) }
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                self[name].map { (String(name.dropFirst(prefix.count)), $0) }
            })
    }

    /// A text with references to settings resolved.
    func resolving(_ text: String) -> String {
        var references = Self.mostReferences
        return resolved(text, depth: 0, &references)
    }

    /// A text with references to settings resolved, such as `$(NAME)` and `${NAME:default=x}`.
    private func resolved(_ text: String, depth: Int, _ references: inout Int) -> String {
        guard depth < Self.deepestReference, text.contains("$") else { return text }
        var out = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$"), references > 0 {
            references -= 1
            out += rest[..<start]
            rest = rest[start...]
            let opening = rest.dropFirst().first
            let closing: Character? = opening == "(" ? ")" : opening == "{" ? "}" : nil
            guard let closing, let end = rest.firstIndex(of: closing), out.count <= Self.longestValue else {
                out += rest.prefix(1)
                rest = rest.dropFirst()
                continue
            }
            let parts = rest[rest.index(start, offsetBy: 2)..<end]
                .split(separator: ":", omittingEmptySubsequences: false)
            let named = parts.first.flatMap { values[String($0)] } ?? ""
            let value = resolved(named, depth: depth + 1, &references)
            let fallback = parts.dropFirst().first { $0.hasPrefix("default=") }.map { String($0.dropFirst(8)) } ?? ""
            out += (value.isEmpty ? fallback : value).prefix(Self.longestValue)
            rest = rest[rest.index(after: end)...]
        }
        return out + rest
    }

    // MARK: Files

    /// The settings of an `.xcconfig` file and of the files that it includes, in order.
    ///
    /// Files outside the folder are ignored, as are those that cannot be read.
    static func settings(ofFile path: String, in folder: InputFolder) -> [(name: String, value: String)] {
        var files = 0
        return settings(ofFile: path, in: folder, depth: 0, files: &files)
    }

    private static func settings(
        ofFile path: String, in folder: InputFolder, depth: Int, files: inout Int
    ) -> [(name: String, value: String)] {
        files += 1
        guard depth < deepestInclusion, files < 100, folder.contains(path) else { return [] }
        let text: String
        do {
            text = String(decoding: try readFile(path, limit: largestFile), as: UTF8.self)
        } catch {
            return []
        }
        var found: [(name: String, value: String)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.range(ofComment: "//").map { line[..<$0] } ?? line
            let words = code.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#include") {
                let name = words.split(separator: "\"", omittingEmptySubsequences: false)
                guard name.count > 1 else { continue }
                let file = SplitPath(path).beside(String(name[1]))
                found += settings(ofFile: file, in: folder, depth: depth + 1, files: &files)
            } else if let sign = words.firstIndex(of: "="), !words.hasPrefix("//") {
                var name = words[..<sign]
                // A condition contains the sign as well.
                var value = words[words.index(after: sign)...]
                if name.contains("["), let end = words.range(ofComment: "]"),
                    let real = words[end...].firstIndex(of: "=")
                {
                    (name, value) = (words[..<real], words[words.index(after: real)...])
                }
                let text = value.trimmingCharacters(in: .whitespaces)
                found.append(
                    (name.trimmingCharacters(in: .whitespaces), text.hasSuffix(";") ? String(text.dropLast()) : text))
            }
        }
        return found
    }
}

extension StringProtocol {
    /// The start of a mark, such as that of a comment.
    fileprivate func range(ofComment mark: String) -> Index? {
        indices.first { self[$0...].hasPrefix(mark) }
    }
}
