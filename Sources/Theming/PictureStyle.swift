public import Drawing
public import Foundation

/// What a theme makes of a preview as a whole; lengths in points.
public struct PictureStyle: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// As iOS shows it.
        case full
        /// In greys, for paper.
        case greys
        /// Outlines of everything that is filled, crossed boxes for pictures, text in one colour.
        case lines
    }

    public var mode = Mode.full
    /// Of lines: what everything is drawn on, what lies on it, outlines, text, and what stands for pictures.
    public var ground: Color = .white
    public var fill: Color = .white
    public var ink: Color = .black
    public var text: Color = .black
    public var picture: Color = .white
    public var lineWidth: CGFloat = 0

    public init() {}

    static var fields: [ThemeField<PictureStyle>] {
        [
            ThemeField("mode", .choice(Mode.allCases.map(\.rawValue)) { $0.mode = Mode(rawValue: $1) ?? .full }),
            ThemeField("ground", .color(\.ground)),
            ThemeField("fill", .color(\.fill)),
            ThemeField("ink", .color(\.ink)),
            ThemeField("text", .color(\.text)),
            ThemeField("picture", .color(\.picture)),
            ThemeField("lineWidth", .length(\.lineWidth)),
        ]
    }
}
