public import Foundation

/// The font face of glyphs; the font library knows its file.
public struct FontReference: Hashable, Sendable {
    /// The PostScript name: `Inter-SemiBold`, `NotoSansCJKsc-Regular`.
    public var postScriptName: String
    /// A hexadecimal digest of the font file, so that a new version of the font changes the picture's digest.
    public var digest: String

    public init(postScriptName: String, digest: String) {
        self.postScriptName = postScriptName
        self.digest = digest
    }
}

/// Positioned glyphs of one face, size and color, with their text.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in the face.
        public var index: UInt32
        /// The glyph's origin on the baseline.
        public var position: CGPoint

        public init(index: UInt32, position: CGPoint) {
            self.index = index
            self.position = position
        }
    }

    public var font: FontReference
    /// The font size in points.
    public var size: CGFloat
    public var color: Color
    public var glyphs: [Glyph]
    /// The characters of the glyphs, in reading order.
    public var text: String

    public init(font: FontReference, size: CGFloat, color: Color, glyphs: [Glyph], text: String) {
        self.font = font
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.text = text
    }
}
