import Drawing
import Foundation
import Geometry

/// Turns a filled line into positioned glyphs.
struct GlyphPlacer {
    let text: MeasuredText
    let shelf: FaceCache

    /// A cluster of the line, or an inserted mark, in visual order.
    private struct Item {
        enum Content {
            case cluster(Int)
            case mark(Character)
        }

        var content: Content
        var run: Int
        var advance: CGFloat
        var level: UInt8
        /// The left edge.
        var x: CGFloat = 0
    }

    /// Glyphs and decorations of one line.
    struct PlacedLine {
        var runs: [GlyphRun] = []
        /// The shadow of each run; empty if none has one.
        var shadows: [Shadow?] = []
        var decorations: [DrawingItem] = []
    }

    /// Places a line.
    ///
    /// - Parameters:
    ///   - line: the filled line.
    ///   - origin: the left end of its baseline.
    ///   - extraPerSpace: the extra width of each space for justification.
    ///   - pixel: the length of a device pixel, the minimum thickness of decorations.
    /// - Returns: glyphs and decorations in the coordinates of the origin.
    func place(_ line: FilledLine, at origin: CGPoint, extraPerSpace: CGFloat, pixel: CGFloat) -> PlacedLine {
        var placed = PlacedLine()
        var builder = RunBuilder(text: text)
        var decorated: [(run: Int, from: CGFloat, to: CGFloat)] = []
        for item in placedItems(of: line, from: origin.x, extraPerSpace) {
            let run = text.runs[item.run]
            builder.begin(run.shadow)
            let point = CGPoint(x: item.x, y: origin.y - run.baselineOffset)
            switch item.content {
            case .cluster(let index):
                if let inline = run.inlineItem {
                    let corner = CGAffineTransform(
                        translationX: item.x + inline.padding, y: point.y - inline.bottom - inline.size.height)
                    placed.decorations.append(.group(GroupStyle(transform: corner), inline.items))
                } else {
                    put(index, at: point, into: &builder)
                }
            case .mark(let character):
                put(character, of: item, after: line.head, at: point, into: &builder)
            }
            if run.isUnderlined || run.isStruckThrough || run.background != nil {
                let end = item.x + item.advance
                if let last = decorated.indices.last, decorated[last].run == item.run, decorated[last].to == item.x {
                    decorated[last].to = end
                } else {
                    decorated.append((item.run, item.x, end))
                }
            }
        }
        (placed.runs, placed.shadows) = builder.finish()
        for stretch in decorated {
            guard let background = text.runs[stretch.run].background else { continue }
            placed.decorations.append(
                .fill(
                    .rectangle(
                        CGRect(
                            x: stretch.from, y: origin.y - line.ascender, width: stretch.to - stretch.from,
                            height: line.height)), .color(background)))
        }
        for stretch in decorated {
            let run = text.runs[stretch.run]
            let baseline = origin.y - run.baselineOffset
            let size = run.font.descriptor.size
            let thickness = max(pixel, size * 0.05)
            func bar(_ middle: CGFloat) -> DrawingItem {
                .fill(
                    .rectangle(
                        CGRect(
                            x: stretch.from, y: middle - thickness / 2, width: stretch.to - stretch.from,
                            height: thickness)), .color(run.color))
            }
            if run.isUnderlined { placed.decorations.append(bar(baseline + size * 0.12)) }
            if run.isStruckThrough { placed.decorations.append(bar(baseline - run.font.metrics.xHeight * 0.5)) }
        }
        return placed
    }

    /// The places of a line's characters, from left to right.
    ///
    /// - Parameters:
    ///   - line: the filled line.
    ///   - left: its left edge.
    ///   - extraPerSpace: the extra width of each space for justification.
    ///   - offsets: the UTF-16 offsets of the text's clusters.
    /// - Returns: the visible characters, without inserted marks.
    func places(
        of line: FilledLine, at left: CGFloat, _ extraPerSpace: CGFloat, _ offsets: [Int]
    ) -> [PlacedText.Character] {
        placedItems(of: line, from: left, extraPerSpace).compactMap { item in
            guard case .cluster(let index) = item.content else { return nil }
            return PlacedText.Character(
                offsets: offsets[index]..<offsets[index + 1], minX: item.x, maxX: item.x + item.advance,
                isRightToLeft: item.level % 2 == 1)
        }
    }

