import CPango
import Foundation

/// Splits text into clusters and measures each one.
struct TextMeasurer {
    let shelf: FaceCache
    let systemFont: SystemFontGeneration
    let font: (FontDescriptor) -> MeasuredFont

    /// The clusters of a text.
    func measure(_ styled: StyledText, isRightToLeft: Bool) -> MeasuredText {
        var text = MeasuredText()
        text.utf8.reserveCapacity(styled.runs.reduce(0) { $0 + $1.text.utf8.count })
        var mayBeRightToLeft = isRightToLeft
        for run in styled.runs where !run.text.isEmpty {
            let start = text.utf8.count
            text.utf8 += Array(run.text.utf8)
            let font = font(run.font)
            text.runs.append(
                MeasuredText.Run(
                    font: font, color: run.color, kerning: run.kerning, isUnderlined: run.isUnderlined,
                    isStruckThrough: run.isStruckThrough, background: run.background,
                    shadow: run.shadow, baselineOffset: run.baselineOffset.isFinite ? run.baselineOffset : 0,
                    paragraph: run.paragraph?.sane, inlineItem: run.inlineItem))
            if let item = run.inlineItem {
                appendInlineItems(item, of: run.text, from: start, kerning: run.kerning, to: &text)
                continue
            }
            let isASCII = text.utf8[start...].allSatisfy { $0 < 0x80 }
            if isASCII, case .model = font.source {
                appendASCII(from: start, kerning: run.kerning, to: &text)
            } else {
                appendCharacters(of: run.text, from: start, kerning: run.kerning, to: &text)
            }
            if !isASCII, !mayBeRightToLeft { mayBeRightToLeft = run.text.unicodeScalars.contains(where: Self.isStrong) }
        }
        kern(&text)
        if mayBeRightToLeft { Self.findLevels(&text, base: isRightToLeft ? 1 : 0) }
        shapeOpenStretches(&text)
        text.pen.reserveCapacity(text.clusters.count + 1)
        var pen: CGFloat = 0
        var paragraph: CGFloat = 0
        for index in text.clusters.indices {
            if text.utf8[text.clusters[index].bytes.lowerBound] == 0x09 {
                text.clusters[index].advance = tabAdvance(at: index, position: max(0, pen - paragraph), in: text)
            }
            pen += text.clusters[index].advance + text.clusters[index].kerning
            text.pen.append(pen)
            if text.clusters[index].kind == .lineEnd { paragraph = pen }
        }
        return text
    }

    /// The width up to the next tab stop, on the paragraph's first line.
    ///
    /// The position is the end of the text before the tab, without the indent of the line.
    private func tabAdvance(at index: Int, position: CGFloat, in text: MeasuredText) -> CGFloat {
        let paragraph = text.runs[text.clusters[index].run].paragraph
        let indent = paragraph?.indents.firstLine ?? 0
        let position = indent + position
        guard let stop = paragraph?.tabStops.first(where: { $0.location > position }) else {
            let interval = paragraph.map(\.defaultTabInterval).flatMap { $0 > 0 ? $0 : nil } ?? Self.tabInterval
            return interval - position.truncatingRemainder(dividingBy: interval)
        }
        let advance = stop.location - position
        guard stop.alignment != .leading else { return advance }
        let following = text.clusters[(index + 1)...].prefix {
            $0.kind != .lineEnd && text.utf8[$0.bytes.lowerBound] != 0x09
        }
        let width = following.reduce(0) { $0 + $1.advance + $1.kerning }
        return max(0, advance - (stop.alignment == .center ? width / 2 : width))
    }

    // MARK: - Clusters

    private func appendASCII(from start: Int, kerning: CGFloat, to text: inout MeasuredText) {
        let run = text.runs.count - 1
        let font = text.runs[run].font
        var index = start
        while index < text.utf8.count {
            let byte = text.utf8[index]
            var kind = MeasuredText.Cluster.Kind.visible
            var glyphs = MeasuredText.Cluster.Glyphs.none
            var advance: CGFloat = 0
            var length = 1
            switch byte {
            case 0x0A...0x0D:
                kind = .lineEnd
                if byte == 0x0D, index + 1 < text.utf8.count, text.utf8[index + 1] == 0x0A { length = 2 }
            case 0x09:
                kind = .space
            case 0x20:
                kind = .space
                advance = font.advance(ofASCII: byte) + kerning
            case 0x21...0x7E:
                glyphs = .model(Unicode.Scalar(byte))
                advance = font.advance(ofASCII: byte) + kerning
            default: break
            }
            text.clusters.append(
                MeasuredText.Cluster(
                    bytes: index..<(index + length), run: run, kind: kind, advance: advance, glyphs: glyphs))
            index += length
        }
    }

