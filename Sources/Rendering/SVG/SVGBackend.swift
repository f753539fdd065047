import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Writes a display list as an SVG document that does not depend on fonts.
///
/// Elements are named after their marks, glyphs are outlines, and images are embedded. Shared content is in `<defs>` in
/// order of first use, so the same list gives the same bytes.
struct SVGBackend {
    let tools: RenderingTools
    let options: RenderingOptions

    func document(of list: DisplayList) throws(RenderingProblem) -> Diagnosed<[UInt8]> {
        let (width, height) = try list.pageSides
        let list = try list.drawingBackdrops(on: options.background, with: tools)
            .picturingCompositions(scale: options.scale, with: tools)
        var writer = SVGWriter(tools: tools)
        if let background = options.background {
            writer.write(.rectangle(CGRect(origin: .zero, size: list.size)), .color(background))
        }
        try writer.write(list.items)

        var text = TextBytes()
        text.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        text.write(Double(width))
        text.write("\" height=\"")
        text.write(Double(height))
        text.write("\" viewBox=\"0 0 ")
        text.write(CGPoint(x: width, y: height))
        // Cairo's miter limit, so that all formats agree.
        text.write("\" stroke-miterlimit=\"10\" role=\"img\"")
        let hasWords = !list.title.isEmpty || !list.summary.isEmpty
        if hasWords {
            text.write(" aria-labelledby=\"")
            text.write(
                [list.title.isEmpty ? nil : "m-title", list.summary.isEmpty ? nil : "m-desc"]
                    .compactMap { $0 }.joined(separator: " "))
            text.write("\"")
        }
        text.write(">\n")
        text.write(element: "title", id: "m-title", containing: list.title)
        text.write(element: "desc", id: "m-desc", containing: list.summary)
        // Reserves the exact size, because a growing array would use more memory.
        let (definitions, body) = (writer.definitions.text.bytes, writer.body.bytes)
        let (defsStart, defsEnd, end) = (Array("<defs>\n".utf8), Array("</defs>\n".utf8), Array("</svg>\n".utf8))
        let parts = definitions.isEmpty ? [body, end] : [defsStart, definitions, defsEnd, body, end]
        var bytes = text.bytes
        bytes.reserveCapacity(parts.reduce(bytes.count) { $0 + $1.count })
        for part in parts { bytes += part }
        return Diagnosed(bytes)
    }
}

extension TextBytes {
    /// A line with an element of plain text; nothing if the text is empty.
    fileprivate mutating func write(element name: String, id: String, containing words: String) {
        guard !words.isEmpty else { return }
        write("<\(name) id=\"\(id)\">")
        write(escaped: words)
        write("</\(name)>\n")
    }
}
