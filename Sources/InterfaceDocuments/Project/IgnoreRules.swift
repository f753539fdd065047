import Diagnostics
import Foundation

/// Patterns that leave files out of a folder, in the notation of `.gitignore`.
///
/// A pattern without a slash matches a name at any depth; one with a slash starts at the folder. A slash at the end
/// matches folders only, `**` any number of folders, and `!` takes files back in. Everything in a folder that matches
/// is left out.
public struct IgnoreRules: Sendable {
    /// The name of the file with a folder's own patterns.
    static let fileName = ".maquetteignore"
    private static let largestFile = 1 << 16
    private static let mostRules = 1000

    private struct Rule: Sendable {
        var segments: [[Character]]
        var isNegated: Bool
        var isForFoldersOnly: Bool

        /// Creates a rule from a line; `nil` for an empty line and a comment.
        init?(_ line: Substring) {
            var line = line
            while line.last == "\r" || line.last == " " && !line.hasSuffix("\\ ") { line = line.dropLast() }
            guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
            isNegated = line.hasPrefix("!")
            if isNegated { line = line.dropFirst() }
            isForFoldersOnly = line.hasSuffix("/")
            while line.hasSuffix("/") { line = line.dropLast() }
            let isAnchored = line.contains("/")
            segments = line.split(separator: "/").map(Array.init)
            guard !segments.isEmpty else { return nil }
            if !isAnchored { segments.insert(["*", "*"], at: 0) }
        }

        func matches(_ path: ArraySlice<[Character]>) -> Bool {
            var reached = [true] + [Bool](repeating: false, count: path.count)
            for segment in segments {
                var next = [Bool](repeating: false, count: path.count + 1)
                if segment == ["*", "*"] {
                    guard let first = reached.firstIndex(of: true) else { return false }
                    for index in first...path.count { next[index] = true }
                } else {
                    for (index, name) in path.enumerated() where reached[index] {
                        next[index + 1] = IgnoreRules.matches(name[...], segment[...])
                    }
                }
                reached = next
            }
            return reached[path.count]
        }
    }

    private var rules: [Rule]

    /// Creates rules from lines.
    ///
    /// - Parameter lines: patterns, comments and empty lines. A later pattern overrides an earlier one.
    public init(_ lines: [String]) {
        rules = lines.compactMap { Rule($0[...]) }
    }

    /// Reads a folder's own rules; none if it has no file for them.
    ///
    /// - Parameters:
    ///   - folder: the folder that the patterns start at.
    ///   - lines: further patterns, which come last.
    /// - Returns: the rules, with a warning if the file cannot be used in whole.
    static func read(in folder: InputFolder, adding lines: [String]) -> Diagnosed<IgnoreRules> {
        var diagnostics: [Diagnostic] = []
        var own: [String] = []
        let path = folder.path == "/" ? "/" + fileName : "\(folder.path)/\(fileName)"
        func warn(_ problem: ProjectProblem) {
            diagnostics.append(Diagnostic(.warning, problem, at: SourceLocation(file: path)))
        }
        if FileManager.default.fileExists(atPath: path) {
            do {
                let text = String(decoding: try folder.read(path, limit: largestFile), as: UTF8.self)
                own = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            } catch {
                warn(.unreadableIgnoreFile(reason: error.message))
            }
        }
        var found = IgnoreRules(own)
        if found.rules.count > mostRules {
            warn(.unreadableIgnoreFile(reason: "it has more than \(mostRules) patterns"))
            found.rules = []
        }
        found.rules += IgnoreRules(lines).rules
        return Diagnosed(found, diagnostics: diagnostics)
    }

    /// Whether a file is left out.
    ///
    /// - Parameter path: the file's path from the folder.
    /// - Returns: whether the last pattern that matches the file or a folder around it leaves it out.
    public func excludes(_ path: String) -> Bool {
        guard !rules.isEmpty else { return false }
        let parts = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
        return parts.indices.contains { index in
            let isFile = index == parts.count - 1
            let rule = rules.last { !($0.isForFoldersOnly && isFile) && $0.matches(parts[...index]) }
            return rule.map { !$0.isNegated } ?? false
        }
    }

    /// Whether a name matches a pattern with `*`, `?`, `[…]` and `\`.
    private static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        var (name, pattern) = (name, pattern)
        var star: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
        while true {
            if pattern.first == "*" {
                pattern = pattern.dropFirst()
                star = (name, pattern)
                continue
            }
            if let rest = pattern.first.flatMap({ _ in afterOne(name.first, pattern) }) {
                (name, pattern) = (name.dropFirst(), rest)
                continue
            }
            if name.isEmpty, pattern.isEmpty { return true }
            guard let last = star, !last.name.isEmpty else { return false }
            star = (last.name.dropFirst(), last.pattern)
            (name, pattern) = (last.name.dropFirst(), last.pattern)
        }
    }

    /// The rest of a pattern after the part that matches one character; `nil` if it does not match.
    private static func afterOne(_ character: Character?, _ pattern: ArraySlice<Character>) -> ArraySlice<Character>? {
        guard let character, let first = pattern.first else { return nil }
        let rest = pattern.dropFirst()
        switch first {
        case "?": return rest
        case "\\": return rest.first == character ? rest.dropFirst() : nil
        case "[":
            guard let end = rest.dropFirst().firstIndex(of: "]") else { fallthrough }
            var members = rest[..<end]
            let isNegated = members.first == "!" || members.first == "^"
            if isNegated { members = members.dropFirst() }
            return contains(Array(members), character) != isNegated ? rest[(end + 1)...] : nil
        default: return first == character ? rest : nil
        }
    }

    private static func contains(_ members: [Character], _ character: Character) -> Bool {
        var index = 0
        while index < members.count {
            if index + 2 < members.count, members[index + 1] == "-" {
                if members[index] <= members[index + 2], (members[index]...members[index + 2]).contains(character) {
                    return true
                }
                index += 3
            } else {
                if members[index] == character { return true }
                index += 1
            }
        }
        return false
    }
}
