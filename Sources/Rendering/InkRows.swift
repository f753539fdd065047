import Drawing
import Foundation
import Geometry

/// The rows of a picture that may differ from its background.
///
/// Most of a screen is blank. Blank rows need not be filled, encoded or compared.
struct InkRows {
    /// Ascending and disjoint.
    private(set) var ranges: [Range<Int>] = []
    let firstBlank: Int
    /// For each row, itself or the first of the blank ones.
    let places: [Int32]

    /// The minimum number of blank rows that is worth skipping.
    private static let leastGap = 16

    /// The rows of a list; `nil` if few rows are blank, or if it is unknown.
    ///
    /// - Parameters:
    ///   - list: the display list.
    ///   - fills: the number of initial background fills.
    ///   - scale: the number of pixels per point.
    ///   - height: the height in pixels.
    ///   - faces: the fonts of the text.
    init?(of list: DisplayList, after fills: Int, scale: CGFloat, height: Int, _ faces: FontFaces) {
        var finder = InkFinder(fillsToSkip: fills, height: CGFloat(height), faces: faces)
        let whole = InkFinder.Extent(top: 0, bottom: CGFloat(height))
        guard finder.take(list.items, CGAffineTransform(scaleX: scale, y: scale), within: whole) else { return nil }
        for range in finder.ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, range.lowerBound < last.upperBound + Self.leastGap {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        guard ranges.reduce(0, { $0 + $1.count }) * 8 <= height * 7 else { return nil }
        let isAtTop = ranges.first?.lowerBound == 0
        let firstBlank = isAtTop ? ranges.first?.upperBound ?? 0 : 0
        self.firstBlank = firstBlank
        var places = [Int32](repeating: Int32(firstBlank), count: height)
        for range in ranges {
            for row in range { places[row] = Int32(row) }
        }
        self.places = places
    }
}

/// Collects the vertical extents of a display list's items, in pixels.
///
/// Extents are rounded outward.
private struct InkFinder {
    struct Extent {
        var top: CGFloat
        var bottom: CGFloat
    }

    var fillsToSkip: Int
    let height: CGFloat
    let faces: FontFaces
    private(set) var ranges: [Range<Int>] = []

    init(fillsToSkip: Int, height: CGFloat, faces: FontFaces) {
        self.fillsToSkip = fillsToSkip
        self.height = height
        self.faces = faces
    }

    /// Adds items; `false` if an extent is unknown.
    mutating func take(_ items: [DrawingItem], _ transform: CGAffineTransform, within visible: Extent) -> Bool {
        for item in items {
            switch item {
            case .element(_, let inner):
                guard take(inner, transform, within: visible) else { return false }
            case .group(let style, let inner):
                // How far a group's shadow reaches is not followed.
                guard style.composition?.shadow == nil else { return false }
                let inside = style.transform.concatenating(transform)
                var extent = visible
                if let clip = style.clip {
                    guard let bounds = clip.bounds else { continue }
                    let shown = bounds.applying(inside)
                    extent.top = max(extent.top, shown.minY)
                    extent.bottom = min(extent.bottom, shown.maxY)
                    guard extent.top < extent.bottom else { continue }
                }
                guard take(inner, inside, within: extent) else { return false }
            case .fill where fillsToSkip > 0: fillsToSkip -= 1
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop:
                guard let reach = reach(of: item, transform) else { return false }
                guard let reach else { continue }
                let frame = reach.applying(transform)
                guard frame.minY.isFinite, frame.maxY.isFinite else { return false }
                let top = max(0, frame.minY.rounded(.down) - 2, visible.top.rounded(.down) - 2)
                let bottom = min(height, frame.maxY.rounded(.up) + 2, visible.bottom.rounded(.up) + 2)
                if top < bottom { ranges.append(Int(top)..<Int(bottom)) }
            }
        }
        return true
    }

    /// The bounds of an item in its own points; an inner `nil` for nothing, an outer `nil` if unknown.
    private func reach(of item: DrawingItem, _ transform: CGAffineTransform) -> CGRect?? {
        switch item {
        case .fill(let path, _), .backdrop(let path, _): return .some(path.bounds)
        case .stroke(let path, _, let style):
            // A miter reaches at most ten times half the line's width.
            return .some(path.bounds?.insetBy(dx: -5 * style.width, dy: -5 * style.width))
        case .image(let placed): return .some(placed.frame)
        case .shadow(let path, let shadow):
            // The blur has the same radius in both directions.
            guard transform.b == 0, transform.c == 0, transform.a == transform.d else { return .none }
            let reach = -4 * abs(shadow.radius) - 4
            return .some(
                path.bounds?.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: reach, dy: reach))
        case .glyphs(let run):
            guard let box = item.bounds else { return .some(nil) }
            do throws(RenderingProblem) {
                let tallest = try faces.face(for: run.font).tallest
                return .some(box.insetBy(dx: 0, dy: -tallest * run.size))
            } catch {
                return .none
            }
        case .group, .element: return .none
        }
    }
}
