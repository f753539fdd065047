import Diagnostics
import Foundation
import LocatedText
import Testing

@Suite struct XMLReadingTests {
    private static let limits = ReadingLimits(bytes: 1 << 20, depth: 8, nodes: 1_000, text: 1_000)

    private func read(
        _ text: String, limits: ReadingLimits = XMLReadingTests.limits
    ) throws(DiagnosedError) -> LocatedXML {
        try LocatedXML(parsing: Data(text.utf8), file: "a.xml", limits: limits)
    }

    /// The only problem as `line:column code`.
    private func problem(_ data: Data, limits: ReadingLimits = XMLReadingTests.limits) -> String? {
        do {
            _ = try LocatedXML(parsing: data, file: "a.xml", limits: limits)
            return nil
        } catch {
            guard error.diagnostics.count == 1, let only = error.diagnostics.first else { return "\(error)" }
            return "\(only.location?.line ?? 0):\(only.location?.column ?? 0) \(only.problem.code)"
        }
    }

    @Test func everyElementKnowsItsPlace() throws {
        let root = try read("<?xml version=\"1.0\"?>\n<a x=\"ü\">é<b\n y='>'\n/><c>text</c></a>\n")
        #expect(root.location == SourceLocation(file: "a.xml", line: 2, column: 1))
        #expect(root["x"] == "ü" && root.text == "é")
        #expect(root.children.map(\.location.line) == [2, 4])
        #expect(root.children.map(\.location.column) == [11, 3])
        #expect(root.child("b")?["y"] == ">")
        #expect(root.child("c")?.text == "text")
    }

    @Test func aByteOrderMarkTakesNoColumn() throws {
        let root = try read("\u{FEFF}<a><b/></a>")
        #expect(root.location.column == 1)
        #expect(root.children.first?.location.column == 4)
    }

    @Test func referencesAndSectionsAreText() throws {
        let root = try read("<a b=\"&lt;&#233;&quot; &amp; &#38;\">x &amp; <![CDATA[<y>]]> z<c/> ignored</a>")
        #expect(root["b"] == "<é\" & &")
        #expect(root.text == "x & <y> z")
    }

    @Test func prefixesStayInNames() throws {
        let root = try read("<p:a xmlns:p=\"urn:x\" p:b=\"1\" xml:space=\"preserve\"><q:c/></p:a>")
        #expect(root.name == "p:a" && root["p:b"] == "1" && root["xml:space"] == "preserve")
        #expect(root.children.first?.name == "q:c")
    }

