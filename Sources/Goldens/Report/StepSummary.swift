import Foundation

/// A run in Markdown, as GitHub shows it on a job's page, and as annotations.
struct StepSummary {
    private let record: GoldenRunRecord

    init(_ record: GoldenRunRecord) {
        self.record = record
    }

    /// Of many causes, so many are listed; the page has them all.
    private static let mostRows = 50

    var markdown: String {
        let mark = record.failures.isEmpty ? "✅" : "❌"
        var text = "### \(mark) \(Self.escaped(record.title)): \(record.verdict)\n\n"
        for warning in record.warnings { text += "> ⚠️ \(Self.escaped(warning))\n\n" }
        guard !record.failures.isEmpty else { return text }
        text += "| Change | Kind | Variants |\n|---|---|---|\n"
        let groups = record.groups
        for group in groups.prefix(Self.mostRows) {
            guard let first = group.results.first else { continue }
            let sentences = first.sentences.prefix(4).map(Self.escaped).joined(separator: "<br>")
            let more = first.sentences.count > 4 ? "<br>and \(first.sentences.count - 4) more" : ""
            let kinds = first.kinds.map(\.rawValue).joined(separator: ", ")
            let names = group.results.prefix(3).map { "`\($0.key)`" }.joined(separator: "<br>")
            let others = group.results.count > 3 ? "<br>and \(group.results.count - 3) more" : ""
            text += "| \(sentences)\(more) | \(kinds) | \(names)\(others) |\n"
        }
        if groups.count > Self.mostRows { text += "\nand \(groups.count - Self.mostRows) more causes\n" }
        return text + "\n"
    }

    /// A line a cause, which GitHub shows beside the files of a change.
    var annotations: String {
        record.groups.prefix(10).compactMap { group -> String? in
            guard let first = group.results.first else { return nil }
            let count = group.results.count
            let place = count == 1 ? first.facets.variant : "\(count) variants, first \(first.facets.variant)"
            let message = "\(first.sentences.joined(separator: "\n"))\n\(place)"
            return "::error file=\(Self.property(first.path)),title=\(Self.property(first.document + " differs"))::"
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