    private func appendInlineItems(
        _ item: StyledText.InlineItem, of string: String, from start: Int, kerning: CGFloat,
        to text: inout MeasuredText
    ) {
        var offset = start
        for character in string {
            let length = character.utf8.count
            text.clusters.append(
                MeasuredText.Cluster(
                    bytes: offset..<(offset + length), run: text.runs.count - 1, kind: .visible,
                    advance: item.size.width + 2 * item.padding + kerning, glyphs: .none))
            offset += length
        }
    }

    private func appendCharacters(of string: String, from start: Int, kerning: CGFloat, to text: inout MeasuredText) {
        let run = text.runs.count - 1
        let font = text.runs[run].font
        let size = font.descriptor.size
        var hasModel = false
        if case .model = font.source { hasModel = true }
        let squareSpacing = squareSpacing(in: string, weight: font.descriptor.weight)
        var offset = start
        for character in string {
            let length = character.utf8.count
            var cluster = MeasuredText.Cluster(
                bytes: offset..<(offset + length), run: run, kind: .visible, advance: 0, glyphs: .none)
            offset += length
            switch CharacterClass(character) {
            case .lineEnd: cluster.kind = .lineEnd
            case .tab:
                cluster.kind = .space
            case .invisible: break
            case .space:
                cluster.kind = character == "\u{A0}" || character == "\u{202F}" ? .visible : .space
                cluster.advance = spaceAdvance(character, font) + kerning
            case .emoji:
                cluster.glyphs = .pinned(.emoji)
                cluster.advance = Self.emojiAdvance(size) + font.tracking + kerning
            case .square:
                // PingFang and Hiragino use a square of the font size, without the system font's tracking.
                cluster.glyphs = .pinned(.cjk(isBold: font.descriptor.weight >= 600))
                let isHangul = character.unicodeScalars.first.map { CharacterClass.isHangul($0.value) } ?? false
                cluster.advance = (isHangul ? Self.hangulShare * size : size) + kerning + squareSpacing
            case .letter(let base):
                if hasModel, let advance = font.advance(of: base) {
                    cluster.glyphs = .model(base)
                    cluster.advance = advance + kerning
                } else {
                    cluster.glyphs = Self.open
                }
            case .other: cluster.glyphs = Self.open
            }
            text.clusters.append(cluster)
        }
    }

    /// The space after a square character, in points, for a string in Chinese; a string with kana or Hangul has none.
    ///
    /// From iOS 10 on, 0.3 points agrees with the widths that apps printed, 52 for three characters of 17 points, 111.5
    /// for five of 22, 22.67 for two of 11, and to half a point with the labels and buttons of documents: 61.5 for four
    /// of 15, 71.5 for five of 14, 104 for six and 139 for eight of 17. On iOS 8 and 9 there is none: 30 for three of
    /// 10, 39 for three of 13, 102 for six of 17. Medium characters are a little wider: 139 for eight of 17 points,
    /// 73.67 for four of 18, 81.67 for four of 20, in two projects.
    private func squareSpacing(in string: String, weight: Int) -> CGFloat {
        let isChinese = !string.unicodeScalars.contains {
            (0x3041...0x30FF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value)
        }
        guard isChinese, systemFont != .helvetica, systemFont != .initial else { return 0 }
        return weight == 500 ? 0.36 : 0.3
    }

    /// The width of a Hangul syllable in Apple SD Gothic Neo, relative to the size.
    ///
    /// Without tracking it makes 22 widths that two projects store: 29.5 for two syllables of 17 points, 42 for four of
    /// 12, 66 for four of 19 bold, 141.5 for nine of 17 with two spaces. No source publishes it.
    private static let hangulShare: CGFloat = 0.865

    /// Marks a cluster whose glyphs are not shaped yet.
    private static let open = MeasuredText.Cluster.Glyphs.shaped(face: -1, glyphs: 0..<0)

    /// The default interval of tab stops.
    private static let tabInterval: CGFloat = 28

