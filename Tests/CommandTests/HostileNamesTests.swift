import Foundation
import TestTraits
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Texts of an input that would have an effect if they were interpreted.
@Suite(.blocking) struct HostileNamesTests {
    static let words = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)", "]]><!--", "--></style>",
        "&lt;b&gt; &#60;", "javascript:alert(1)", "\u{202E}gnp.exe", "\u{2028}line\u{2029}", "${{ x }} {{x}} %s%n",
        "\\u003cscript\\u003e", "`$(touch x)`", "🏳️‍🌈\u{FEFF}é\u{301}",
    ]

    private static func escaped(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&", "<", ">", "\"", "'": out += "&#\(scalar.value);"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// A document that uses the texts as labels, ids, names and classes, and whose file is named after some.
    private static func document(in scratch: ScratchFolder, label: String = "") throws -> String {
        let labels = words.enumerated().map { index, word in
            """
            <label text="\(escaped(word + label))" userLabel="\(escaped(word))" customClass="\(escaped(word))" \
            id="\(escaped("\(index)" + word))"><rect key="frame" x="20" y="\(60 + 30 * index)" width="300" height="24"/>\
            <accessibility key="accessibilityConfiguration" identifier="\(escaped(word))" label="\(escaped(word))"/></label>
            """
        }
        return try scratch.file(
            "in/x\"><img src=x onerror=alert(1)>&'\u{202E}.storyboard",
            OutsideFilesTests.storyboard(labels.joined()).replacingOccurrences(
                of: "storyboardIdentifier=\"x\"", with: "storyboardIdentifier=\"\(escaped(words[1]))\""))
    }

    /// Collects the elements and attributes of a document.
    private final class Survey: NSObject, XMLParserDelegate {
        var elements: Set<String> = []
        var attributes: Set<String> = []
        var labels: Set<String> = []
        var links: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes found: [String: String] = [:]
        ) {
            elements.insert(name)
            attributes.formUnion(found.keys)
            if let label = found["data-label"] { labels.insert(label) }
            for (name, value) in found where name.hasSuffix("href") { links.insert(value) }
        }
    }

    @Test func picturesHoldThemAsWordsAlone() throws {
        let scratch = try ScratchFolder()
        let path = try Self.document(in: scratch)
        let run = try CommandRun([
            "render", path, "--no-cache", "--format", "svg,png,pdf", "--devices", "iphone-15", "--annotate", "names",
            "--grid", "-o", scratch.path + "/out",
        ])
        #expect(run.status == 0, "\(run.errors)")
        let files = try scratch.contents(of: "out")
        #expect(files.count >= 6)
        for (name, data) in files {
            #expect(
                !name.contains("/") && !name.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }, "\(name)")
            guard name.hasSuffix(".svg") else { continue }
            let survey = Survey()
            let parser = XMLParser(data: data)
            parser.delegate = survey
            #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
            #expect(survey.elements.isDisjoint(with: ["script", "img", "foreignObject", "style", "a", "b"]))
            #expect(!survey.attributes.contains { $0.hasPrefix("on") })
            // Color emoji are images embedded in the document.
            #expect(survey.links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/png;base64,") })
            #expect(
                survey.labels.isSuperset(of: [Self.words[0], Self.words[1], Self.words[2]]) || name.contains("sheet"))
        }
    }

    @Test func linesForPeopleKeepTheirOrderAndLinesForProgramsAreJSON() throws {
        let scratch = try ScratchFolder()
        let path = try Self.document(in: scratch)
        for command in [
            ["layout", path, "--devices", "iphone-15"], ["lint", path, "--notes", "--devices", "iphone-15"],
            ["sweep", path, "--widths", "400-402"],
            ["render", path, "--no-cache", "--devices", "iphone-15", "-o", scratch.path + "/out"],
        ] {
            let run = try CommandRun(command)
            for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" && scalar != "\t" {
                let isControl =
                    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                    || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                if isControl {
                    Issue.record("\(command[0]): U+\(String(scalar.value, radix: 16))")
                    break
                }
            }
        }
        for command in [
            ["layout", path, "--json", "--devices", "iphone-15"], ["lint", path, "--json", "--devices", "iphone-15"],
            ["render", path, "--json", "--no-cache", "--devices", "iphone-15", "-o", scratch.path + "/out"],
        ] {
            let run = try CommandRun(command)
            for line in (run.output + run.errors).split(separator: "\n") {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
            }
        }
        let sarif = try CommandRun(["lint", path, "--sarif", "--devices", "iphone-15"]).output
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(sarif.utf8)) }
    }

    @Test func theReportOfGoldensHoldsThemAsWordsAlone() throws {
        let scratch = try ScratchFolder()
        let axes = ["--devices", "iphone-15", "--goldens", scratch.path + "/goldens"]
        let path = try Self.document(in: scratch)
        let record = try CommandRun(["golden", "record", path] + axes)
        #expect(record.status == 0, "\(record.errors)")
        _ = try Self.document(in: scratch, label: "!")
        let check = try CommandRun(["golden", "check", path, "--output", scratch.path + "/report"] + axes)
        #expect(check.status == 1, "\(check.errors)")
        let files = try scratch.contents(of: "report")
        let page = try #require(files.first { $0.key.hasSuffix("report.html") }?.value)
        let html = String(decoding: page, as: UTF8.self)
        for word in ["<script>alert", "<img src=x", "--></style>"] {
            #expect(!html.contains(word), "\(word)")
        }
    }

    @Test func aNameThatIsNotTextIsReportedAsSuch() throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file("in/good.storyboard", OutsideFilesTests.storyboard(""))
        let bytes: [CChar] =
            Array((scratch.path + "/in/").utf8CString.dropLast()) + [-1, -2] + Array(".xib".utf8CString)
        let file = fopen(bytes, "w")
        #expect(file != nil)
        if let file { fclose(file) }
        let arguments = ["--no-cache", "--devices", "iphone-15", "-o", scratch.path + "/out"]
        let run = try CommandRun(["render", scratch.path + "/in"] + arguments)
        #expect(run.status == 3 && run.errors.contains("its name is not UTF-8 text"), "\(run.errors)")
        #expect(try scratch.contents(of: "out").count == 1)
        let named = try CommandRun(["render", scratch.path + "/in/\u{FFFD}.xib"] + arguments)
        #expect(named.status == 3 && named.errors.contains("its name is not UTF-8 text (rename it)"), "\(named.errors)")
    }
}
