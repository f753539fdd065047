public import Drawing
public import Foundation

/// How what is drawn over a preview looks; lengths in points.
public struct AnnotationStyle: Hashable, Sendable {
    public var frame: Color = .black
    public var margin: Color = .black
    public var safeArea: Color = .black
    public var constraint: Color = .black
    public var sizeClass: Color = .black
    public var baseline: Color = .black
    public var spacing: Color = .black
    /// Behind a label.
    public var label: Color = .white
    public var labelText: Color = .black
    public var textSize: CGFloat = 0
    /// What is drawn where nobody asks for anything: kinds with commas between them.
    public var always = ""
    public var lineWidth: CGFloat = 0

    static var fields: [ThemeField<AnnotationStyle>] {
        [
            ThemeField("always", .words(\.always)),
            ThemeField("frame", .color(\.frame)),
            ThemeField("margin", .color(\.margin)),
            ThemeField("safeArea", .color(\.safeArea)),
            ThemeField("constraint", .color(\.constraint)),
            ThemeField("sizeClass", .color(\.sizeClass)),
            ThemeField("baseline", .color(\.baseline)),
            ThemeField("spacing", .color(\.spacing)),
            ThemeField("label", .color(\.label)),
            ThemeField("labelText", .color(\.labelText)),
            ThemeField("textSize", .length(\.textSize)),
            ThemeField("lineWidth", .length(\.lineWidth)),
        ]
    }
}
