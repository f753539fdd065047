public import Drawing
public import Foundation
import LocatedText

/// The style of annotations; lengths in points.
public struct AnnotationStyle: Hashable, Sendable {
    public var frame: Color = .black
    public var margin: Color = .black
    public var safeArea: Color = .black
    public var constraint: Color = .black
    public var sizeClass: Color = .black
    public var baseline: Color = .black
    public var spacing: Color = .black
    public var voiceOver: Color = .black
    /// The background of labels.
    public var label: Color = .white
    public var labelText: Color = .black
    public var textSize: CGFloat = 0
    /// The kinds that are always drawn, separated by commas.
    public var always = ""
    public var lineWidth: CGFloat = 0

    static var fields: [Field<AnnotationStyle>] {
        [
            Field("always", words, "Kinds that are always drawn, separated by commas.") {
                $0.always = $1
            },
            Field("frame", \.frame, .hexadecimal, "Frames."),
            Field("margin", \.margin, .hexadecimal, "Margins."),
            Field("safeArea", \.safeArea, .hexadecimal, "The safe area."),
            Field("constraint", \.constraint, .hexadecimal, "Constraints."),
            Field("sizeClass", \.sizeClass, .hexadecimal, "Size classes."),
            Field("baseline", \.baseline, .hexadecimal, "Baselines."),
            Field("spacing", \.spacing, .hexadecimal, "Distances, and accents of figures."),
            Field("voiceOver", \.voiceOver, .hexadecimal, "What VoiceOver reads."),
            Field("label", \.label, .hexadecimal, "Behind labels."),
            Field("labelText", \.labelText, .hexadecimal, "Labels."),
            Field("textSize", \.textSize, .points, "Of labels."),
            Field("lineWidth", \.lineWidth, .points, "Of lines."),
        ]
    }

    /// A text that may be empty.
    private static var words: Shape<String> {
        Shape("a text", type: .object([("type", .text("string"))])) { $0.isNull ? "" : $0.text }
    }
}
