import Diagnostics
import Foundation
import LocatedText
import Testing

@Suite struct YAMLReadingTests {
    /// The problem of a text, with its location as `line:column`.
    private func problem(_ text: String, limits: ReadingLimits = ReadingLimits()) -> (
        place: String, problem: any Problem
    )? {
        do {
            _ = try YAMLNode(text, file: "a.yaml", limits: limits)
            return nil
        } catch {
            guard let first = error.diagnostics.first else { return nil }
            return ("\(first.location?.line ?? 0):\(first.location?.column ?? 0)", first.problem)
        }
    }

    @Test func everyValueKnowsItsPlace() throws {
        let root = try YAMLNode("a: 1\nb:\n  - x\n  - {c: \"2\"}\n", file: "a.yaml")
        #expect(root["a"]?.number == 1)
        #expect(root["a"]?.location == SourceLocation(file: "a.yaml", line: 1, column: 4))
        let list = try #require(root["b"]?.elements)
        #expect(list.map(\.location.line) == [3, 4])
        let quoted = try #require(list[1]["c"])
        #expect(quoted.text == "2")
        #expect(quoted.number == nil)
        #expect(list[1].entries?.first?.keyLocation.column == 6)
    }

    @Test("A file that is not UTF-8 is refused at its first invalid byte")
    func invalidBytes() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml")
        try Data(Array("title: é\nname: caf".utf8) + [0xE9, 0x0A]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let error = try #require(throws: DiagnosedError.self) { try YAMLNode.read(contentsOfFile: file.path) }
        #expect(error.diagnostics.map { $0.problem.code } == ["yaml-not-text"])
        #expect(error.diagnostics.first?.location == SourceLocation(file: file.path, line: 2, column: 10))
    }

    @Test(arguments: [("true", true), ("no", false), ("On", true), ("off", false)])
    func truthValues(text: String, expected: Bool) throws {
        #expect(try YAMLNode("a: \(text)", file: "a")["a"]?.boolean == expected)
        #expect(try YAMLNode("a: \"\(text)\"", file: "a")["a"]?.boolean == nil)
    }

    @Test(arguments: ["", "~", "null"])
    func omittedFieldsAreNull(text: String) throws {
        #expect(try YAMLNode("a: \(text)", file: "a")["a"]?.isNull == true)
    }

    @Test func anAliasRepeatsWhatItNames() throws {
        let root = try YAMLNode("a: &x {n: 3}\nb: *x\n", file: "a")
        #expect(root["b"]?["n"]?.number == 3)
    }

    @Test(arguments: [
        ("", "1:1", YAMLProblem.empty),
        ("a: 1\n\tb: 2\n", "2:1", .tab),
        ("a: 1\nb: é\u{1}\n", "2:5", .controlCharacter),
        ("? [a]\n: 1\n", "1:3", .keyIsNoText),
        ("a: *b\n", "1:4", .undefinedAlias),
        ("--- 1\n--- 2\n", "2:1", .severalDocuments),
        ("a: 1\na: 2\n", "1:1", .duplicateKey("a")),
    ])
    func unreadableInputsAreReportedWithTheirPlace(text: String, place: String, expected: YAMLProblem) throws {
        let found = try #require(problem(text))
        #expect(found.problem as? YAMLProblem == expected)
        #expect(found.place == place)
    }

    @Test(arguments: ["a: [", "a: \"b\n"])
    func invalidYAMLIsMalformed(text: String) throws {
        let found = try #require(problem(text))
        guard case .malformed? = found.problem as? YAMLProblem else {
            Issue.record("\(found)")
            return
        }
    }

    @Test func nestingPastAllReasonIsRefused() {
        #expect(problem(String(repeating: "[", count: 60_000))?.problem as? LimitProblem == .tooDeep(limit: 64))
        #expect(problem(String(repeating: "- ", count: 60_000))?.problem as? LimitProblem == .tooDeep(limit: 64))
        let maps = (0..<70).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(problem(maps)?.problem as? LimitProblem == .tooDeep(limit: 64))
    }

    @Test func aFewLinesCannotStandForBillions() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for step in 1...12 {
            text +=
                "a\(step): &a\(step) [" + Array(repeating: "*a\(step - 1)", count: 10).joined(separator: ", ") + "]\n"
        }
        #expect(problem(text)?.problem as? LimitProblem == .tooManyNodes(limit: 100_000))
    }

    @Test func aFileThatIsTooLargeIsNotRead() {
        let text = "a: " + String(repeating: "x", count: 200)
        #expect(problem(text, limits: ReadingLimits(bytes: 100))?.problem as? LimitProblem == .tooLarge(limit: 100))
    }
}
