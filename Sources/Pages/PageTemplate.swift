import Bitmaps
import Foundation

/// The text of an HTML page with placeholders, such as `@TITLE@`.
///
/// ## Why it exists
///
/// The gallery, the live page and the golden report are HTML, CSS and JavaScript in files of their own, in the target's
/// `Data` folder. They can be edited, checked and read as what they are, which strings in Swift cannot. A template
/// engine would add a language of its own for loops and conditions; no page needs one, because each page is drawn by
/// its script from one JSON value. What a page does need is five placeholders, and the three rules that follow, which a
/// general template engine does not know.
///
/// 1. **A value is escaped for its place.** ``escaped(_:)`` is for text and for attributes in quotation marks.
///    ``json(_:)`` is for a `script` element: no `</script>` or line separator in a file's name can end it.
/// 2. **A value is never parsed again.** Placeholders are searched only in the template, so a view controller whose
///    title is `@DATA@` is shown with that title.
/// 3. **A page may load nothing but its own parts.** Its Content Security Policy allows the style and the script by
///    their SHA-256 hash, from ``hash(of:)``. Even if a rule above were broken, a browser would run no code of an
///    input.
///
/// A page is one file that works without a network and from any folder, so it can be attached to a CI job or a mail.
public struct PageTemplate: Sendable {
    private let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// The page with its placeholders filled.
    ///
    /// Inserted text is never searched, so text from an input is never taken for a placeholder.
    ///
    /// - Parameter parts: the text for each placeholder, already escaped for its place.
    /// - Returns: the whole text.
    public func filled(_ parts: [(place: String, text: String)]) -> String {
        var page = ""
        var rest = text[...]
        while let at = rest.firstIndex(of: "@") {
            page += rest[..<at]
            let after = rest[rest.index(after: at)...]
            guard let part = parts.first(where: { after.hasPrefix($0.place + "@") }) else {
                page += "@"
                rest = after
                continue
            }
            page += part.text
            rest = after.dropFirst(part.place.count + 1)
        }
        return page + rest
    }

    /// The style of all pages, in light and dark, to which each adds its own.
    public static let baseStyle = EmbeddedData.pageStyle

    /// The hash by which a Content Security Policy allows an inline style or script.
    ///
    /// - Parameter content: everything between the element's tags.
    /// - Returns: the hash as the policy writes it, without quotation marks.
    public static func hash(of content: String) -> String {
        let digits = Array(ContentDigest(of: content.utf8).hexadecimal)
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return "sha256-\(Data(bytes).base64EncodedString())"
    }

    /// A value as JSON for a script element: nothing in it can end the element.
    public static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Working on bytes is fast enough for pages with thousands of results.
        let bytes = [UInt8](try encoder.encode(value))
        var safe: [UInt8] = []
        safe.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<") {
                safe += "\\u003c".utf8
            } else if bytes[index] == 0xE2, bytes[index...].starts(with: "\u{2028}".utf8) {
                safe += "\\u2028".utf8
                index += 2
            } else if bytes[index] == 0xE2, bytes[index...].starts(with: "\u{2029}".utf8) {
                safe += "\\u2029".utf8
                index += 2
            } else {
                safe.append(bytes[index])
            }
            index += 1
        }
        return String(decoding: safe, as: UTF8.self)
    }

    /// Text escaped as text or as a quoted attribute value, for HTML and XML.
    ///
    /// Characters that neither can contain become spaces.
    public static func escaped(_ words: String) -> String {
        var text = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\u{FFFE}", "\u{FFFF}": text += " "
            case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": text += " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
