public import Drawing
public import Foundation
import Geometry

/// Sets short lines of text onto frames, sheets, annotations and figures.
public struct TextPlacement {
    /// Which part of the line lies at the point.
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
    ///   - point: where the anchor lies; the line's own height is centred on it.
    ///   - anchor: which part of the line lies at the point.
    ///   - size: of the font, in points.
    ///   - weight: as CSS counts.
    ///   - color: of the glyphs.
    ///   - width: where set, what is wider is cut short with an ellipsis.
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
