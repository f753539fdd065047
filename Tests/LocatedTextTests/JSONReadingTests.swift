import Diagnostics
import LocatedText
import Testing

@Suite struct JSONReadingTests {
    private func failure(_ text: String, limits: ReadingLimits = ReadingLimits()) -> String? {
        do throws(JSONSyntaxError) {
            _ = try LocatedJSON(parsing: Array(text.utf8), file: "a.json", limits: limits)
            return nil
        } catch {
            return "\(error.location.line ?? 0):\(error.location.column ?? 0) \(error.reason)"
        }
    }

    @Test func everyValueKnowsItsPlace() throws {
        let text = "\u{FEFF}{ \"a\": [1, \"é\", true],\n  \"b\": {\"c\": null}, }\n"
        let root = try LocatedJSON(parsing: Array(text.utf8), file: "a.json")
        #expect(root.location == SourceLocation(file: "a.json", line: 1, column: 1))
        let list = try #require(root["a"]?.array)
        #expect(list.map(\.location.column) == [9, 12, 17])
        #expect(list[0].number == 1 && list[1].string == "é" && list[2].bool == true)
        #expect(root["b"]?["c"]?.location == SourceLocation(file: "a.json", line: 2, column: 14))
        #expect(root.members?.map(\.key) == ["a", "b"])
    }

    @Test(arguments: [
        ("", "1:1 the file ends too early"), ("{\n \"a\" 1}", "2:6 a colon is expected after the key"),
        ("[1] 2", "1:5 there is more after the end of the value"), ("[nul]", "1:2 a value is expected"),
        ("[\"a\nb\"]", "1:4 a line ends within a string"),
    ])
    func theFirstErrorHasItsPlace(text: String, expected: String) {
        #expect(failure(text) == expected)
    }

    @Test func inputsOverALimitAreRefused() {
        let limits = ReadingLimits(bytes: 1_000, depth: 8, nodes: 50)
        #expect(failure(String(repeating: "[", count: 500), limits: limits)?.contains("nested more than 8") == true)
        let many = "[" + String(repeating: "1,", count: 60) + "]"
        #expect(failure(many, limits: limits)?.contains("more than 50 values") == true)
        #expect(failure(String(repeating: " ", count: 1_001), limits: limits)?.contains("1000 bytes") == true)
    }

    @Test("The time for a long line is proportional to its length")
    func longLine() throws {
        let text = "[" + String(repeating: "1,", count: 90_000) + "]"
        let root = try LocatedJSON(parsing: Array(text.utf8), file: "a.json")
        #expect(root.array?.last?.location.column == 180_000)
    }
}
