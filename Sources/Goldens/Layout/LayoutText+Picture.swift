import Bitmaps
public import Devices
public import Drawing
import Foundation
import Geometry
import Traits

extension LayoutText {
    /// Creates the text of a picture of a document on a variant.
    public init(_ list: DisplayList, document: String, variant: Variant) {
        var root = ElementSketch()
        root.collect(list.items, GroupStyle())
        self.init(
            document: document, variant: variant.description, window: list.size, scale: Double(variant.scale),
            traits: variant.layoutTraits, elements: root.children)
    }
}

extension Variant {
    /// The traits of the window's environment, in one line.
    fileprivate var layoutTraits: String {
        [
            device.device.idiom == .pad ? "pad" : "phone",
            "width=\(sizeClasses.horizontal == .regular ? "regular" : "compact")",
            "height=\(sizeClasses.vertical == .regular ? "regular" : "compact")",
            appearance.style == .dark ? "dark" : "light",
            "contrast=\(appearance.contrast == .high ? "high" : "normal")",
            contentSize.axisWord, direction.axisWord,
            "gamut=\(traits.displayGamut == .P3 ? "p3" : "srgb")",
        ].joined(separator: " ")
    }
}

/// Runs of text on one baseline.
private struct TextLine {
    let baseline: CGFloat
    /// The range from the leftmost to the rightmost glyph's origin.
    var edges: ClosedRange<CGFloat>
    var text: String

    func joins(_ next: TextLine, size: CGFloat) -> Bool { abs(baseline - next.baseline) < size * 0.3 }

    mutating func add(_ next: TextLine, size: CGFloat) {
        // No glyph is much wider than the font size, so a larger gap starts another text.
        let gap = max(next.edges.lowerBound - edges.upperBound, edges.lowerBound - next.edges.upperBound)
        text += (gap > size * 1.5 ? " " : "") + next.text
        edges = min(edges.lowerBound, next.edges.lowerBound)...max(edges.upperBound, next.edges.upperBound)
    }
}

/// Collects an element's own drawing, and the elements within it.
private struct ElementSketch {
    /// The origin in the picture's coordinates.
    var origin = CGPoint.zero
    var size = CGSize.zero
    var fills: [String] = []
    var shape: Path?
    var lines: [TextLine] = []
    var fonts: [String] = []
    var colors: [String] = []
    var firstBaseline: CGPoint?
    var images: [String] = []
    var tints: [String] = []
    var opacity = 1.0
    var rest: [DrawingItem] = []
    var children: [LayoutElement] = []

    /// - Parameters:
    ///   - items: the items of a group.
    ///   - style: the transform from the group to the picture, with the innermost clip and opacity.
    mutating func collect(_ items: [DrawingItem], _ style: GroupStyle) {
        for item in items {
            switch item {
            case .element(let mark, let inner):
                children.append(Self.element(mark, inner, style, around: origin))
            case .group(let group, let inner):
                var within = group
                within.transform = group.transform.concatenating(style.transform)
                within.opacity = group.opacity * style.opacity
                within.clip = group.clip ?? style.clip
                collect(inner, within)
            case .fill(let path, let paint): collect(path, paint, item, style)
            case .glyphs(let run): collect(run, style)
            case .image(let placed):
                images.append(String(placed.image.digest.prefix(12)))
                if let tint = placed.tint { tints.append(Self.words(for: tint)) }
                // The frame of the picture within the element.
                keep(.fill(.rectangle(placed.frame), .color(.black)), style)
            case .stroke, .shadow, .backdrop: keep(item, style)
            }
        }
    }

    private static func element(
        _ mark: ElementMark, _ items: [DrawingItem], _ style: GroupStyle, around: CGPoint
    ) -> LayoutElement {
        let frame = mark.frame.applying(style.transform)
        var sketch = ElementSketch(origin: frame.origin, size: frame.size)
        var inner = style
        // The surrounding groups' opacity belongs to the elements there.
        inner.opacity = 1
        inner.clip = nil
        sketch.collect(items, inner)
        return LayoutElement(
            kind: mark.kind, id: String(mark.id.map { $0.isWhitespace ? "_" : $0 }), name: mark.label,
            frame: CGRect(
                x: rounded(frame.minX - around.x), y: rounded(frame.minY - around.y), width: rounded(frame.width),
                height: rounded(frame.height)),
            properties: sketch.properties, children: sketch.children)
    }

