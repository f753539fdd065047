import Foundation

/// The stored frames that are correct, by document and view.
///
/// The list only grows: if a frame was correct once and is not any more, a test fails. It contains only digests and
/// ids, and no document or frame of the corpus.
public struct Ratchet: Equatable, Sendable {
    /// The correct views of a document, in the shorter of two forms.
    public enum Entry: Equatable, Sendable {
        /// All views except these.
        case allBut(Set<String>)
        /// Only these views.
        case only(Set<String>)
    }

    /// The entries by the digest of the document.
    public private(set) var entries: [String: Entry]

    public init(_ entries: [String: Entry] = [:]) {
        self.entries = entries
    }

    /// Whether a view's frame was correct when the list was written.
    public func isListed(_ id: String, in digest: String) -> Bool {
        switch entries[digest] {
        case .allBut(let wrong)?: !wrong.contains(id)
        case .only(let right)?: right.contains(id)
        case nil: false
        }
    }

    /// The listed frames that are not correct any more, in the order of the comparisons.
    public func losses(in comparisons: [FrameComparison]) -> [Difference] {
        differences(in: comparisons) { view, isListed in isListed && !view.isRight }
    }

    /// The correct frames that are not listed, in the order of the comparisons.
    public func gains(in comparisons: [FrameComparison]) -> [Difference] {
        differences(in: comparisons) { view, isListed in view.isRight && !isListed }
    }

    private func differences(
        in comparisons: [FrameComparison], where isWanted: (FrameComparison.View, Bool) -> Bool
    ) -> [Difference] {
        comparisons.flatMap { comparison in
            comparison.views.filter { isWanted($0, isListed($0.stored.id, in: comparison.digest)) }
                .map { Difference(path: comparison.path, view: $0) }
        }
    }

    /// Updates the list.
    ///
    /// A document that occurs twice in the corpus has one entry, and a view of it is correct if it is correct both
    /// times.
    ///
    /// - Parameters:
    ///   - comparisons: the documents to list; others keep their entries.
    ///   - removing: whether to remove listed frames that are not correct any more.
    public mutating func update(from comparisons: [FrameComparison], removing: Bool) {
        for (digest, copies) in Dictionary(grouping: comparisons, by: \.digest) {
            let all = Set(copies.flatMap(\.views).map(\.stored.id))
            var wrong = Set(copies.flatMap(\.views).filter { !$0.isRight }.map(\.stored.id))
            if !removing { wrong = wrong.filter { !isListed($0, in: digest) } }
            entries[digest] = wrong.count * 2 <= all.count ? .allBut(wrong) : .only(all.subtracting(wrong))
        }
    }
}

extension Ratchet {
    /// A frame that is missing in the list, or should not be in it.
    public struct Difference: CustomStringConvertible {
        public let path: String
        public let view: FrameComparison.View

        public var description: String {
            let ours = view.ours.map(\.words) ?? "no frame"
            return
                "\(path): \(view.stored.id) (\(view.stored.elementName)): stored \(view.stored.frame.words), ours \(ours)"
        }
    }
}

// MARK: The file

extension Ratchet {
    /// The path of the list in the package.
    public static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "CorpusTests/ratchet.txt").path

    private static let introduction = """
        # The stored frames of the corpus that come out right: the digest of each document, and the ids of views.
        # After + stand the views that are right, after - those that are not; all others of the document are the opposite.
        # `make ratchet` writes this file.
        """

    /// An error in a list's file.
    public struct Fault: Error, Equatable, CustomStringConvertible {
        public let line: Int

        public var description: String {
            "ratchet.txt:\(line): error: not a line of the list (write: digest, + or -, ids)"
        }
    }

    /// Parses a list in the form of ``text``.
    public init(text: String) throws(Fault) {
        var entries: [String: Entry] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.hasPrefix("#"), !line.isEmpty else { continue }
            let words = line.split(separator: " ")
            guard words.count >= 2, words[0].count == 16, words[1] == "+" || words[1] == "-",
                entries[String(words[0])] == nil
            else { throw Fault(line: index + 1) }
            let ids = Set(words[2...].map(String.init))
            entries[String(words[0])] = words[1] == "+" ? .only(ids) : .allBut(ids)
        }
        self.entries = entries
    }

    /// A line for each document, in the order of their digests.
    public var text: String {
        let lines = entries.sorted { $0.key < $1.key }.map { digest, entry in
            let (sign, ids) =
                switch entry {
                case .only(let right): ("+", right)
                case .allBut(let wrong): ("-", wrong)
                }
            return ([digest, sign] + ids.sorted()).joined(separator: " ")
        }
        return Self.introduction + "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// The list in the package.
    public static func read() throws -> Ratchet {
        try Ratchet(text: String(contentsOfFile: path, encoding: .utf8))
    }

    /// Writes the list into the package.
    public func write() throws {
        try Data(text.utf8).write(to: URL(filePath: Self.path), options: .atomic)
    }
}

extension CGRect {
    /// The four numbers, to a thousandth of a point.
    var words: String {
        numbers.map { number in
            let rounded = (number * 1000).rounded() / 1000
            return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " ")
    }
}
