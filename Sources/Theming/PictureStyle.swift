public import Drawing
public import Foundation
import LocatedText

/// The treatment of a whole preview by a theme; lengths in points.
public struct PictureStyle: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// As iOS shows it.
        case full
        /// In grays, for paper.
        case greys
        /// Outlines of filled areas, crossed boxes for pictures, text in one color.
        case lines
    }

    public var mode = Mode.full
    /// The colors of line drawings: background, surfaces, outlines, text, and the stand-in for pictures.
    public var ground: Color = .white
    public var fill: Color = .white
    public var ink: Color = .black
    public var text: Color = .black
    public var picture: Color = .white
    public var lineWidth: CGFloat = 0

    public init() {}

    static var fields: [Field<PictureStyle>] {
        [
            Field("mode", \.mode, .choice(of: Mode.self), "What becomes of a preview."),
            Field("ground", \.ground, .hexadecimal, "What lines are drawn on."),
            Field("fill", \.fill, .hexadecimal, "What lies on it."),
            Field("ink", \.ink, .hexadecimal, "Outlines."),
            Field("text", \.text, .hexadecimal, "Texts."),
            Field("picture", \.picture, .hexadecimal, "What stands for pictures."),
            Field("lineWidth", \.lineWidth, .points, "Of outlines."),
        ]
    }
}
