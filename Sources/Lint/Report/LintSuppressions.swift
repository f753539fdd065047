public import Diagnostics
import Foundation
public import InterfaceDocuments

/// The findings that an input marks as intentional.
///
/// In a storyboard or xib, this is a line in the notes of a view or controller, which Xcode keeps: `maquette:disable
/// low-contrast, off-screen`, or just `maquette:disable` for every rule. It applies to the object and its descendants.
/// In a scene file it is a comment, `# maquette:disable low-contrast`, on a line or above it, and applies to the block
/// that begins there.
public struct LintSuppressions: Sendable {
    private static let word = "maquette:disable"

    private var file = ""
    private var rulesOfObject: [String: Set<LintRule>] = [:]
    private var rulesOfLine: [Int: Set<LintRule>] = [:]
    /// Diagnostics for words that are not rules, with their locations.
    public private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter document: a storyboard or xib with its notes.
    public init(_ document: InterfaceDocument) {
        file = document.path
        for controller in document.controllers {
            let rules = self.rules(in: controller.notes, at: controller.location)
            add(rules, toObject: controller.id, at: controller.location)
            let parts = [controller.view, controller.navigationBar, controller.tabBar, controller.toolbar]
            for view in parts.compactMap({ $0 }) { read(view, around: rules) }
        }
        for view in document.viewsOutsideControllers { read(view, around: []) }
    }

    /// - Parameters:
    ///   - text: the text of a scene file.
    ///   - path: the path for its locations.
    public init(sceneText text: String, path: String) {
        file = path
        guard text.contains(Self.word) else { return }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Line.init)
        for (index, line) in lines.enumerated() {
            guard let comment = line.comment, comment.hasPrefix(Self.word) else { continue }
            let rules = self.rules(
                in: comment, at: SourceLocation(file: path, line: index + 1, column: line.indentation + 1))
            guard let first = line.hasContent ? index : lines[index...].firstIndex(where: \.hasContent) else {
                continue
            }
            let end =
                lines[(first + 1)...].firstIndex { $0.hasContent && $0.indentation <= lines[first].indentation }
                ?? lines.endIndex
            for place in first..<end { rulesOfLine[place + 1, default: []].formUnion(rules) }
        }
    }

    /// Whether a finding is not suppressed.
    public func allow(_ finding: LintFinding) -> Bool {
        if rulesOfObject[finding.object]?.contains(finding.rule) == true { return false }
        guard let location = finding.location, location.file == file, let line = location.line else { return true }
        return rulesOfLine[line]?.contains(finding.rule) != true
    }

    private mutating func read(_ view: DocumentView, around: Set<LintRule>) {
        let rules = around.union(rules(in: view.notes, at: view.location))
        add(rules, toObject: view.id, at: view.location)
        for constraint in view.constraints { add(rules, toObject: constraint.id, at: constraint.location) }
        for child in view.children { read(child, around: rules) }
    }

    private mutating func add(_ rules: Set<LintRule>, toObject id: String, at location: SourceLocation) {
        guard !rules.isEmpty else { return }
        if !id.isEmpty { rulesOfObject[id, default: []].formUnion(rules) }
        if let line = location.line { rulesOfLine[line, default: []].formUnion(rules) }
    }

    /// The rules that a text names after the keyword, in each line that begins with it.
    private mutating func rules(in text: String, at location: SourceLocation) -> Set<LintRule> {
        var rules: Set<LintRule> = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix(Self.word) else { continue }
            let words = line.dropFirst(Self.word.count).split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
            if words.isEmpty { rules = Set(LintRule.all) }
            for word in words {
                if let rule = LintRule.named(word) {
                    rules.insert(rule)
                } else {
                    let nearest = nearestWords(to: word, among: LintRule.all.map(\.name))
                    diagnostics.append(
                        Diagnostic(.warning, LintProblem.unknownRule(word, nearest: nearest), at: location))
                }
            }
        }
        return rules
    }

    /// A line of a scene file.
    private struct Line {
        var indentation: Int
        var hasContent: Bool
        /// The text after its `#`, trimmed.
        var comment: String?

        init(_ text: Substring) {
            indentation = text.prefix { $0 == " " }.count
            var content = text.dropFirst(indentation)
            if let mark = content.range(of: content.hasPrefix("#") ? "#" : " #") {
                comment = content[mark.upperBound...].trimmingCharacters(in: .whitespaces)
                content = content[..<mark.lowerBound]
            }
            hasContent = !content.allSatisfy(\.isWhitespace)
        }
    }
}
