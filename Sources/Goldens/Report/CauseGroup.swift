import Devices
import Diagnostics

/// Differences with one cause: the same changes of the same elements, or the same pixels.
public struct CauseGroup: Sendable {
    public let cause: String
    /// The results, at least one.
    public let results: [GoldenResult]
    /// The variants among all, such as `on 3 of 6: dark`; empty for a single result, and if there is no single answer.
    let variants: String

    /// The lines for a terminal: the place, then the differences.
    public var lines: [String] {
        let sentences = sentences.map(DiagnosticPrinter.printable)
        let shown = sentences.prefix(8).map { "    \($0)" }
        let more = sentences.count > 8 ? ["    and \(sentences.count - 8) more"] : []
        return ["\(place) (\(kinds))"] + shown + more
    }

    /// The kinds of difference.
    var kinds: String {
        DifferenceKind.allCases.filter { kind in results.contains { $0.kinds.contains(kind) } }.map(\.rawValue)
            .joined(separator: ", ")
    }

    /// The pictures: `Main on 3 of 6: dark`, or the key of a single one.
    var place: String {
        guard results.count > 1, let first = results.first else { return results.first?.key ?? "" }
        guard variants.isEmpty else { return "\(first.document) \(variants)" }
        return "\(first.key) and \(results.count - 1) more"
    }

    /// The differences, one sentence each.
    ///
    /// Values that vary among variants become a range.
    public var sentences: [String] {
        let changes = Self.changes(of: results)
        return changes + pixelSentences + (results.first?.sentences(apartFrom: [.layout, .pixels]) ?? [])
    }

    /// The line of the document that declares the first element that changed; `nil` if the document does not say.
    var line: Int? {
        guard let first = results.first, let element = first.layout.first?.element, !element.isEmpty else { return nil }
        do {
            let text = String(decoding: try readFile(first.path, limit: Self.largestDocument), as: UTF8.self)
            let marks = ["id=\"\(element)\"", "id: \(element)"]
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.firstIndex { line in
                marks.contains { line.contains($0) } && !line.contains("destination=")
            }.map { $0 + 1 }
        } catch {
            // The other revision's file may be gone.
            return nil
        }
    }

    private static let largestDocument = 32 << 20

    /// Elements with the same move share a sentence.
    private static func changes(of results: [GoldenResult]) -> [String] {
        guard let first = results.first else { return [] }
        var sentences: [(subjects: [String], words: String)] = []
        for (index, change) in first.layout.enumerated() {
            let same = results.compactMap { $0.layout.indices.contains(index) ? $0.layout[index].words : nil }
            let words = PatternedWords.merged(same.map(PatternedWords.init))
            let isMove = Set(change.kinds).isSubset(of: [.moved, .resized])
            if isMove, let place = sentences.firstIndex(where: { $0.words == words }) {
                sentences[place].subjects.append(change.subject)
            } else {
                sentences.append(([change.subject], words))
            }
        }
        return sentences.map { "\(LayoutWords.list($0.subjects)) \($0.words)" }
    }

    private var pixelSentences: [String] {
        guard results.count > 1 else { return results.first?.sentences(of: .pixels) ?? [] }
        let found = results.compactMap { $0.kinds.contains(.pixels) ? $0.pixels : nil }
        guard let first = found.first else { return [] }
        // The same pixels differ on all of them.
        if found.allSatisfy({ $0.summary == first.summary }) { return [first.summary] }
        return [PatternedWords.merged(found.map { PatternedWords($0.brief) })]
    }
}

extension GoldenRunRecord {
    /// The differences grouped by cause, the most frequent cause first.
    public var groups: [CauseGroup] {
        var order: [String] = []
        var members: [String: [GoldenResult]] = [:]
        for result in failures {
            let cause = result.cause ?? result.key
            if members[cause] == nil { order.append(cause) }
            members[cause, default: []].append(result)
        }
        var all: [String: [Variant]] = [:]
        if members.values.contains(where: { $0.count > 1 }) {
            for result in results where result.kinds != [.orphaned] {
                if let variant = result.variant { all[result.document, default: []].append(variant) }
            }
        }
        return order.enumerated()
            .map { (count: members[$0.element]?.count ?? 0, place: $0.offset, cause: $0.element) }
            .sorted { (-$0.count, $0.place) < (-$1.count, $1.place) }
            .map { item in
                let results = members[item.cause] ?? []
                return CauseGroup(cause: item.cause, results: results, variants: Self.variants(of: results, among: all))
            }
    }

    private static func variants(of results: [GoldenResult], among all: [String: [Variant]]) -> String {
        guard results.count > 1, let document = results.first?.document,
            results.allSatisfy({ $0.document == document })
        else { return "" }
        return VariantWords.words(for: results.compactMap(\.variant), of: all[document] ?? [])
    }
}
