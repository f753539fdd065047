import Foundation
import Testing
import UIKit

@Suite("Attributed text of HTML")
struct HTMLTextTests {
    private func text(_ html: String, encoding: String.Encoding? = .utf8) throws -> NSAttributedString {
        var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html
        ]
        options[.characterEncoding] = encoding?.rawValue
        return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    }

    /// The value of an attribute at the first character of a part of the text.
    private func value<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) -> Value? {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    @Test(arguments: [
        ("Hello", "Hello"), ("<p>Hello</p>", "Hello\n"), ("<p>One</p><p>Two</p>", "One\nTwo\n"),
        ("a <b> b</b> c", "a b c"), ("<div><div>In</div></div>", "In\n"), ("One<br>Two", "One\u{2028}Two"),
        ("<p>One<br></p><p>Two</p>", "One\nTwo\n"), ("<p></p><p> </p>One", "One"),
        ("<ul><li>A</li><li>B</li></ul>", "\t•\tA\n\t•\tB\n"), ("<ol><li>A<li>B</ol>", "\t1.\tA\n\t2.\tB\n"),
        ("<ol start=3><li>C</ol>", "\t3.\tC\n"), ("<ul><li>A<ul><li>B</ul></ul>", "\t•\tA\n\t◦\tB\n"),
        ("<pre>a\n  b\n</pre>", "a\u{2028}  b\n"), ("&lt;&amp;&eacute;&#8364;", "<&é€"),
        ("<title>T</title><script>s()</script><style>p {}</style>x<!-- no -->", "x"),
        ("<span style='display: none'>no</span>yes", "yes"),
        ("<span style='text-transform: uppercase'>straße</span>", "STRASSE"),
        ("<table><tr><td>1</td><td>2</td></tr></table>", "1\n2\n"), ("<b>not closed", "not closed"), ("", ""),
        ("</p></b>stray", "stray"), ("<li>alone", "alone\n"),
    ])
    func elementsBecomeParagraphs(html: String, expected: String) throws {
        try inJob {
            let read = try text(html).string
            #expect(read == expected)
        }
    }

    @Test func elementsHaveTheFontsOfABrowser() throws {
        try inJob {
            let text = try text("<h1>Head</h1>plain <b>bold</b> <i>slanted</i> <small>small</small>")
            let fonts: [UIFont] = ["Head", "plain", "bold", "slanted", "small"].compactMap {
                value(.font, of: $0, in: text)
            }
            #expect(fonts.map(\.pointSize) == [24, 12, 12, 12, 10])
            #expect(
                fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitBold) } == [
                    true, false, true, false, false,
                ])
            #expect(
                fonts.map { $0.fontDescriptor.symbolicTraits.contains(.traitItalic) } == [
                    false, false, false, true, false,
                ])
            #expect(fonts[1].familyName == "Times New Roman")
            #expect(value(.foregroundColor, of: "plain", in: text) == UIColor.black)
        }
    }

    @Test func aStyleSheetComesBeforeElementsAndAfterNothingElse() throws {
        try inJob {
            let text = try text(
                """
                <html><head><style>
                body { font: 17px -apple-system; color: #333 } /* p { color: red } */
                p.note, #mark { color: rgb(255, 0, 0); text-align: center }
                div p { margin-bottom: 4px }
                p { color: blue }
                @media print { p { color: green } }
                </style></head><body><p>plain</p><p class="big note">note</p>
                <p id="mark" style="color: rebeccapurple">mark</p></body></html>
                """)
            let font: UIFont? = value(.font, of: "plain", in: text)
            #expect(font == .systemFont(ofSize: 17))
            #expect(value(.foregroundColor, of: "plain", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
            #expect(value(.foregroundColor, of: "note", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
            #expect(value(.foregroundColor, of: "mark", in: text) == UIColor(red: 0.4, green: 0.2, blue: 0.6, alpha: 1))
            let paragraph: NSParagraphStyle? = value(.paragraphStyle, of: "note", in: text)
            #expect(paragraph?.alignment == .center)
            #expect(paragraph?.paragraphSpacing == 4)
        }
    }

    @Test func linksAreBlueAndUnderlinedFromTheirFirstLetterOn() throws {
        try inJob {
            let text = try text("See <a href='https://example.com/a?b=1&amp;c'> the list</a>.")
            #expect(text.string == "See the list.")
            #expect(value(.link, of: "the", in: text) == URL(string: "https://example.com/a?b=1&c"))
            let underline: Int? = value(.underlineStyle, of: "the", in: text)
            #expect(underline == NSUnderlineStyle.single.rawValue)
            let ofSpace: Int? = value(.underlineStyle, of: " the", in: text)
            #expect(ofSpace == nil)
        }
    }

    @Test func itemsHaveTabStopsAndTheListASpaceBelow() throws {
        try inJob {
            let text = try text("<ul><li>One</li><li>Two</li></ul>")
            let first: NSParagraphStyle? = value(.paragraphStyle, of: "One", in: text)
            let last: NSParagraphStyle? = value(.paragraphStyle, of: "Two", in: text)
            #expect(first?.tabStops.map(\.location) == [11, 36])
            #expect(first?.headIndent == 36)
            #expect([first?.paragraphSpacing, last?.paragraphSpacing] == [0, 12])
        }
    }

    /// A browser takes text without a charset for Windows' Latin text.
    @Test func theCharsetOfTheFileOrOfTheOptionsCounts() throws {
        try inJob {
            let read = [
                try text("é", encoding: nil), try text("<meta charset=\"UTF-8\">é", encoding: nil), try text("é"),
            ]
            #expect(read.map(\.string) == ["Ã©", "é", "é"])
        }
    }

    @Test func mutableTextIsReadToo() throws {
        try inJob {
            let text = try NSMutableAttributedString(data: Data("<b>a</b>".utf8), documentAttributes: nil)
            text.append(NSAttributedString(string: "b"))
            #expect(text.string == "ab")
        }
    }

    @Test func otherDocumentsAreRefused() {
        inJob {
            #expect(throws: TextDocumentProblem.unreadable(type: "NSRTF")) {
                _ = try NSAttributedString(
                    data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil
                )
            }
            #expect(throws: TextDocumentProblem.notText) {
                _ = try NSAttributedString(
                    data: Data([0xFF]), options: [.characterEncoding: String.Encoding.utf8.rawValue],
                    documentAttributes: nil)
            }
            #expect(throws: TextDocumentProblem.tooLarge(bytes: 1_048_577)) {
                _ = try NSAttributedString(data: Data(count: 1_048_577), documentAttributes: nil)
            }
        }
    }

    /// The parser leaves out what is nested more deeply than it accepts.
    @Test func elementsMayBeNestedDeeply() throws {
        try inJob {
            let read = try text("a" + String(repeating: "<div><b>", count: 100_000) + "x").string
            #expect(read == "a\n")
        }
    }

    @Test(arguments: [
        "<font size=9223372036854775807>x", "<font size=-9223372036854775808>x",
        "<ol start=9223372036854775807><li>x</ol>",
        "<p style='font-size: nan'>x", "<p style='font-size: 1e400px; line-height: -1e308em; letter-spacing: inf'>x",
        "<p style='font: / ; color: rgb(); margin: ; text-indent: 1e309px'>x",
        "<style>{}}{ p { , .# { color: } }</style>x",
        "<style>/* never closed", "<h1 style='font-size: 1000em'><b style='font-size: 1000em'>x", "<a href='::%%'>x",
        "\u{0}x<p", "<", "&#xFFFFFFFF;x",
    ])
    func oddValuesAreNoTrap(html: String) throws {
        try inJob {
            let read = try text(html)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            label.numberOfLines = 0
            label.attributedText = read
            _ = label.displayList()
            #expect(label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height.isFinite)
        }
    }

    @Test func manyElementsTakeTimeInProportion() throws {
        try inJob {
            let html = String(repeating: "<p>a <b>b</b><br></p>", count: 3000)
            let read = try text(html).string
            #expect(read.count == 12_000)
        }
    }
}
