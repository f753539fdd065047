public import CoreGraphics
public import Foundation
import Geometry
import Typography

/// Sets text in frames.
public final class CTFramesetter {
    fileprivate let typesetter: CTTypesetter

    fileprivate init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }
}

/// Creates a setter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(CTTypesetterCreateWithAttributedString(attrString))
}

/// The typesetter that breaks the text into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// The size of a range of the text within a size; writes the part of the text that has room.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let typesetter = framesetter.typesetter
    let range = typesetter.clamped(stringRange)
    let places = typesetter.places(of: range, in: constraints)
    fitRange?.pointee = CFRange(location: range.location, length: places.offsets.count)
    return CGSize(width: places.lines.map(\.frame.maxX).max() ?? 0, height: places.lines.last?.frame.maxY ?? 0)
}

/// Sets a range of the text into the bounding box of a path; a length of 0 stands for all to the end.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let typesetter = framesetter.typesetter
    let range = typesetter.clamped(stringRange)
    let box = path.boundingBox
    let places = typesetter.places(of: range, in: box.size)
    let lines = places.lines.map { line in
        let part = NSRange(location: range.location + line.offsets.lowerBound, length: line.offsets.count)
        // The y-axis of a frame points up from the bottom of its path.
        let origin = CGPoint(x: line.frame.minX, y: box.height - line.baseline)
        return CTFrame.Line(line: typesetter.line(part, as: line), origin: origin)
    }
    return CTFrame(
        lines: lines, path: path, range: CFRange(location: range.location, length: range.length),
        visible: CFRange(location: range.location, length: places.offsets.count))
}

extension CTTypesetter {
    /// The places of a range of the text, on the lines of a size that 0 does not limit.
    fileprivate func places(of range: NSRange, in size: CGSize) -> PlacedText {
        places(
            of: range, width: size.width.isUsableLength ? size.width : nil,
            height: size.height.isUsableLength ? size.height : nil)
    }

    /// The line of a range as it is in a frame: justified, or truncated with an ellipsis.
    fileprivate func line(_ range: NSRange, as placed: PlacedText.Line) -> CTLine {
        let line = line(range)
        guard let hidden = placed.hidden else {
            // Other lines than justified ones have the width of their own text.
            return placed.frame.width > line.visibleWidth + 0.5 ? line.justified(to: placed.frame.width) : line
        }
        let start = placed.offsets.lowerBound
        let shown = NSMutableAttributedString(attributedString: line.text)
        let place = NSRange(location: hidden.lowerBound - start, length: hidden.count)
        let beside = max(0, place.location - 1)
        let attributes = beside < shown.length ? shown.attributes(at: beside, effectiveRange: nil) : [:]
        shown.replaceCharacters(in: place, with: NSAttributedString(string: "…", attributes: attributes))
        return CTLine(shown, range: range)
    }
}
