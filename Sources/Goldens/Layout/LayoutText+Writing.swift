public import Bitmaps
import Diagnostics
import Drawing
import Foundation

extension LayoutText {
    static let heading = "maquette layout 1"

    /// The whole text; the same layout gives the same bytes.
    public var text: String {
        var text = TextBytes()
        text.write("\(Self.heading)\ndocument \(document)\nvariant \(variant)\nwindow ")
        text.write(CGPoint(x: window.width, y: window.height))
        text.write(" @")
        text.write(scale)
        text.write("x\ntraits \(traits)\n\n")
        for element in elements { element.write(to: &text, depth: 0) }
        return text.text
    }

    /// The digest of the text.
    public var digest: ContentDigest { ContentDigest(of: text.utf8) }
}

extension LayoutElement {
    fileprivate func write(to text: inout TextBytes, depth: Int) {
        text.write(String(repeating: "  ", count: depth))
        text.write("\(kind) #\(id)")
        if let name { text.write(" \(JSONText.quoted(name))") }
        text.write("  ")
        text.write(frame)
        if !properties.isEmpty { text.write(" ") }
        for property in properties {
            text.write(" \(property.key.rawValue)=")
            let isPlain = property.value.allSatisfy { !$0.isWhitespace && $0 != "\"" } && !property.value.isEmpty
            let isWords = property.key == .text
            text.write(isPlain && !isWords ? property.value : JSONText.quoted(property.value))
        }
        text.write("\n")
        for child in children { child.write(to: &text, depth: depth + 1) }
    }
}
