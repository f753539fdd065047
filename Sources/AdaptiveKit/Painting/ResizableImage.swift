package import Drawing
package import Foundation
import Geometry
package import UIValues

/// A picture with cap insets: corners keep their size, sides are stretched or tiled along one axis, the middle along
/// both.
///
/// A display list contains only whole pictures, so each part is a clip with the whole picture behind it.
struct ResizableImage {
    /// A part of the picture along one axis, and its position in the result.
    private struct Span {
        var source: (start: CGFloat, length: CGFloat)
        var target: (start: CGFloat, length: CGFloat)
    }

    /// The size in points.
    var size: CGSize
    var caps: UIEdgeInsets
    var tiles: Bool
    /// The items that draw the whole picture in a rectangle.
    var whole: (CGRect) -> [DrawingItem]

    /// The maximum number of tiles along an axis; more are stretched instead, because they would be indistinguishable.
    private static let mostTiles = 64

    func items(in rect: CGRect) -> [DrawingItem] {
        let columns = spans(
            length: size.width, leading: caps.left, trailing: caps.right, start: rect.minX, target: rect.width)
        let rows = spans(
            length: size.height, leading: caps.top, trailing: caps.bottom, start: rect.minY, target: rect.height)
        return rows.flatMap { row in columns.map { column in part(column, row) } }
    }

    private func spans(
        length: CGFloat, leading: CGFloat, trailing: CGFloat, start: CGFloat, target: CGFloat
    ) -> [Span] {
        let (leading, trailing) = (max(0, leading), max(0, trailing))
        let middle = length - leading - trailing
        guard middle > 0, target > leading + trailing else {
            return [Span(source: (0, length), target: (start, target))]
        }
        let room = target - leading - trailing
        var spans: [Span] = []
        if leading > 0 { spans.append(Span(source: (0, leading), target: (start, leading))) }
        let count = (room / middle).rounded(.up)
        if tiles, count <= CGFloat(Self.mostTiles) {
            for index in 0..<Int(count) {
                let offset = CGFloat(index) * middle
                let part = min(middle, room - offset)
                spans.append(Span(source: (leading, part), target: (start + leading + offset, part)))
            }
        } else {
            spans.append(Span(source: (leading, middle), target: (start + leading, room)))
        }
        if trailing > 0 {
            spans.append(Span(source: (length - trailing, trailing), target: (start + target - trailing, trailing)))
        }
        return spans
    }

    private func part(_ column: Span, _ row: Span) -> DrawingItem {
        let (sx, sy) = (column.target.length / column.source.length, row.target.length / row.source.length)
        let whole = CGRect(
            x: column.target.start - column.source.start * sx, y: row.target.start - row.source.start * sy,
            width: size.width * sx, height: size.height * sy)
        let shown = CGRect(
            x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length)
        return .clipped(to: .rectangle(shown), self.whole(whole))
    }
}

extension UIImage {
    /// The items that draw the image in a rectangle of a view: stretched, or around its cap insets.
    @MainActor package func items(filling rect: CGRect, of view: UIView) -> [DrawingItem] {
        let (tint, traits, isRightToLeft) = (view.tintColor ?? .systemBlue, view.traitCollection, view.isRightToLeft)
        func whole(_ rect: CGRect) -> [DrawingItem] {
            items(in: rect, tint: tint, traits: traits, isStencil: isSymbolImage, isRightToLeft: isRightToLeft)
        }
        guard capInsets != .zero, !isSymbolImage else { return whole(rect) }
        return ResizableImage(size: size, caps: capInsets, tiles: resizingMode == .tile, whole: whole).items(in: rect)
    }
}
