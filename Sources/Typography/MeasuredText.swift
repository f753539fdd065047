import Drawing
import Foundation

/// Text split into measured clusters.
///
/// It does not depend on the width of the lines, so one measurement serves every width.
struct MeasuredText {
    /// A run of text in one font and color.
    struct Run {
        var font: MeasuredFont
        var color: Color
        /// Extra space after each character.
        var kerning: CGFloat
        var isUnderlined: Bool
        var isStruckThrough: Bool
        var background: Color?
        var shadow: Shadow?
        var baselineOffset: CGFloat
        var paragraph: ParagraphStyle?
        var inlineItem: StyledText.InlineItem?
    }

    /// The smallest unit of line breaking: a user-perceived character or a ligature.
    struct Cluster {
        enum Kind: UInt8 { case visible, space, lineEnd }

        /// The source of the glyph.
        enum Glyphs {
            /// The drawn face's glyph for the character, centered in the model's advance.
            case model(Unicode.Scalar)
            /// Glyphs of a pinned font for the whole cluster, centered in the advance.
            case pinned(PinnedFont)
            /// Shaped glyphs, by their index in ``MeasuredText/shapedGlyphs``.
            case shaped(face: Int, glyphs: Range<Int>)
            case none
        }

        /// The UTF-8 range in the whole text.
        var bytes: Range<Int>
        var run: Int
        var kind: Kind
        /// The advance in points, with tracking and the kerning attribute, without pair kerning.
        var advance: CGFloat
        /// The pair kerning with the next cluster.
        var kerning: CGFloat = 0
        var glyphs: Glyphs
    }

    var utf8: [UInt8] = []
    var runs: [Run] = []
    var clusters: [Cluster] = []
    /// The pen position before each cluster and after the last, on a single line.
    var pen: [CGFloat] = [0]
    /// Glyphs with lengths in points, in visual order.
    var shapedGlyphs: [FontFace.ShapedGlyph] = []
    var faces: [FontFace] = []
    /// Bidirectional levels of the clusters; empty if all are left to right.
    var levels: [Level] = []

    /// The bidirectional level of a cluster and its paragraph; odd levels are right to left.
    struct Level: Equatable {
        var own: UInt8
        var paragraph: UInt8
    }

    /// The width of clusters on a line of their own.
    func width(_ range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        return pen[range.upperBound] - pen[range.lowerBound] - clusters[range.upperBound - 1].kerning
    }

    /// The start of the trailing spaces of a range.
    func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind != .visible { end -= 1 }
        return range.lowerBound..<end
    }

    /// The UTF-16 offset of each cluster in the whole text, and its length after the last.
    var offsets: [Int] {
        var offsets = [0]
        offsets.reserveCapacity(clusters.count + 1)
        for cluster in clusters {
            // A character of four bytes has two units; bytes that continue a character have none.
            let units = utf8[cluster.bytes].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
            offsets.append((offsets.last ?? 0) + units)
        }
        return offsets
    }

    func string(_ bytes: Range<Int>) -> String {
        String(decoding: utf8[bytes], as: UTF8.self)
    }
}
