import Foundation

/// The rules of UIKit that the project follows, and the reasons why some are not fully tested, from `Rules.json`.
struct RuleBook: Decodable {
    struct Group: Decodable {
        var id: String
        var title: String
        /// The rules, starting with rule 1.
        var rules: [String]
    }

    var groups: [Group]
    /// The missing part of each rule that tests show partly or not at all.
    var reasons: [String: String]

    static func read() throws -> RuleBook {
        let file = PackageManifest.root.appending(path: "Tests/ArchitectureTests/Conformance/Rules.json")
        return try JSONDecoder().decode(RuleBook.self, from: Data(contentsOf: file))
    }
}

/// A test whose name contains the rules that it shows.
struct RuleTest {
    var rules: [String]
    /// Whether it shows only a part of them.
    var isPartial: Bool
    /// Its name without the rules.
    var title: String
    var file: String

    /// The tests of a file that name rules, in their display names.
    static func all(in file: SourceFile, groups: [String]) -> [RuleTest] {
        let text = file.lines.joined(separator: "\n")
        return text.components(separatedBy: "@Test(").dropFirst().compactMap { piece in
            let argument = piece.drop(while: \.isWhitespace)
            guard argument.first == "\"", let end = argument.dropFirst().firstIndex(of: "\"") else { return nil }
            return RuleTest(name: String(argument[..<end].dropFirst()), file: file.path, groups: groups)
        }
    }

    init?(name: String, file: String, groups: [String]) {
        let pattern = #/\b([A-Z]{2,5})-([0-9]+)(?: to ([A-Z]{2,5})-([0-9]+))?/#
        var rules: [String] = []
        for match in name.matches(of: pattern) {
            let (_, group, first, otherGroup, last) = match.output
            guard groups.contains(String(group)), let first = Int(first) else { continue }
            let end = otherGroup == group ? last.flatMap { Int($0) } ?? first : first
            rules += (first...max(first, end)).map { "\(group)-\($0)" }
        }
        guard !rules.isEmpty else { return nil }
        self.rules = rules
        isPartial = name.contains("(partly)")
        let words = name.split(separator: " ").drop { word in
            let bare = word.trimmingCharacters(in: CharacterSet(charactersIn: ",:"))
            return bare == "(partly)" || bare == "and" || bare == "to"
                || bare.wholeMatch(of: #/[A-Z]{2,5}-[0-9]+/#) != nil
        }
        title = words.joined(separator: " ")
        self.file = file
    }
}

/// The rules that the tests show, as on the page.
struct ConformanceTable {
    enum State: String, CaseIterable { case shown, partly, not }

    let book: RuleBook
    let tests: [RuleTest]

    static func make() throws -> ConformanceTable {
        let book = try RuleBook.read()
        let groups = book.groups.map(\.id)
        let tests = try SourceFile.all(below: "Tests").flatMap { RuleTest.all(in: $0, groups: groups) }
        return ConformanceTable(book: book, tests: tests)
    }

    var ruleIDs: [String] { book.groups.flatMap { Self.ids(of: $0) } }

    private static func ids(of group: RuleBook.Group) -> [String] {
        group.rules.indices.map { "\(group.id)-\($0 + 1)" }
    }

    func tests(of rule: String) -> [RuleTest] { tests.filter { $0.rules.contains(rule) } }

    func state(of rule: String) -> State {
        let tests = tests(of: rule)
        if tests.isEmpty { return .not }
        return tests.allSatisfy(\.isPartial) ? .partly : .shown
    }

    private func count(_ state: State, in group: RuleBook.Group) -> Int {
        Self.ids(of: group).filter { self.state(of: $0) == state }.count
    }

    /// The content of the page `Documentation/Conformance.md`.
    var page: String {
        var lines = [
            "# Conformance",
            "",
            "What UIKit does is written down as numbered rules, and the tests carry the numbers in their names. This page",
            "is made from those names by `make conformance`; nothing in it is kept by hand.",
            "",
            "A rule is *shown* where a test shows all of it, *partly* where tests show a part, and *not* where none does.",
            "",
            "| Group | Rules | Shown | Partly | Not |",
            "| --- | ---: | ---: | ---: | ---: |",
        ]
        for group in book.groups {
            let counts = State.allCases.map { "\(count($0, in: group))" }
            lines.append("| \(group.id) \(group.title) | \(group.rules.count) | \(counts.joined(separator: " | ")) |")
        }
        for group in book.groups {
            lines += ["", "## \(group.id) \(group.title)", ""]
            for (id, rule) in zip(Self.ids(of: group), group.rules) {
                lines.append("**\(id)** · \(state(of: id).rawValue) · \(rule)")
                if let reason = book.reasons[id] { lines.append("*Missing:* \(reason)") }
                let shown = tests(of: id).map { "- \($0.title)\($0.isPartial ? " (partly)" : "") · `\($0.file)`" }
                lines += [""] + shown + (shown.isEmpty ? [] : [""])
            }
            if lines.last == "" { lines.removeLast() }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
