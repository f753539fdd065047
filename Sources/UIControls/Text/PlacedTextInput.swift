import AdaptiveKit
import Foundation
import Typography

/// The places of an input's text in its view, in points.
@MainActor struct PlacedTextInput {
    let input: PlainTextInput
    let places: PlacedText
    /// The top left corner of the text in the view.
    let origin: CGPoint

    /// The width of a caret.
    private static let caretWidth: CGFloat = 2

    func caret(at position: UITextPosition) -> CGRect {
        guard let (x, line) = places.caret(at: input.index(position)) else { return .zero }
        return CGRect(
            x: origin.x + x, y: origin.y + line.frame.minY, width: Self.caretWidth, height: line.frame.height)
    }

    /// The boxes of a range, one for each line.
    private func boxes(of range: UITextRange) -> [CGRect] {
        let characters = input.characters(of: range)
        return places.boxes(of: characters.location..<(characters.location + characters.length))
            .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The box of a range on its first line; a caret's without width for an empty range.
    func firstRect(of range: UITextRange) -> CGRect {
        if let first = boxes(of: range).first { return first }
        var caret = caret(at: range.start)
        caret.size.width = 0
        return caret
    }

    func selectionRects(of range: UITextRange) -> [UITextSelectionRect] {
        let boxes = boxes(of: range)
        return boxes.indices.map {
            PlacedSelectionRect(boxes[$0], isFirst: $0 == 0, isLast: $0 == boxes.count - 1)
        }
    }

    private func place(of point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    func position(at point: CGPoint) -> UITextPosition? {
        places.offset(at: place(of: point)).flatMap {
            input.position(from: input.beginning, offset: min($0, input.length))
        }
    }

    /// The position in a range that is nearest to a point.
    func position(at point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let offset = places.offset(at: place(of: point)) else { return nil }
        let characters = input.characters(of: range)
        let nearest = min(characters.location + characters.length, max(characters.location, offset))
        return input.position(from: input.beginning, offset: nearest)
    }

    func character(at point: CGPoint) -> UITextRange? {
        guard input.length > 0, let character = places.character(at: place(of: point))?.character else { return nil }
        return input.range(
            of: NSRange(location: character.offsets.lowerBound, length: character.offsets.count))
    }
}

/// A box of a selection.
private final class PlacedSelectionRect: UITextSelectionRect {
    private let box: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
        self.box = box
        self.isFirst = isFirst
        self.isLast = isLast
    }

    override var rect: CGRect { box }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