    @Test(
        "A declared encoding is ignored: only the bytes count",
        arguments: ["UTF-8", "UTF-16", "ISO-8859-1", "x-nobody"])
    func declaredEncoding(name: String) throws {
        #expect(try read("<?xml version=\"1.0\" encoding=\"\(name)\"?><a b=\"é\"/>")["b"] == "é")
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func wideTextIsReadByItsMark(encoding: String.Encoding) throws {
        let text = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"尺寸\"><c/></a>"
        let data = try #require(text.data(using: encoding))
        let root = try LocatedXML(parsing: data, file: "a.xml", limits: Self.limits)
        #expect(root["b"] == "尺寸")
        #expect(root.children.first?.location == SourceLocation(file: "a.xml", line: 2, column: 11))
    }

    @Test("Text of elements that are passed over may be of any length")
    func passedOverText() throws {
        let data = Data("<a><b>\(String(repeating: "QUJD\n", count: 60_000))</b><c>text</c></a>".utf8)
        let root = try LocatedXML(parsing: data, file: "a.xml", limits: Self.limits, withoutTextOf: ["b"])
        #expect(root.children.map(\.text) == ["", "text"])
        #expect(throws: DiagnosedError.self) { try LocatedXML(parsing: data, file: "a.xml", limits: Self.limits) }
    }

    @Test("Text longer than the parser's chunks stays whole")
    func longText() throws {
        let limits = ReadingLimits(bytes: 1 << 22, depth: 8, nodes: 10, text: 1 << 20)
        for shift in 0..<4 {
            let text = String(repeating: "x", count: shift) + String(repeating: "é尺😀", count: 30_000)
            let root = try read("<a b=\"\(text)\">\(text)</a>", limits: limits)
            #expect(root.text == text && root["b"] == text)
        }
    }

    @Test(arguments: [
        ("", "1:1 empty-document"), (" \n\t", "1:1 empty-document"), ("hello", "1:1 not-xml"),
        ("\n\nhello", "3:1 not-xml"), ("<a/>\n<b/>", "2:1 malformed-xml"), ("<a>\n<b>\n", "3:1 malformed-xml"),
        ("<a>\n<b c=\"", "2:7 malformed-xml"), ("<!-- x -->\n", "2:1 malformed-xml"),
        ("<a>\n<!-- x", "2:1 malformed-xml"), ("<a>\n <![CDATA[x", "2:2 malformed-xml"),
        ("<a>\n <?x", "2:5 malformed-xml"), ("<a>\n &b;</a>", "2:2 malformed-xml"),
        ("<a>\n<<<<<<< main\n</a>", "2:1 merge-conflict"), ("<!DOCTYPE a>\n<a/>", "1:1 document-type-declaration"),
        ("<a>\n<!DOCTYPE a></a>", "2:1 malformed-xml"), ("<a b='x'\n b='y'/>", "2:2 malformed-xml"),
        ("\n<?xml version='1.0'?><a/>", "2:1 malformed-xml"),
    ])
    func theFirstErrorHasItsPlace(text: String, expected: String) {
        #expect(problem(Data(text.utf8)) == expected)
    }

    @Test func entitiesAreNeverExpanded() {
        let external = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><a>&x;</a>"
        #expect(problem(Data(external.utf8)) == "1:1 document-type-declaration")
        let parameter = "<!DOCTYPE a [<!ENTITY % x SYSTEM \"http://localhost/x\">%x;]><a/>"
        #expect(problem(Data(parameter.utf8)) == "1:1 document-type-declaration")
    }

    @Test func bytesThatAreNotUTF8AreNamed() {
        #expect(problem(Data("<a>\n<b c=\"".utf8) + [0xE9] + Data("\"/></a>".utf8)) == "2:7 unsupported-encoding")
        #expect(problem(Data([0xFF, 0xFE, 0x3D, 0xD8, 0x41, 0x00])) == "0:0 unsupported-encoding")
        #expect(problem("<a/>".data(using: .utf32) ?? Data()) == "1:1 not-xml")
    }

    @Test func inputsOverALimitAreRefused() {
        func code(_ text: String) -> String? { problem(Data(text.utf8)) }
        #expect(code(String(repeating: "<a>", count: 5_000)) == "1:25 too-deep")
        #expect(code("<a>" + String(repeating: "<b/>", count: 1_001)) == "1:4000 too-many")
        #expect(code("<a>" + String(repeating: "<b c='' d=''/>", count: 400))?.hasSuffix("too-many") == true)
        #expect(code("<a>\n<b c=\"" + String(repeating: "x", count: 1_001) + "\"/></a>") == "2:1 text-too-long")
        #expect(code("<a>\n<b>" + String(repeating: "x", count: 1_001) + "</b></a>") == "2:1 text-too-long")
        #expect(code(String(repeating: " ", count: 1 << 20) + "<a/>") == "0:0 file-too-large")
    }

    @Test("A tag with very many attributes, or a comment without an end, is rejected early")
    func endlessTag() {
        let limits = ReadingLimits(bytes: 64 << 20, depth: 8, nodes: 10_000_000, text: 100_000)
        let attributes = (0..<1_000_000).map { " a\($0)=''" }.joined()
        #expect(problem(Data("<a\(attributes)/>".utf8), limits: limits) == "1:1 text-too-long")
        let comment = "<a><!-- " + String(repeating: "x", count: 1 << 22)
        #expect(problem(Data(comment.utf8), limits: limits)?.hasSuffix("text-too-long") == true)
    }

    @Test(
        "Reasons are understandable",
        arguments: [
            ("<a><b></c></a>", "</c> does not close <b>"), ("<a b='1' b='2'/>", "the attribute b is given twice"),
            ("<a>&x;</a>", "the entity &x; is not declared"), ("<a>x & y</a>", "an & is not written &amp;"),
            ("<a>\n<b>", "the file ends inside <b>, which begins on line 2"),
            ("<a b=c/>", "an attribute's value has no quotation marks"),
        ])
    func reasons(text: String, reason: String) {
        let error = #expect(throws: DiagnosedError.self) { try read(text) }
        #expect(error?.diagnostics.first?.problem as? XMLProblem == .malformed(reason: reason))
    }
}
