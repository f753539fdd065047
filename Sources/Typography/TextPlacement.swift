public import Drawing
public import Foundation
import Geometry

/// Sets short lines of text onto frames, sheets, annotations and figures.
public struct TextPlacement {
    /// The part of the line at the point.
    public enum Anchor { case left, center, right }

    let setter: any TextSetter
    let scale: CGFloat

    public init(setter: any TextSetter, scale: CGFloat) {
        self.setter = setter
        self.scale = scale
    }

    public func layout(_ text: String, size: CGFloat, weight: Int = 400, color: Color, width: CGFloat? = nil)
        -> TextLayout
    {
        let font = FontDescriptor(size: size, weight: weight, hasMonospacedDigits: false)
        return setter.layout(
            StyledText([StyledText.Run(text: text, font: font, color: color)]),
            options: TextOptions(width: width, maximumLines: 1, lineBreakMode: .truncatingTail, scale: scale))
    }

    /// One line of text with its vertical middle at the point.
    ///
    /// - Parameters:
    ///   - text: one line.
    ///   - point: the position of the anchor; the line is vertically centered on it.
    ///   - anchor: the part of the line at the point.
    ///   - size: the font size in points.
    ///   - weight: the weight as in CSS.
    ///   - color: the text color.
    ///   - width: the maximum width; wider text ends in an ellipsis.
    /// - Returns: the glyphs, in the coordinates of the point.
    public func line(
        _ text: String, at point: CGPoint, anchor: Anchor = .left, size: CGFloat, weight: Int = 400, color: Color,
        width: CGFloat? = nil
    ) -> [DrawingItem] {
        let layout = layout(text, size: size, weight: weight, color: color, width: width)
        let left =
            switch anchor {
            case .left: point.x
            case .center: point.x - layout.size.width / 2
            case .right: point.x - layout.size.width
            }
        let runs = layout.lines.flatMap(\.runs).map(DrawingItem.glyphs)
        guard !runs.isEmpty else { return [] }
        return [
            .group(
                GroupStyle(transform: .init(translationX: left, y: point.y - layout.size.height / 2)), runs)
        ]
    }
}