    private mutating func collect(_ path: Path, _ paint: Paint, _ item: DrawingItem, _ style: GroupStyle) {
        opacity = min(opacity, style.opacity)
        guard let box = path.bounds?.applying(style.transform), isWhole(box) else { return keep(item, style) }
        switch paint {
        case .color(let color): fills.append(Self.words(for: color))
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _):
            fills.append(gradient.stops.map { Self.words(for: $0.color) }.joined(separator: "-"))
            keep(item, style)
        }
        if path.asRectangle == nil { shape = path }
    }

    private func isWhole(_ box: CGRect) -> Bool {
        abs(box.minX - origin.x) < 0.01 && abs(box.minY - origin.y) < 0.01 && abs(box.width - size.width) < 0.01
            && abs(box.height - size.height) < 0.01
    }

    private mutating func collect(_ run: GlyphRun, _ style: GroupStyle) {
        opacity = min(opacity, style.opacity)
        let start = (run.glyphs.first?.position ?? .zero).applying(style.transform)
        let end = (run.glyphs.last?.position ?? .zero).applying(style.transform)
        let line = TextLine(baseline: start.y, edges: min(start.x, end.x)...max(start.x, end.x), text: run.text)
        if lines.last?.joins(line, size: run.size) == true {
            lines[lines.count - 1].add(line, size: run.size)
        } else {
            lines.append(line)
        }
        var size = TextBytes()
        size.write(Double(run.size))
        let font = "\(run.font.postScriptName)/\(size.text)"
        if !fonts.contains(font) { fonts.append(font) }
        let color = Self.words(for: run.color)
        if !colors.contains(color) { colors.append(color) }
        if firstBaseline == nil { firstBaseline = CGPoint(x: start.x - origin.x, y: start.y - origin.y) }
    }

    /// Keeps an item that has no property of its own, at its position within the element.
    private mutating func keep(_ item: DrawingItem, _ style: GroupStyle) {
        var style = style
        opacity = min(opacity, style.opacity)
        style.transform.tx = Self.rounded(style.transform.tx - origin.x)
        style.transform.ty = Self.rounded(style.transform.ty - origin.y)
        rest.append(.group(style, [item]))
    }

    private var properties: [LayoutProperty] {
        var found: [LayoutProperty] = []
        func add(_ key: LayoutProperty.Key, _ values: [String]) {
            if !values.isEmpty { found.append(LayoutProperty(key, values.joined(separator: "+"))) }
        }
        add(.fill, fills)
        add(.shape, shape.map { [Self.digest(of: [.fill(Self.atOrigin($0), .color(.black))])] } ?? [])
        if !lines.isEmpty {
            found.append(LayoutProperty(.text, lines.map(\.text).joined(separator: "\n")))
        }
        add(.font, fonts)
        add(.color, colors)
        if let firstBaseline {
            var text = TextBytes()
            text.write(Double(firstBaseline.x))
            text.write(",")
            text.write(Double(firstBaseline.y))
            add(.baseline, [text.text])
        }
        add(.image, images)
        add(.tint, tints)
        if opacity < 1 {
            var text = TextBytes()
            text.write(opacity)
            add(.opacity, [text.text])
        }
        add(.drawing, rest.isEmpty ? [] : [Self.digest(of: rest)])
        return found
    }

    /// The shape of the outline, independent of its position.
    private static func atOrigin(_ path: Path) -> Path {
        guard let box = path.bounds else { return path }
        return path.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY))
    }

    /// The digest of the dump, whose numbers are rounded to visible differences.
    private static func digest(of items: [DrawingItem]) -> String {
        String(ContentDigest(of: DisplayList(size: .zero, items: items).dump.utf8).hexadecimal.prefix(10))
    }

    private static func words(for color: Color) -> String {
        var text = TextBytes()
        text.write(color)
        return text.text
    }

    private static func rounded(_ value: CGFloat) -> CGFloat {
        let thousandths = (value * 1000).rounded()
        return thousandths == 0 ? 0 : thousandths / 1000
    }
}
