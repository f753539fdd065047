public import Foundation

/// A face that glyphs are taken from; the font library knows which file it is.
public struct FontReference: Hashable, Sendable {
    /// The PostScript name: `Inter-SemiBold`, `NotoSansCJKsc-Regular`.
    public var postScriptName: String
    /// A hexadecimal digest of the font file, so that another version of the font is another picture.
    public var digest: String

    public init(postScriptName: String, digest: String) {
        self.postScriptName = postScriptName
        self.digest = digest
    }
}

/// Glyphs of one face, size and colour, each at its place, with the text that they stand for.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in the face.
        public var index: UInt32
        /// Where its origin on the baseline lies.
        public var position: CGPoint

        public init(index: UInt32, position: CGPoint) {
            self.index = index
            self.position = position
        }
    }

    public var font: FontReference
    /// Points.
    public var size: CGFloat
    public var color: Color
    public var glyphs: [Glyph]
    /// The characters that the glyphs show, in reading order.
    public var text: String

    public init(font: FontReference, size: CGFloat, color: Color, glyphs: [Glyph], text: String) {
        self.font = font
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.text = text
    }
}
