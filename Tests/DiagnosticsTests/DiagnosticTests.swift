import Diagnostics
import Foundation
import Testing

private enum Fault: Problem {
    case broken(String)
    case odd

    var code: String { if case .odd = self { "odd" } else { "broken" } }
    var message: String { if case .broken(let what) = self { "\(what) is broken" } else { "this is odd" } }
    var remedy: String? { if case .odd = self { nil } else { "mend it" } }
}

@Suite("Diagnostics")
struct DiagnosticTests {
    @Test("a line for people has the location, the message and the remedy")
    func text() {
        let printer = DiagnosticPrinter()
        let place = SourceLocation(file: "Main.storyboard", line: 41, column: 13)
        #expect(
            printer.line(for: Diagnostic(.error, Fault.broken("the lamp"), at: place))
                == "Main.storyboard:41:13: error: the lamp is broken (mend it)")
        #expect(
            printer.line(for: Diagnostic(.warning, Fault.odd, at: SourceLocation(file: "a.xib"), context: "dark"))
                == "a.xib: warning: this is odd [dark]")
        #expect(printer.line(for: Diagnostic(.note, Fault.odd)) == "note: this is odd")
    }

    @Test("of very many of one kind in a file, people see the first ones and programs all")
    func many() {
        let found = (1...250).map {
            Diagnostic(.warning, Fault.odd, at: SourceLocation(file: "A.xib", line: $0))
        }
        let other = Diagnostic(.error, Fault.odd, at: SourceLocation(file: "B.xib"))
        let lines = DiagnosticPrinter().lines(for: found + [other])
        #expect(lines.count == 102 && lines[99] == "A.xib:100: warning: this is odd")
        #expect(lines[100] == "B.xib: error: this is odd")
        #expect(lines[101] == "A.xib: warning: 150 more of this kind (odd)")
        #expect(DiagnosticPrinter(format: .json).lines(for: found).count == 250)
        #expect(DiagnosticPrinter().lines(for: Array(found.prefix(100))).count == 100)
    }

    @Test("a line for people has a limited length")
    func long() {
        let line = DiagnosticPrinter().line(
            for: Diagnostic(.error, Fault.broken(String(repeating: "é", count: 100_000))))
        #expect(line.count < 2000 && line.hasPrefix("error: éé") && line.hasSuffix("éé is broken (mend it)"))
    }

    @Test("control characters of an input do not reach the terminal")
    func controlCharacters() {
        let line = DiagnosticPrinter().line(for: Diagnostic(.error, Fault.broken("\u{1b}[2J\n\u{9b}x")))
        #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    }

    @Test("bidirectional control characters are shown without effect")
    func directionControls() {
        #expect(DiagnosticPrinter.printable("a\u{202E}b\u{2066}c\u{2028}") == "a\\u{202e}b\\u{2066}c\\u{2028}")
        #expect(DiagnosticPrinter.printable("שלום \u{200F}é 👩‍👧") == "שלום \u{200F}é 👩‍👧")
    }

    @Test("a line for programs is one JSON object with the same content")
    func json() throws {
        let place = SourceLocation(file: "a \"b\".xib", line: 2, column: 3)
        let line = DiagnosticPrinter(format: .json).line(for: Diagnostic(.error, Fault.broken("é\t\u{1}"), at: place))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(object["code"] as? String == "broken")
        #expect(object["file"] as? String == "a \"b\".xib")
        #expect(object["line"] as? Int == 2)
        #expect(object["column"] as? Int == 3)
        #expect(object["message"] as? String == "é\t\u{1} is broken")
        #expect(object["remedy"] as? String == "mend it")
        #expect(!line.contains("\n"))
    }

    @Test("a log sorts by location, contains nothing twice, and each kind of warning once")
    func log() {
        var log = ProblemLog()
        log.warn(Fault.odd, at: SourceLocation(file: "b", line: 1))
        log.error(Fault.broken("x"), at: SourceLocation(file: "a", line: 10))
        log.warn(Fault.odd, at: SourceLocation(file: "a", line: 9))
        log.warn(Fault.odd, at: SourceLocation(file: "a", line: 9))
        for line in 1...3 { log.warnOnce("kind", Fault.broken("y"), at: SourceLocation(file: "c", line: line)) }
        #expect(log.hasErrors)
        #expect(
            log.diagnostics.map(\.description) == [
                "a:9: warning: this is odd", "a:10: error: x is broken (mend it)", "b:1: warning: this is odd",
                "c:1: warning: y is broken (mend it)",
            ])
    }

    @Test(
        "numbers have one spelling, with at most three decimals",
        arguments: [
            (0.0, "0"), (20.5, "20.5"), (1.0 / 3, "0.333"), (-0.25, "-0.25"), (-3.0004, "-3"), (1e9, "1000000000"),
            (2.9996, "3"), (.nan, "null"), (.infinity, "null"), (-0.0001, "0"), (12.05, "12.05"),
        ] as [(Double, String)])
    func numbers(value: Double, text: String) {
        #expect(JSONText.number(value) == text)
    }
}
