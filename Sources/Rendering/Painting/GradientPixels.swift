import Drawing
import Foundation
import Geometry

/// The colors of a gradient at each pixel, the same on every processor.
///
/// Cairo computes gradients with single-precision arithmetic that compilers contract for some processors, so that a few
/// pixels would differ by one level. The operations here are those whose results IEEE 754 fixes.
struct GradientPixels {
    /// How far along the gradient a pixel is: 0 at the start, 1 at the end.
    private enum Progress {
        /// The change for each pixel to the right and down, and the value at the origin.
        case linear(right: Double, down: Double, origin: Double)
        /// The distance from the center in units of the radius.
        case radial(toUnits: CGAffineTransform)
    }

    /// The colors between two stops.
    private struct Segment {
        var start: Double
        /// Red, green, blue and alpha at the start, not premultiplied, from 0 to 255.
        var color: SIMD4<Double>
        /// The change of the color over the whole gradient.
        var slope: SIMD4<Double>
    }

    private let progress: Progress
    private let segments: [Segment]

    /// Creates the pixels of a paint under a transform from its coordinates to pixels.
    ///
    /// - Returns: `nil` for a plain color, and for a gradient without extent or stops.
    init?(_ paint: Paint, alpha: Double, transform: CGAffineTransform) {
        let toPaint = transform.inverted()
        let gradient: Gradient
        switch paint {
        case .color:
            return nil
        case .linearGradient(let linear, let start, let end):
            gradient = linear
            let (x, y) = (end.x - start.x, end.y - start.y)
            let square = x * x + y * y
            let right = (toPaint.a * x + toPaint.b * y) / square
            let down = (toPaint.c * x + toPaint.d * y) / square
            let origin = ((toPaint.tx - start.x) * x + (toPaint.ty - start.y) * y) / square
            guard right.isFinite, down.isFinite, origin.isFinite else { return nil }
            progress = .linear(right: right, down: down, origin: origin)
        case .radialGradient(let radial, let center, let radius):
            gradient = radial
            let toUnits = toPaint.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(CGAffineTransform(scaleX: 1 / radius, y: 1 / radius))
            guard radius > 0,
                [toUnits.a, toUnits.b, toUnits.c, toUnits.d, toUnits.tx, toUnits.ty].allSatisfy(\.isFinite)
            else { return nil }
            progress = .radial(toUnits: toUnits)
        }
        segments = Self.segments(of: gradient, alpha: alpha)
        guard !segments.isEmpty else { return nil }
    }

    private static func segments(of gradient: Gradient, alpha: Double) -> [Segment] {
        // Stops at the same offset keep their order: the color changes abruptly from the first to the last of them.
        let stops = gradient.stops.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        .map { stop in
            let color = stop.element.color
            return (
                offset: min(max(stop.element.offset, 0), 1),
                color: 255 * SIMD4(color.red, color.green, color.blue, color.alpha * alpha)
            )
        }
        guard let first = stops.first, let last = stops.last else { return [] }
        var segments = [Segment(start: -.infinity, color: first.color, slope: .zero)]
        for (stop, next) in zip(stops, stops.dropFirst()) where stop.offset < next.offset {
            let slope = (next.color - stop.color) / (next.offset - stop.offset)
            segments.append(Segment(start: stop.offset, color: stop.color, slope: slope))
        }
        segments.append(Segment(start: last.offset, color: last.color, slope: .zero))
        return segments
    }

    /// Fills a surface whose first pixel is at a place of the picture.
    func fill(_ surface: ImageSurface, left: Int, top: Int) {
        surface.withPixels { pixels, stride in
            for row in 0..<surface.height {
                let words = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
                let y = Double(top + row) + 0.5
                switch progress {
                case .linear(_, 0, _) where row > 0:
                    words.update(from: pixels.assumingMemoryBound(to: UInt32.self), count: surface.width)
                case .linear(0, let down, let origin):
                    words.update(repeating: word(at: y * down + origin), count: surface.width)
                case .linear(let right, let down, let origin):
                    let start = y * down + origin
                    for column in 0..<surface.width {
                        words[column] = word(at: (Double(left + column) + 0.5) * right + start)
                    }
                case .radial(let toUnits):
                    for column in 0..<surface.width {
                        let point = CGPoint(x: Double(left + column) + 0.5, y: y).applying(toUnits)
                        words[column] = word(at: (point.x * point.x + point.y * point.y).squareRoot())
                    }
                }
            }
        }
    }

    /// The premultiplied color at a progress.
    @inline(__always)
    private func word(at progress: Double) -> UInt32 {
        // A gradient has few stops.
        var place = segments.count - 1
        while place > 0, segments[place].start > progress { place -= 1 }
        let segment = segments[place]
        let distance = progress - segment.start
        let color = distance.isFinite ? segment.color + segment.slope * distance : segment.color
        let alpha = color.w / 255
        let red = UInt32(color.x * alpha + 0.5)
        let green = UInt32(color.y * alpha + 0.5)
        let blue = UInt32(color.z * alpha + 0.5)
        return UInt32(color.w + 0.5) << 24 | red << 16 | green << 8 | blue
    }
}
