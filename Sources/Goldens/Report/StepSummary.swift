import Foundation
import Previews

/// A run in Markdown for GitHub's job page, and as annotations.
struct StepSummary {
    private let record: GoldenRunRecord
    private let sheets: CauseSheets?
    private let address: String?

    /// - Parameters:
    ///   - record: the run.
    ///   - sheets: the small pictures of causes, if the report's folder has an address.
    ///   - address: the address of the report's folder.
    init(_ record: GoldenRunRecord, sheets: CauseSheets? = nil, at address: String? = nil) {
        self.record = record
        self.sheets = sheets
        self.address = address
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
        return text + "\n" + pictures(of: groups)
    }

    /// A picture for each cause, with its first sentence.
    private func pictures(of groups: [CauseGroup]) -> String {
        guard let sheets, let address else { return "" }
        let base = address.hasSuffix("/") ? String(address.dropLast()) : address
        let sides = record.sides.map(Self.escaped).joined(separator: ", ")
        return groups.compactMap { group in
            guard let name = sheets.names[group.cause], let result = group.results.first else { return nil }
            let words = group.sentences.first ?? result.key
            return "<details open><summary>\(Self.inHTML(words))</summary>\n\n"
                + "![\(sides) and the difference](<\(base)/\(name)>)\n\n\(Self.escaped(result.key))\n</details>\n\n"
        }.joined()
    }

    private static func inHTML(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\n", with: " ")
    }

    /// One line for each cause, which GitHub shows beside the files of a change.
    var annotations: String {
        record.groups.prefix(10).compactMap { group -> String? in
            guard let first = group.results.first else { return nil }
            let message = (group.sentences + [group.place]).joined(separator: "\n")
            let line = group.line.map { ",line=\($0)" } ?? ""
            return
                "::error file=\(Self.property(repositoryPath(first.path)))\(line),title=\(Self.property(first.document + " differs"))::"
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