    // MARK: - Order

    /// The items of a line from left to right, with their left edges.
    private func placedItems(of line: FilledLine, from left: CGFloat, _ extraPerSpace: CGFloat) -> [Item] {
        var items = visualOrder(items(of: line))
        var pen = left
        for index in items.indices {
            if case .cluster(let cluster) = items[index].content, text.clusters[cluster].kind == .space {
                items[index].advance += extraPerSpace
            }
            items[index].x = pen
            pen += items[index].advance
        }
        return items
    }

    private func items(of line: FilledLine) -> [Item] {
        var items: [Item] = []
        func append(_ range: Range<Int>) {
            for index in range {
                let cluster = text.clusters[index]
                let kerning = index + 1 < range.upperBound ? cluster.kerning : 0
                items.append(
                    Item(
                        content: .cluster(index), run: cluster.run, advance: cluster.advance + kerning,
                        level: text.levels.isEmpty ? 0 : text.levels[index].own))
            }
        }
        func append(_ character: Character, _ mark: FilledLine.Mark) {
            let beside = line.head.isEmpty ? line.tail.lowerBound : line.head.upperBound - 1
            let level = text.levels.indices.contains(beside) ? text.levels[beside].paragraph : 0
            items.append(Item(content: .mark(character), run: mark.run, advance: mark.width, level: level))
        }
        append(line.head)
        if let hyphen = line.hyphen { append("-", hyphen) }
        if let ellipsis = line.ellipsis { append("…", ellipsis) }
        append(line.tail)
        return items
    }

