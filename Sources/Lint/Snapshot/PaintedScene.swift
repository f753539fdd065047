import Drawing
import Foundation
import Geometry

/// A flattened display list that shows what covers what, in the window's coordinates and from back to front.
public struct PaintedScene: Sendable {
    /// Something drawn that is not text.
    struct Area: Sendable {
        var bounds: CGRect
        /// A rectangle that it covers completely; `nil` if it has holes or is not of one color, such as an image or a
        /// gradient.
        var solid: (rect: CGRect, color: Color)?
        /// The element that drew it.
        var element: String?
    }

    /// The background of a text.
    struct Backdrop: Hashable, Sendable {
        var color: Color
        /// The element that drew the opaque area, or the lowest of those that are visible through others.
        var element: String?
    }

    /// A part of a line with one font and color.
    struct Text: Sendable {
        var text: String
        /// The box from the cap height to the baseline, across all glyphs.
        var box: CGRect
        var size: CGFloat
        var isBold: Bool
        var color: Color
        /// The elements that drew it, innermost first.
        var elements: [String]
        /// The number of areas drawn before it.
        var order: Int
    }

    private(set) var areas: [Area] = []
    private(set) var texts: [Text] = []

    init(_ list: DisplayList) {
        walk(list.items, Place(), elements: [])
    }

    private struct Place {
        var transform = CGAffineTransform.identity
        var clip = CGRect.infinite
        var opacity = 1.0
    }

    private mutating func walk(_ items: [DrawingItem], _ place: Place, elements: [String]) {
        for item in items {
            switch item {
            case .group(let style, let inner):
                var next = place
                next.transform = style.transform.concatenating(place.transform)
                next.opacity *= style.opacity
                if let clip = style.clip?.bounds {
                    next.clip = place.clip.intersection(clip.applying(next.transform))
                }
                walk(inner, next, elements: elements)
            case .element(let mark, let inner): walk(inner, place, elements: [mark.id] + elements)
            case .glyphs(let run): add(run, place, elements)
            case .fill(let path, let paint): add(path, paint, place, elements.first)
            // Blurring does not change an even background, and any other stays unknown.
            case .backdrop: continue
            case .image, .stroke, .shadow:
                guard let bounds = item.bounds?.applying(place.transform).intersection(place.clip), !bounds.isEmpty
                else { continue }
                areas.append(Area(bounds: bounds, solid: nil, element: elements.first))
            }
        }
    }

    private mutating func add(_ path: Path, _ paint: Paint, _ place: Place, _ element: String?) {
        guard let outline = path.bounds else { return }
        let bounds = outline.applying(place.transform).intersection(place.clip)
        guard !bounds.isEmpty else { return }
        guard case .color(let color) = paint else {
            areas.append(Area(bounds: bounds, solid: nil, element: element))
            return
        }
        let shade = color.multiplyingAlpha(by: place.opacity)
        guard shade.alpha > 0 else { return }
        // Of a shape that is not a rectangle, the middle part is covered. Rounded corners do not take more than this.
        let isUpright = place.transform.b == 0 && place.transform.c == 0
        let inset = path.asRectangle == nil ? min(bounds.width, bounds.height) * 0.15 : 0
        let isSimple = path.elements.count <= 18
        areas.append(
            Area(
                bounds: bounds, solid: isUpright && isSimple ? (bounds.insetBy(dx: inset, dy: inset), shade) : nil,
                element: element))
    }

    private mutating func add(_ run: GlyphRun, _ place: Place, _ elements: [String]) {
        let shown = run.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let first = run.glyphs.first, let last = run.glyphs.last, !shown.isEmpty else { return }
        let left = min(first.position.x, last.position.x)
        let right = max(first.position.x, last.position.x) + run.size * 0.45
        let box = CGRect(
            x: left, y: first.position.y - run.size * 0.7, width: right - left, height: run.size * 0.7
        ).applying(place.transform)
        let scale = abs(place.transform.a) > 0 ? abs(place.transform.a) : 1
        guard !box.intersection(place.clip).isEmpty else { return }
        // A label draws the shadow of its text before the text, at nearly the same place.
        if let last = texts.last, last.elements == elements, last.text == run.text,
            abs(last.box.minX - box.minX) < 4, abs(last.box.minY - box.minY) < 4
        {
            texts.removeLast()
        }
        let bold = ["Bold", "SemiBold", "Black", "Heavy"].contains { run.font.postScriptName.contains($0) }
        texts.append(
            Text(
                text: run.text, box: box, size: run.size * scale, isBold: bold,
                color: run.color.multiplyingAlpha(by: place.opacity), elements: elements, order: areas.count))
    }

    /// The bounds of all that each element draws.
    var boxes: [String: CGRect] {
        let drawn: [(element: String?, box: CGRect)] =
            areas.map { ($0.element, $0.bounds) } + texts.map { ($0.elements.first, $0.box) }
        return drawn.reduce(into: [:]) { boxes, part in
            guard let element = part.element else { return }
            boxes[element] = boxes[element].map { $0.union(part.box) } ?? part.box
        }
    }

    /// The background of a text; `nil` if it is unknown: an image, a gradient, or an edge within it.
    func backdrop(of text: Text) -> Backdrop? {
        var layers: [Color] = []
        var element: String?
        for area in areas[..<text.order].reversed() where area.bounds.intersects(text.box) {
            guard let solid = area.solid, solid.rect.covers(text.box) else { return nil }
            layers.append(solid.color)
            element = area.element
            if solid.color.alpha >= 0.999 { break }
        }
        guard let last = layers.last, last.alpha >= 0.999 else { return nil }
        return Backdrop(
            color: layers.dropLast().reversed().reduce(last) { $1.composited(over: $0) }, element: element)
    }

    /// Whether something opaque was drawn over a rectangle between two texts.
    func isCovered(_ rect: CGRect, between earlier: Text, and later: Text) -> Bool {
        areas[min(earlier.order, later.order)..<later.order].contains { area in
            guard area.bounds.covers(rect) else { return false }
            return area.solid.map { $0.color.alpha > 0.5 } ?? true
        }
    }
}

extension Color {
    /// > Rule: WCAG 2.2, "relative luminance".
    var luminance: Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : PortableMath.pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The color with components rounded to 255ths, because documents round them in many ways.
    var inBytes: Color {
        func rounded(_ value: Double) -> Double { (value * 255).rounded() / 255 }
        return Color(red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
    }

    /// The color as `#1A2B3C`.
    var hexadecimal: String {
        "#"
            + [red, green, blue].map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