    private func spaceAdvance(_ character: Character, _ font: MeasuredFont) -> CGFloat {
        let size = font.descriptor.size
        switch character {
        case "\u{2002}", "\u{2000}": return size / 2
        case "\u{2003}", "\u{2001}": return size
        case "\u{2004}": return size / 3
        case "\u{2005}", "\u{205F}": return size / 4
        case "\u{2006}", "\u{2009}", "\u{202F}": return size / 6
        case "\u{200A}": return size / 12
        default: break
        }
        switch font.source {
        case .model: return font.advance(ofASCII: 0x20)
        case .own(let face): return Self.advance(of: " ", in: face, font)
        case .pinned(let pinned):
            return shelf.requiredFace(pinned).map { Self.advance(of: " ", in: $0, font) } ?? size / 4
        }
    }

    private static func advance(of scalar: Unicode.Scalar, in face: FontFace, _ font: MeasuredFont) -> CGFloat {
        let glyph = face.glyph(for: scalar) ?? 0
        return face.advance(of: glyph) * font.descriptor.size + font.tracking
    }

    /// The advance of an emoji: 11/8 of the size up to 16 points, and 4.5 points more than the size from 24 points.
    ///
    /// Labels and buttons of seven projects store widths that agree, at 17, 38, 60, 70 and 72 points.
    private static func emojiAdvance(_ size: CGFloat) -> CGFloat {
        guard size > 16 else { return size * 1.375 }
        return size + 4.5 + 1.6 * min(1, max(0, (24 - size) / 7))
    }

    private func kern(_ text: inout MeasuredText) {
        guard text.clusters.count > 1 else { return }
        for index in 0..<(text.clusters.count - 1) {
            let run = text.clusters[index].run
            guard run == text.clusters[index + 1].run, let first = Self.kernedScalar(text.clusters[index]),
                let second = Self.kernedScalar(text.clusters[index + 1])
            else { continue }
            text.clusters[index].kerning = text.runs[run].font.kerning(first, second)
        }
    }

    private static func kernedScalar(_ cluster: MeasuredText.Cluster) -> Unicode.Scalar? {
        if case .model(let scalar) = cluster.glyphs { return scalar }
        return cluster.kind == .space ? " " : nil
    }

    // MARK: - Direction

    private static func isStrong(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }

    /// Gives every cluster its bidirectional level, a paragraph at a time.
    private static func findLevels(_ text: inout MeasuredText, base: UInt8) {
        text.levels = [MeasuredText.Level](
            repeating: .init(own: base, paragraph: base), count: text.clusters.count)
        var start = 0
        while start < text.clusters.count {
            var end = start
            while end < text.clusters.count, text.clusters[end].kind != .lineEnd { end += 1 }
            if end > start {
                let bytes = text.clusters[start].bytes.lowerBound..<text.clusters[end - 1].bytes.upperBound
                let levels = levels(of: text.utf8[bytes], base: base)
                for index in start..<end {
                    text.levels[index] = levels[text.clusters[index].bytes.lowerBound - bytes.lowerBound]
                }
            }
            start = end + 1
        }
    }

