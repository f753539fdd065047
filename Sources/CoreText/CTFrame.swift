public import CoreGraphics
public import Foundation

/// The lines of a text in a path's bounding box, whose y-axis points up.
public final class CTFrame {
    struct Line {
        let line: CTLine
        /// The start of the baseline, from the lower left corner of the box.
        let origin: CGPoint
    }

    let lines: [Line]
    let path: CGPath
    let range: CFRange
    /// The part of the range that has room.
    let visible: CFRange

    init(lines: [Line], path: CGPath, range: CFRange, visible: CFRange) {
        self.lines = lines
        self.path = path
        self.range = range
        self.visible = visible
    }
}

/// The lines from top to bottom, as ``CTLine``s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines.map(\.line)) }

/// Writes the origins of a range of lines; a length of 0 stands for all to the end.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (index, line) in frame.lines[range.within(frame.lines.count)].enumerated() { origins[index] = line.origin }
}

/// The path in whose bounding box the text is.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// The part of the text that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// The part of the text that has room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visible }

/// Draws the lines of a frame.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBox.origin
    let position = context.textPosition
    for line in frame.lines {
        context.textPosition = CGPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y)
        CTLineDraw(line.line, context)
    }
    context.textPosition = position
}
