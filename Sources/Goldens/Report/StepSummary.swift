import Foundation
import Previews

/// A run in Markdown for GitHub's job page, and as annotations.
struct StepSummary {
    private let record: GoldenRunRecord

    init(_ record: GoldenRunRecord) {
        self.record = record
    }

    /// The largest number of causes listed; the page lists all.
    private static let mostRows = 50

    var markdown: String {
        let mark = record.failures.isEmpty ? "✅" : "❌"
        var text = "### \(mark) \(Self.escaped(record.title)): \(record.verdict)\n\n"
        for warning in record.warnings { text += "> ⚠️ \(Self.escaped(warning))\n\n" }
        guard !record.failures.isEmpty else { return text }
        text += "| Change | Kind | Variants |\n|---|---|---|\n"
        let groups = record.groups
        for group in groups.prefix(Self.mostRows) {
            let sentences = group.sentences
            let words = sentences.prefix(4).map(Self.escaped).joined(separator: "<br>")
            let more = sentences.count > 4 ? "<br>and \(sentences.count - 4) more" : ""
            text += "| \(words)\(more) | \(group.kinds) | \(Self.escaped(group.place)) |\n"
        }
        if groups.count > Self.mostRows { text += "\nand \(groups.count - Self.mostRows) more causes\n" }
        return text + "\n"
    }

    /// One line for each cause, which GitHub shows beside the files of a change.
    var annotations: String {
        record.groups.prefix(10).compactMap { group -> String? in
            guard let first = group.results.first else { return nil }
            let message = (group.sentences + [group.place]).joined(separator: "\n")
            return
                "::error file=\(Self.property(repositoryPath(first.path))),title=\(Self.property(first.document + " differs"))::"
                + Self.data(message) + "\n"
        }.joined()
    }

    private static func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }

    private static func escaped(_ text: String) -> String {
        var out = ""
        for character in text {
            switch character {
            case "\n": out += " "
            case "|", "<", ">", "*", "_", "`", "[", "]", "\\", "#": out += "\\\(character)"
            default: out.append(character)
            }
        }
        return out
    }
}
