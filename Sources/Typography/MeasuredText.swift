import Drawing
import Foundation

/// Text cut into the pieces that a line can be made of, each with its advance.
///
/// It does not depend on the width that the text is later set to, so one measuring serves every width.
struct MeasuredText {
    /// A stretch of text in one font and colour.
    struct Run {
        var font: MeasuredFont
        var color: Color
        /// Extra space after each character.
        var kerning: CGFloat
        var isUnderlined: Bool
        var isStruckThrough: Bool
        var background: Color?
        var baselineOffset: CGFloat
        var paragraph: ParagraphStyle?
        var inlineItem: StyledText.InlineItem?
    }

    /// The least piece that a line can end after: a character as a person counts them, or a ligature.
    struct Cluster {
        enum Kind: UInt8 { case visible, space, lineEnd }

        /// What the glyph is found by.
        enum Glyphs {
            /// The drawn face's glyph for the character, centred in the model's advance.
            case model(Unicode.Scalar)
            /// Glyphs of a pinned font for the whole cluster, centred in the advance.
            case pinned(PinnedFont)
            /// Shaped glyphs, by their place in ``MeasuredText/shapedGlyphs``.
            case shaped(face: Int, glyphs: Range<Int>)
            case none
        }

        /// In UTF-8 of the whole text.
        var bytes: Range<Int>
        var run: Int
        var kind: Kind
        /// With tracking and kerning attribute, without the pair's kerning; in points.
        var advance: CGFloat
        /// The pair's kerning towards the next cluster.
        var kerning: CGFloat = 0
        var glyphs: Glyphs
    }

    var utf8: [UInt8] = []
    var runs: [Run] = []
    var clusters: [Cluster] = []
    /// The pen's place before each cluster and after the last, were all of them on one line.
    var pen: [CGFloat] = [0]
    /// Glyphs with lengths in points, each stretch from left to right.
    var shapedGlyphs: [FontFace.ShapedGlyph] = []
    var faces: [FontFace] = []
    /// Bidirectional levels of the clusters; empty where all of them read from left to right.
    var levels: [Level] = []

    /// Which way a cluster reads, and the paragraph that it is in: from right to left where odd.
    struct Level: Equatable {
        var own: UInt8
        var paragraph: UInt8
    }

    /// The width of clusters that stand on a line of their own.
    func width(_ range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        return pen[range.upperBound] - pen[range.lowerBound] - clusters[range.upperBound - 1].kerning
    }

    /// Where the spaces at the end of a range begin.
    func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].kind != .visible { end -= 1 }
        return range.lowerBound..<end
    }

    func string(_ bytes: Range<Int>) -> String {
        String(decoding: utf8[bytes], as: UTF8.self)
    }
}
