import CCairo
import CFreeType
import Drawing
import Foundation
import Geometry

/// The outline of a glyph at font size 1, with its origin on the baseline and y downward.
struct GlyphOutline {
    var segments: [Path.Element] = []

    /// Creates the outline of an unscaled glyph slot.
    init(_ outline: inout FT_Outline, unitsPerEm: Int) {
        var pen = Pen(unit: 1 / CGFloat(unitsPerEm))
        var callbacks = FT_Outline_Funcs(
            move_to: { to, pen in Pen.with(pen) { $0.move(to) } },
            line_to: { to, pen in Pen.with(pen) { $0.line(to) } },
            conic_to: { control, to, pen in Pen.with(pen) { $0.conic(control, to) } },
            cubic_to: { control1, control2, to, pen in Pen.with(pen) { $0.cubic(control1, control2, to) } },
            shift: 0, delta: 0)
        withUnsafeMutablePointer(to: &pen) { pen in
            _ = FT_Outline_Decompose(&outline, &callbacks, pen)
        }
        pen.finish()
        segments = pen.segments
    }

    /// The outline at a font size.
    func path(size: CGFloat) -> Path {
        Path(segments).applying(CGAffineTransform(scaleX: size, y: size))
    }

    /// Collects an outline from FreeType's callbacks.
    private struct Pen {
        let unit: CGFloat
        var segments: [Path.Element] = []
        var current = CGPoint.zero

        init(unit: CGFloat) { self.unit = unit }

        static func with(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Pen) -> Void) -> Int32 {
            guard let pointer else { return 1 }
            body(&pointer.assumingMemoryBound(to: Pen.self).pointee)
            return 0
        }

        func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            guard let vector = vector?.pointee else { return .zero }
            return CGPoint(x: CGFloat(vector.x) * unit, y: CGFloat(vector.y) * -unit)
        }

        mutating func move(_ to: UnsafePointer<FT_Vector>?) {
            finish()
            current = point(to)
            segments.append(.move(current))
        }

        mutating func line(_ to: UnsafePointer<FT_Vector>?) {
            current = point(to)
            segments.append(.line(current))
        }

        mutating func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
            let (control, end) = (point(control), point(to))
            func third(_ from: CGPoint) -> CGPoint {
                CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
            }
            segments.append(.curve(end, control1: third(current), control2: third(end)))
            current = end
        }

        mutating func cubic(
            _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?,
            _ to: UnsafePointer<FT_Vector>?
        ) {
            current = point(to)
            segments.append(.curve(current, control1: point(control1), control2: point(control2)))
        }

        mutating func finish() {
            if !segments.isEmpty { segments.append(.close) }
        }
    }
}
