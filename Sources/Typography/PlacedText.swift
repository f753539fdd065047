public import Foundation

/// The lines of a text with the place of each of its characters.
///
/// Offsets are UTF-16 units of the whole text, as ranges of `NSString` count them. Places are in points, from the
/// layout's top left corner.
public struct PlacedText: Hashable, Sendable {
    /// A user-perceived character or a ligature, which has one place.
    public struct Character: Hashable, Sendable {
        public var offsets: Range<Int>
        /// The left and right edges of the advance.
        public var minX: CGFloat
        public var maxX: CGFloat
        public var isRightToLeft: Bool

        public init(offsets: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
            self.offsets = offsets
            self.minX = minX
            self.maxX = maxX
            self.isRightToLeft = isRightToLeft
        }

        /// The edge at which reading begins.
        public var leading: CGFloat { isRightToLeft ? maxX : minX }
        /// The edge at which reading ends.
        public var trailing: CGFloat { isRightToLeft ? minX : maxX }
    }

    public struct Line: Hashable, Sendable {
        /// The line's part of the text, with the spaces and the line break at its end and what truncation hides.
        public var offsets: Range<Int>
        /// The line's box: its advance width and line height.
        public var frame: CGRect
        /// The baseline's distance from the layout's top.
        public var baseline: CGFloat
        /// The visible characters, from left to right.
        public var characters: [Character]
        /// The hidden part of a truncated line; `nil` if all of it is visible.
        public var hidden: Range<Int>?

        public init(
            offsets: Range<Int>, frame: CGRect, baseline: CGFloat, characters: [Character], hidden: Range<Int>? = nil
        ) {
            self.offsets = offsets
            self.frame = frame
            self.baseline = baseline
            self.characters = characters
            self.hidden = hidden
        }
    }

    public var lines: [Line]

    public init(lines: [Line]) {
        self.lines = lines
    }

    /// The text's part that is on lines.
    public var offsets: Range<Int> { 0..<(lines.last?.offsets.upperBound ?? 0) }

    // MARK: - From offsets to places

    /// The index of the line with an offset: the last line for the end of the text, `nil` beyond it.
    public func lineIndex(at offset: Int) -> Int? {
        guard let last = lines.last, offset >= 0, offset <= last.offsets.upperBound else { return nil }
        return lines.firstIndex { $0.offsets.upperBound > offset } ?? lines.count - 1
    }

    /// The left edge of the caret before an offset, with its line.
    public func caret(at offset: Int) -> (x: CGFloat, line: Line)? {
        guard let line = lineIndex(at: offset).map({ lines[$0] }) else { return nil }
        if let character = line.characters.first(where: { $0.offsets.contains(offset) }) {
            return (character.leading, line)
        }
        // Spaces at a line's end and hidden characters have no place of their own.
        let before = line.characters.filter { $0.offsets.upperBound <= offset }
            .max { $0.offsets.upperBound < $1.offsets.upperBound }
        return (before?.trailing ?? line.frame.minX, line)
    }

    /// The boxes of a range, from top to bottom and from left to right; characters that touch share one.
    public func boxes(of range: Range<Int>) -> [CGRect] {
        lines.filter { $0.offsets.overlaps(range) }.flatMap { $0.boxes(of: range) }
    }

    // MARK: - From places to offsets

    /// The character at or nearest to a point, and the fraction of its advance that lies before the point.
    public func character(at point: CGPoint) -> (character: Character, fraction: CGFloat)? {
        guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
        func distance(_ character: Character) -> CGFloat {
            max(character.minX - point.x, point.x - character.maxX, 0)
        }
        guard let nearest = line.characters.min(by: { distance($0) < distance($1) }) else {
            let edge = line.frame.minX
            let empty = Character(offsets: line.offsets, minX: edge, maxX: edge, isRightToLeft: false)
            return (empty, 0)
        }
        let width = nearest.maxX - nearest.minX
        guard width > 0 else { return (nearest, 0) }
        let share = min(1, max(0, (point.x - nearest.minX) / width))
        return (nearest, nearest.isRightToLeft ? 1 - share : share)
    }

    /// The offset between two characters that is nearest to a point.
    public func offset(at point: CGPoint) -> Int? {
        character(at: point).map {
            $0.fraction > 0.5 ? $0.character.offsets.upperBound : $0.character.offsets.lowerBound
        }
    }
}

extension PlacedText.Line {
    /// The visible characters in the order of the text.
    package var reading: [PlacedText.Character] {
        characters.sorted { $0.offsets.lowerBound < $1.offsets.lowerBound }
    }

    /// The boxes of a range on this line, from left to right, as high as the line.
    func boxes(of range: Range<Int>) -> [CGRect] {
        var boxes: [CGRect] = []
        for character in characters where character.offsets.overlaps(range) {
            if let last = boxes.last, character.minX - last.maxX < 0.01 {
                boxes[boxes.count - 1].size.width = character.maxX - last.minX
            } else {
                boxes.append(
                    CGRect(
                        x: character.minX, y: frame.minY, width: character.maxX - character.minX,
                        height: frame.height))
            }
        }
        return boxes
    }
}