    /// The level of each byte of a paragraph, whose direction is that of its first strong character, or `base`.
    private static func levels(of utf8: ArraySlice<UInt8>, base: UInt8) -> [MeasuredText.Level] {
        var direction = base == 1 ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        var result = [MeasuredText.Level](repeating: .init(own: base, paragraph: base), count: utf8.count)
        utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard
                    let levels = pango_log2vis_get_embedding_levels(
                        characters.baseAddress, Int32(characters.count), &direction)
                else { return }
                defer { g_free(levels) }
                let paragraph: UInt8 =
                    direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL ? 1 : 0
                var character = -1
                for (offset, byte) in bytes.enumerated() {
                    if byte & 0xC0 != 0x80 { character += 1 }
                    result[offset] = MeasuredText.Level(own: levels[max(0, character)], paragraph: paragraph)
                }
            }
        }
        return result
    }

    // MARK: - Shaping

    private func shapeOpenStretches(_ text: inout MeasuredText) {
        guard text.clusters.contains(where: Self.isOpen) else { return }
        var clusters: [MeasuredText.Cluster] = []
        var levels: [MeasuredText.Level] = []
        var previousFace: FontFace?
        var index = 0
        while index < text.clusters.count {
            let cluster = text.clusters[index]
            let level = text.levels.isEmpty ? MeasuredText.Level(own: 0, paragraph: 0) : text.levels[index]
            guard Self.isOpen(cluster) else {
                clusters.append(cluster)
                levels.append(level)
                index += 1
                continue
            }
            var end = index + 1
            let face = face(for: cluster, in: text, after: previousFace)
            previousFace = face
            while end < text.clusters.count, Self.isOpen(text.clusters[end]), text.clusters[end].run == cluster.run,
                text.levels.isEmpty || text.levels[end] == level,
                self.face(for: text.clusters[end], in: text, after: face) === face
            { end += 1 }
            let shaped = shape(index..<end, in: &text, face: face, isRightToLeft: level.own % 2 == 1)
            clusters += shaped
            levels += [MeasuredText.Level](repeating: level, count: shaped.count)
            index = end
        }
        text.clusters = clusters
        if !text.levels.isEmpty { text.levels = levels }
    }

    private static func isOpen(_ cluster: MeasuredText.Cluster) -> Bool {
        if case .shaped(face: -1, _) = cluster.glyphs { return true }
        return false
    }

    /// The face that draws a cluster outside the model; characters shared by scripts use the preceding face.
    private func face(
        for cluster: MeasuredText.Cluster, in text: MeasuredText, after previous: FontFace?
    ) -> FontFace? {
        let font = text.runs[cluster.run].font
        guard let scalar = text.string(cluster.bytes).precomposedStringWithCanonicalMapping.unicodeScalars.first else {
            return nil
        }
        if let previous, ScriptFonts.isShared(scalar), previous.glyph(for: scalar) != nil { return previous }
        var fonts: [PinnedFont] = []
        switch font.source {
        case .model: fonts = [font.drawnIn]
        case .own(let face):
            if face.glyph(for: scalar) != nil { return face }
            fonts = [font.drawnIn]
        case .pinned(let pinned): fonts = [pinned]
        }
        fonts += ScriptFonts.candidates(for: scalar, isBold: font.descriptor.weight >= 600)
        return shelf.face(for: scalar, among: fonts)
    }

    private func shape(
        _ range: Range<Int>, in text: inout MeasuredText, face: FontFace?, isRightToLeft: Bool
    ) -> [MeasuredText.Cluster] {
        let run = text.clusters[range.lowerBound].run
        let font = text.runs[run].font
        let size = font.descriptor.size
        guard let face else {
            return text.clusters[range].map { cluster in
                var cluster = cluster
                cluster.advance = size / 2
                cluster.glyphs = .none
                return cluster
            }
        }
        let faceIndex: Int
        if let known = text.faces.firstIndex(where: { $0 === face }) {
            faceIndex = known
        } else {
            faceIndex = text.faces.count
            text.faces.append(face)
        }
        let bytes =
            text.clusters[range.lowerBound].bytes
            .lowerBound..<text.clusters[range.upperBound - 1].bytes
            .upperBound
        let kerning = text.runs[run].kerning
        let glyphs = face.shape(
            text.utf8[bytes], isRightToLeft: isRightToLeft, keepsCharactersApart: kerning != 0,
            hasMonospacedDigits: font.descriptor.hasMonospacedDigits
        ).map { glyph in
            var glyph = glyph
            glyph.cluster += bytes.lowerBound
            glyph.advance *= size
            glyph.offset = CGPoint(x: glyph.offset.x * size, y: glyph.offset.y * size)
            return glyph
        }
        // Glyphs are in visual order; those of one cluster are adjacent.
        var result: [MeasuredText.Cluster] = []
        var index = 0
        while index < glyphs.count {
            var end = index + 1
            while end < glyphs.count, glyphs[end].cluster == glyphs[index].cluster { end += 1 }
            let first = text.shapedGlyphs.count
            text.shapedGlyphs += glyphs[index..<end]
            result.append(
                MeasuredText.Cluster(
                    bytes: glyphs[index].cluster..<glyphs[index].cluster, run: run, kind: .visible,
                    advance: glyphs[index..<end].reduce(0) { $0 + $1.advance } + font.tracking + kerning,
                    glyphs: .shaped(face: faceIndex, glyphs: first..<(first + end - index))))
            index = end
        }
        if isRightToLeft { result.reverse() }
        for position in result.indices {
            let next = position + 1 < result.count ? result[position + 1].bytes.lowerBound : bytes.upperBound
            result[position].bytes = result[position].bytes.lowerBound..<max(next, result[position].bytes.lowerBound)
        }
        return result
    }
}