    /// Reverses right-to-left runs, from the deepest level up (rule L2 of the bidirectional algorithm).
    private func visualOrder(_ items: [Item]) -> [Item] {
        guard let highest = items.map(\.level).max(), highest > 0 else { return items }
        var items = items
        var level = highest
        while level > 0 {
            var start = 0
            while start < items.count {
                guard items[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < items.count, items[end].level >= level { end += 1 }
                items[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return items
    }

    // MARK: - Glyphs

    private func put(_ index: Int, at pen: CGPoint, into builder: inout RunBuilder) {
        let cluster = text.clusters[index]
        let run = text.runs[cluster.run]
        switch cluster.glyphs {
        case .none: break
        case .shaped(let face, let glyphs):
            guard text.faces.indices.contains(face) else { return }
            var x = pen.x
            for glyph in text.shapedGlyphs[glyphs] {
                builder.add(
                    glyph.index, at: CGPoint(x: x + glyph.offset.x, y: pen.y - glyph.offset.y),
                    font: text.faces[face].reference, size: run.font.descriptor.size, color: run.color,
                    bytes: cluster.bytes)
                x += glyph.advance
            }
        case .model(let scalar):
            putCharacter(cluster, base: scalar, font: run.font, at: pen, into: &builder)
        case .pinned(let pinned):
            guard let face = shelf.requiredFace(pinned) else { return }
            putWhole(cluster, face: face, at: pen, isEmoji: pinned == .emoji, into: &builder)
        }
    }

    /// A character of the model: the drawn face's glyph, centered in the model's advance.
    private func putCharacter(
        _ cluster: MeasuredText.Cluster, base: Unicode.Scalar, font: MeasuredFont, at pen: CGPoint,
        into builder: inout RunBuilder
    ) {
        guard let drawn = shelf.requiredFace(font.drawnIn) else { return }
        var scalar = base
        if cluster.bytes.count > 1 {
            let composed = text.string(cluster.bytes).precomposedStringWithCanonicalMapping.unicodeScalars
            guard let first = composed.first, composed.count == 1 else {
                putWhole(cluster, face: drawn, at: pen, isEmoji: false, into: &builder)
                return
            }
            scalar = first
        }
        var face = drawn
        var glyph = drawn.glyph(for: scalar)
        if glyph == nil {
            let others = ScriptFonts.candidates(for: scalar, isBold: font.descriptor.weight >= 600)
            if let other = shelf.face(for: scalar, among: others) {
                face = other
                glyph = other.glyph(for: scalar)
            }
        }
        guard let glyph else { return }
        let size = font.descriptor.size
        let slack = cluster.advance - text.runs[cluster.run].kerning - face.advance(of: glyph) * size
        builder.add(
            glyph, at: CGPoint(x: pen.x + slack / 2, y: pen.y), font: face.reference, size: size,
            color: text.runs[cluster.run].color, bytes: cluster.bytes)
    }

    /// A cluster of several characters, shaped as one and centered in its advance; an emoji is scaled to fit it.
    private func putWhole(
        _ cluster: MeasuredText.Cluster, face: FontFace, at pen: CGPoint, isEmoji: Bool,
        into builder: inout RunBuilder
    ) {
        let run = text.runs[cluster.run]
        let glyphs = face.shape(text.utf8[cluster.bytes], isRightToLeft: false)
        let natural = glyphs.reduce(0) { $0 + $1.advance }
        let room = cluster.advance - run.kerning
        var size = run.font.descriptor.size
        if isEmoji, natural > 0 { size = (room - run.font.tracking) / natural }
        var x = pen.x + (room - natural * size) / 2
        for glyph in glyphs {
            builder.add(
                glyph.index, at: CGPoint(x: x + glyph.offset.x * size, y: pen.y - glyph.offset.y * size),
                font: face.reference, size: size, color: run.color, bytes: cluster.bytes)
            x += glyph.advance * size
        }
    }

    private func put(
        _ mark: Character, of item: Item, after head: Range<Int>, at pen: CGPoint, into builder: inout RunBuilder
    ) {
        let place = head.isEmpty ? 0 : text.clusters[head.upperBound - 1].bytes.upperBound
        let run = text.runs[item.run]
        guard let face = shelf.requiredFace(run.font.drawnIn), let scalar = mark.unicodeScalars.first,
            let glyph = face.glyph(for: scalar)
        else { return }
        let size = run.font.descriptor.size
        let slack = item.advance - run.kerning - face.advance(of: glyph) * size
        builder.add(
            glyph, at: CGPoint(x: pen.x + slack / 2, y: pen.y), font: face.reference, size: size, color: run.color,
            bytes: place..<place, mark: mark)
    }
}

/// Groups glyphs into runs of one face, size and color.
private struct RunBuilder {
    let text: MeasuredText
    private var runs: [GlyphRun] = []
    private var shadows: [Shadow?] = []
    /// The shadow of the open run.
    private var shadow: Shadow?
    private var current: GlyphRun?
    private var pieces: [Piece] = []

    /// The characters of one glyph.
    private struct Piece {
        var bytes: Range<Int>
        /// The inserted character.
        var mark: Character?
    }

    init(text: MeasuredText) {
        self.text = text
    }

    mutating func add(
        _ glyph: UInt32, at position: CGPoint, font: FontReference, size: CGFloat, color: Color, bytes: Range<Int>,
        mark: Character? = nil
    ) {
        if let run = current, run.font != font || run.size != size || run.color != color { close() }
        if current == nil { current = GlyphRun(font: font, size: size, color: color, glyphs: [], text: "") }
        current?.glyphs.append(GlyphRun.Glyph(index: glyph, position: position))
        pieces.append(Piece(bytes: bytes, mark: mark))
    }

    /// Gives the following glyphs a shadow.
    mutating func begin(_ shadow: Shadow?) {
        guard shadow != self.shadow else { return }
        close()
        self.shadow = shadow
    }

    /// The runs, and the shadow of each; no shadows if none has one.
    mutating func finish() -> (runs: [GlyphRun], shadows: [Shadow?]) {
        close()
        return (runs, shadows.contains { $0 != nil } ? shadows : [])
    }

    private mutating func close() {
        guard var run = current else { return }
        // Reading order is byte order; only spaces are between two characters of a run.
        pieces.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
        var string = ""
        var end: Int?
        for piece in pieces where end == nil || piece.bytes.lowerBound >= (end ?? 0) {
            if let end, end < piece.bytes.lowerBound, isBlank(end..<piece.bytes.lowerBound) {
                string += text.string(end..<piece.bytes.lowerBound)
            }
            string += piece.mark.map(String.init) ?? text.string(piece.bytes)
            end = piece.bytes.upperBound
        }
        run.text = string
        runs.append(run)
        shadows.append(shadow)
        current = nil
        pieces = []
    }

    private func isBlank(_ bytes: Range<Int>) -> Bool {
        text.utf8[bytes].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
