import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("SVG", .enabled(if: TestFonts.areInstalled, "needs fonts-inter and fonts-noto-color-emoji"))
struct SVGTests {
    private func document(_ list: DisplayList) throws -> [UInt8] {
        var tools = RenderingTools(fonts: TestFonts())
        return try render(list, as: .svg, with: &tools).value
    }

    /// Reads a document strictly and collects its ids, the ids that it refers to, and its texts.
    private final class Reading: NSObject, XMLParserDelegate {
        var ids: [String] = []
        var references: Set<String> = []
        var root: [String: String] = [:]
        var kinds: [String] = []
        var texts: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            if name == "svg" { root = attributes }
            if let id = attributes["id"] { ids.append(id) }
            if let kind = attributes["data-kind"] { kinds.append(kind) }
            if let text = attributes["data-text"] { texts.append(text) }
            for (name, value) in attributes {
                if name == "href", value.hasPrefix("#") { references.insert(String(value.dropFirst())) }
                if value.hasPrefix("url(#") { references.insert(String(value.dropFirst(5).dropLast())) }
            }
        }
    }

    private func read(_ document: [UInt8]) throws -> Reading {
        let parser = XMLParser(data: Data(document))
        let reading = Reading()
        parser.delegate = reading
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return reading
    }

    @Test("is well-formed, and every id is unique and referred to")
    func wellFormed() throws {
        let reading = try read(document(Samples.everything))
        #expect(Set(reading.ids).count == reading.ids.count)
        #expect(reading.references.isSubset(of: reading.ids))
        #expect(reading.references.count > 20)
        #expect(reading.ids.contains("card") && reading.ids.contains("label"))
        #expect(reading.root["viewBox"] == "0 0 320 400")
        #expect(reading.texts.contains("Sphinx of black quartz, judge"))
    }

    @Test("is the same bytes every time, whatever was drawn before")
    func deterministic() throws {
        let first = try document(Samples.everything)
        var tools = RenderingTools(fonts: TestFonts())
        _ = try render(Samples.settings, as: .svg, with: &tools)
        #expect(try render(Samples.everything, as: .svg, with: &tools).value == first)
    }

    /// The lines that are in only one of two documents.
    private func difference(_ a: DisplayList, _ b: DisplayList) throws -> (gone: [String], new: [String]) {
        let texts = try [a, b].map { String(decoding: try document($0), as: UTF8.self).split(separator: "\n") }
        let changes = texts[1].difference(from: texts[0])
        func lines(_ changes: [CollectionDifference<Substring>.Change]) -> [String] {
            changes.map { change in
                switch change {
                case .insert(_, let line, _), .remove(_, let line, _): String(line)
                }
            }
        }
        return (lines(changes.removals), lines(changes.insertions))
    }

    @Test("moving an element changes only its own lines, and another text only adds new glyphs")
    func smallDifferences() throws {
        func list(_ second: String, y: CGFloat = 120) -> DisplayList {
            let texts = [("first", "Alpha beta", CGFloat(40)), ("second", second, y), ("third", "Quick fox", 200)]
            return DisplayList(
                size: CGSize(width: 320, height: 400),
                items: texts.map { id, text, y in
                    let frame = CGRect(x: 20, y: y, width: 200, height: 30)
                    let box = CGRect(origin: .zero, size: frame.size)
                    let paint = Paint.linearGradient(
                        Gradient(stops: [.init(color: .black, offset: 0), .init(color: .white, offset: y / 400)]),
                        from: .zero, to: CGPoint(x: 0, y: 30))
                    return .element(
                        ElementMark(id: id, kind: "UILabel", label: text, frame: frame),
                        [
                            .group(
                                GroupStyle(
                                    transform: CGAffineTransform(translationX: 20, y: y),
                                    clip: .roundedRectangle(box, cornerRadius: 6)),
                                [.fill(.rectangle(box), id == "first" ? paint : .color(.black))]
                                    + [.glyphs(TestFonts.run(text, size: 17, at: CGPoint(x: 4, y: 20)))])
                        ])
                })
        }
        let moved = try difference(list("Sphinx"), list("Sphinx", y: 121))
        #expect(moved.gone.count == 2 && moved.new.count == 2, "its frame and its place")
        #expect(moved.new.allSatisfy { $0.contains("20 121") })
        let reworded = try difference(list("Sphinx"), list("Sphinz"))
        #expect(reworded.gone.allSatisfy { $0.contains("Sphinx") || $0.contains("id=\"m-g") }, "\(reworded.gone)")
        #expect(reworded.new.allSatisfy { $0.contains("Sphinz") || $0.contains("id=\"m-g") }, "\(reworded.new)")
    }

    @Test("escapes any text of an input, and makes its ids valid in XML")
    func hostileWords() throws {
        let words = "</g><script>alert(\"1\")</script> & ' \u{0} \u{8} \u{FFFE} \n\t ünï 😀"
        func mark(_ id: String) -> DrawingItem {
            .element(
                ElementMark(
                    id: id, kind: words, label: words, location: SourceLocation(file: words, line: 1), frame: .zero), []
            )
        }
        let ids = ["1a", "m-g1", "m-title", "a b", "a b", "a_b", "", "x7Q-2f-abc", words]
        let list = DisplayList(size: CGSize(width: 1, height: 1), items: ids.map(mark), title: words, summary: words)
        let reading = try read(document(list))
        #expect(Set(reading.ids).count == reading.ids.count)
        #expect(reading.ids.contains("x7Q-2f-abc") && reading.ids.contains("e-1a"))
        #expect(reading.kinds.count == ids.count)
        #expect(reading.kinds.allSatisfy { $0.contains("</g><script>") && $0.contains("ünï 😀") && !$0.contains("\0") })
    }

    @Test(
        "drawn by an SVG library looks like Cairo's picture",
        arguments: [Samples.everything, Samples.translucent])
    func looksAlike(sample: DisplayList) throws {
        var tools = RenderingTools(fonts: TestFonts())
        // That library draws an SVG image within the SVG at low resolution.
        let list = sample.mapItems { item in
            if case .image(let placed) = item, case .svg = placed.image.content { [] } else { [item] }
        }
        let document = try render(list, as: .svg, with: &tools).value
        let placed = DisplayList(
            size: list.size,
            items: [
                .image(
                    PlacedImage(
                        image: DrawingImage(svg: document, size: list.size),
                        frame: CGRect(origin: .zero, size: list.size)))
            ])
        let options = RenderingOptions(scale: 2, background: .white)
        let direct = try renderBitmap(list, options: options, with: &tools).value
        let viaSVG = try renderBitmap(placed, options: options, with: &tools)
        #expect(viaSVG.diagnostics.isEmpty)
        let differences = zip(direct.pixels, viaSVG.value.pixels).map { abs(Int($0) - Int($1)) }
        let mean = Double(differences.reduce(0, +)) / Double(differences.count)
        #expect(mean < 0.5)
        #expect(differences.count { $0 > 64 } < differences.count / 1000)
    }

    @Test("draws nothing for invalid coordinates, and stays well-formed")
    func nonsense() throws {
        let list = DisplayList(
            size: CGSize(width: 10, height: 10),
            items: [
                .rectangle(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .black),
                .rectangle(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), .black),
                .group(
                    GroupStyle(transform: CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
                    [.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1), .black)]),
                .stroke(.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(.black), StrokeStyle(width: .nan)),
                .shadow(
                    .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)),
                    Shadow(color: .black, offset: CGSize(width: CGFloat.nan, height: 0), radius: .nan)),
            ])
        let text = String(decoding: try document(list), as: UTF8.self)
        _ = try read(Array(text.utf8))
        #expect(!text.lowercased().contains("nan") && !text.contains("inf"))
    }
}
