import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Writes items as SVG elements, one a line.
struct SVGWriter {
    var body = TextBytes()
    var definitions = SVGDefinitions()
    private var maskCount = 0
    private var ids = SVGElementIDs()
    private let tools: RenderingTools

    init(tools: RenderingTools) {
        self.tools = tools
    }

    mutating func write(_ items: [DrawingItem]) throws(RenderingProblem) {
        for item in items { try write(item) }
    }

    private mutating func write(_ item: DrawingItem) throws(RenderingProblem) {
        switch item {
        case .fill(let path, let paint):
            write(path, paint)
        case .stroke(let path, let paint, let style):
            write(path, paint, style)
        case .glyphs(let run):
            try write(run)
        case .image(let placed):
            write(placed)
        case .shadow(let path, let shadow):
            write(path, shadow)
        case .backdrop:
            // `BackdropPainter` has replaced backdrops, which SVG does not have.
            return
        case .group(let style, let items):
            try write(items, in: style)
        case .element(let mark, let items):
            body.write("<g")
            write(mark)
            body.write(">\n")
            try write(items)
            body.write("</g>\n")
        }
    }

    private mutating func write(_ mark: ElementMark) {
        body.write(attribute: "id", escaped: ids.unique(mark.id))
        body.write(attribute: "data-kind", escaped: mark.kind)
        if let label = mark.label { body.write(attribute: "data-label", escaped: label) }
        if let location = mark.location { body.write(attribute: "data-source", escaped: location.description) }
        body.write(" data-frame=\"")
        body.write(mark.frame)
        body.write("\"")
    }

    mutating func write(_ path: Path, _ paint: Paint) {
        guard path.isFinite, !path.isEmpty else { return }
        let (paint, opacity) = define(paint)
        openShape(path)
        body.write(attribute: "fill", escaped: paint)
        if opacity < 1 { body.write(attribute: "fill-opacity", opacity) }
        body.write("/>\n")
    }

    private mutating func write(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard path.isFinite, !path.isEmpty, style.width > 0, style.width.isFinite else { return }
        let (paint, opacity) = define(paint)
        openShape(path)
        body.write(attribute: "fill", escaped: "none")
        body.write(attribute: "stroke", escaped: paint)
        if opacity < 1 { body.write(attribute: "stroke-opacity", opacity) }
        if style.width != 1 { body.write(attribute: "stroke-width", Double(style.width)) }
        switch style.cap {
        case .butt: break
        case .round: body.write(attribute: "stroke-linecap", escaped: "round")
        case .square: body.write(attribute: "stroke-linecap", escaped: "square")
        }
        switch style.join {
        case .miter: break
        case .round: body.write(attribute: "stroke-linejoin", escaped: "round")
        case .bevel: body.write(attribute: "stroke-linejoin", escaped: "bevel")
        }
        if style.hasUsableDashes {
            body.write(" stroke-dasharray=\"")
            for (index, dash) in style.dashes.enumerated() {
                if index > 0 { body.write(" ") }
                body.write(Double(dash))
            }
            body.write("\"")
        }
        body.write("/>\n")
    }

    /// The start of a `<rect>` if the outline is one, otherwise of a `<path>`.
    private mutating func openShape(_ path: Path) {
        if let rect = path.asRectangle {
            body.write("<rect")
            body.write(attribute: "x", Double(rect.minX))
            body.write(attribute: "y", Double(rect.minY))
            body.write(attribute: "width", Double(rect.width))
            body.write(attribute: "height", Double(rect.height))
        } else {
            body.write("<path d=\"")
            body.write(path)
            body.write("\"")
        }
    }

    /// A paint as an attribute's value, with the opacity attribute of a color.
    private mutating func define(_ paint: Paint) -> (value: String, opacity: Double) {
        switch paint {
        case .color(let color):
            return (color.svg, color.alpha)
        case .linearGradient(let gradient, let start, let end):
            let id = definitions.id(of: .paint(paint), kind: .paint) { text, id in
                text.write("<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
                text.write(attribute: "x1", Double(start.x))
                text.write(attribute: "y1", Double(start.y))
                text.write(attribute: "x2", Double(end.x))
                text.write(attribute: "y2", Double(end.y))
                text.write(">")
                text.write(gradient)
                text.write("</linearGradient>\n")
            }
            return ("url(#\(id))", 1)
        case .radialGradient(let gradient, let center, let radius):
            let id = definitions.id(of: .paint(paint), kind: .paint) { text, id in
                text.write("<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\"")
                text.write(attribute: "cx", Double(center.x))
                text.write(attribute: "cy", Double(center.y))
                text.write(attribute: "r", Double(max(0, radius)))
                text.write(">")
                text.write(gradient)
                text.write("</radialGradient>\n")
            }
            return ("url(#\(id))", 1)
        }
    }

    private mutating func write(_ items: [DrawingItem], in style: GroupStyle) throws(RenderingProblem) {
        guard !items.isEmpty else { return }
        let map = style.transform
        let determinant = map.a * map.d - map.b * map.c
        guard determinant != 0, determinant.isFinite, map.tx.isFinite, map.ty.isFinite else { return }
        let clip: String? = style.clip.map { path in
            definitions.id(of: .clip(path), kind: .clip) { text, id in
                text.write("<clipPath id=\"\(id)\"><path d=\"")
                if path.isFinite { text.write(path) }
                text.write("\"/></clipPath>\n")
            }
        }
        let filter = style.composition?.shadow.flatMap { shadow in items.bounds.flatMap { define(shadow, around: $0) } }
        var mask: String?
        if let items = style.composition?.mask {
            maskCount += 1
            let name = "m-k\(maskCount)"
            mask = name
            body.write("<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"")
            let bounds = items.bounds ?? .zero
            body.write(attribute: "x", Double(bounds.minX))
            body.write(attribute: "y", Double(bounds.minY))
            body.write(attribute: "width", Double(bounds.width))
            body.write(attribute: "height", Double(bounds.height))
            body.write(" style=\"mask-type:alpha\">\n")
            try write(items)
            body.write("</mask>\n")
        }
        body.write("<g")
        if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
            if map.tx != 0 || map.ty != 0 {
                body.write(" transform=\"translate(")
                body.write(CGPoint(x: map.tx, y: map.ty))
                body.write(")\"")
            }
        } else {
            body.write(" transform=\"matrix(")
            for factor in [map.a, map.b, map.c, map.d] {
                // Three decimals would move content far from the origin.
                body.write(Double(factor), decimals: 6)
                body.write(" ")
            }
            body.write(CGPoint(x: map.tx, y: map.ty))
            body.write(")\"")
        }
        if let clip { body.write(attribute: "clip-path", url: clip) }
        if style.opacity.isFinite, style.opacity < 1 { body.write(attribute: "opacity", max(0, style.opacity)) }
        if let mask { body.write(attribute: "mask", url: mask) }
        if let filter { body.write(attribute: "filter", url: filter) }
        if let composition = style.composition {
            body.write(attribute: "style", escaped: composition.blendMode.css)
        }
        body.write(">\n")
        try write(items)
        body.write("</g>\n")
    }

    /// The id of a filter that draws a shadow below what it is set on; `nil` if none is visible.
    private mutating func define(_ shadow: Shadow, around bounds: CGRect) -> String? {
        guard let shadow = shadow.drawable else { return nil }
        let area = bounds.insetBy(dx: -1, dy: -1).union(shadow.filteredArea(of: bounds))
        return definitions.id(of: .shadow(shadow, area), kind: .filter) { text, id in
            text.openFilter(id, area: area)
            text.write("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"")
            text.write(Double(shadow.radius))
            text.write("\"/><feOffset dx=\"")
            text.write(Double(shadow.offset.width))
            text.write("\" dy=\"")
            text.write(Double(shadow.offset.height))
            text.write("\" result=\"s\"/><feFlood")
            text.write(attribute: "flood-color", escaped: shadow.color.svg)
            text.write(attribute: "flood-opacity", shadow.color.alpha)
            text.write("/><feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/>")
            text.write("<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
        }
    }

    private mutating func write(_ path: Path, _ shadow: Shadow) {
        guard path.isFinite, let shadow = shadow.drawable, let bounds = path.bounds else { return }
        let area = shadow.filteredArea(of: bounds)
        let filter: String? =
            shadow.radius <= 0
            ? nil
            : definitions.id(of: .blur(shadow.radius, area), kind: .filter) { text, id in
                text.openFilter(id, area: area)
                text.write("<feGaussianBlur stdDeviation=\"")
                text.write(Double(shadow.radius))
                text.write("\"/></filter>\n")
            }
        openShape(path.applying(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)))
        body.write(attribute: "fill", escaped: shadow.color.svg)
        if shadow.color.alpha < 1 { body.write(attribute: "fill-opacity", shadow.color.alpha) }
        if let filter { body.write(attribute: "filter", url: filter) }
        body.write("/>\n")
    }

    private mutating func write(_ run: GlyphRun) throws(RenderingProblem) {
        guard run.size > 0, run.size < 10_000, !run.glyphs.isEmpty, run.color.alpha > 0 else { return }
        let face = try tools.faces.face(for: run.font)
        body.write("<g")
        body.write(attribute: "fill", escaped: run.color.svg)
        if run.color.alpha < 1 { body.write(attribute: "fill-opacity", run.color.alpha) }
        if !run.text.isEmpty { body.write(attribute: "data-text", escaped: run.text) }
        body.write(">")
        for glyph in run.glyphs {
            guard abs(glyph.position.x) < 1e6, abs(glyph.position.y) < 1e6 else { continue }
            switch face.glyph(glyph.index) {
            case .outline(let outline):
                guard !outline.segments.isEmpty else { continue }
                let key = SVGDefinitions.Key.glyph(run.font, size: run.size, index: glyph.index)
                let id = definitions.id(of: key, kind: .glyph) { text, id in
                    text.write("<path id=\"\(id)\" d=\"")
                    text.write(outline.path(size: run.size))
                    text.write("\"/>\n")
                }
                use(id, at: glyph.position)
            case .picture(let picture):
                let frame = CGRect(
                    x: picture.frame.minX * run.size, y: picture.frame.minY * run.size,
                    width: picture.frame.width * run.size, height: picture.frame.height * run.size)
                let key = SVGDefinitions.Key.glyph(run.font, size: run.size, index: glyph.index)
                let id = definitions.id(of: key, kind: .picture) { text, id in
                    let png = picture.surface.withPixelRows { tools.encoder.encode($0) } ?? []
                    text.write(image: png, type: "image/png", id: id, frame: frame)
                }
                use(id, at: glyph.position)
            }
        }
        body.write("</g>\n")
    }

    private mutating func write(_ placed: PlacedImage) {
        let frame = placed.frame
        guard frame.width > 0, frame.height > 0, Path.rectangle(frame).isFinite else { return }
        let key = SVGDefinitions.Key.picture(
            digest: placed.image.digest, width: frame.width, height: frame.height)
        let id = definitions.id(of: key, kind: .picture) { text, id in
            let box = CGRect(origin: .zero, size: frame.size)
            switch placed.image.content {
            case .bitmap(let bitmap):
                text.write(image: tools.encoder.encode(bitmap), type: "image/png", id: id, frame: box)
            case .svg(let document):
                text.write(image: document, type: "image/svg+xml", id: id, frame: box)
            }
        }
        guard let tint = placed.tint else {
            use(id, at: frame.origin)
            body.write("\n")
            return
        }
        let filter = definitions.id(of: .tint(tint), kind: .filter) { text, id in
            text.write(
                "<filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\">"
                    + "<feFlood flood-color=\"\(tint.svg)\"")
            if tint.alpha < 1 { text.write(attribute: "flood-opacity", tint.alpha) }
            text.write("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>\n")
        }
        body.write("<g")
        body.write(attribute: "filter", url: filter)
        body.write(">")
        use(id, at: frame.origin)
        body.write("</g>\n")
    }

    private mutating func use(_ id: String, at position: CGPoint) {
        body.write("<use href=\"#\(id)\"")
        body.write(attribute: "x", Double(position.x))
        body.write(attribute: "y", Double(position.y))
        body.write("/>")
    }
}

extension TextBytes {
    fileprivate mutating func write(_ gradient: Gradient) {
        for stop in gradient.stops {
            write("<stop")
            write(attribute: "offset", stop.offset)
            write(attribute: "stop-color", escaped: stop.color.svg)
            if stop.color.alpha < 1 { write(attribute: "stop-opacity", stop.color.alpha) }
            write("/>")
        }
    }

    /// A line with an embedded image.
    fileprivate mutating func write(image file: [UInt8], type: String, id: String, frame: CGRect) {
        write("<image id=\"\(id)\"")
        if frame.minX != 0 { write(attribute: "x", Double(frame.minX)) }
        if frame.minY != 0 { write(attribute: "y", Double(frame.minY)) }
        write(attribute: "width", Double(frame.width))
        write(attribute: "height", Double(frame.height))
        write(" preserveAspectRatio=\"none\" href=\"data:\(type);base64,")
        write(base64: file)
        write("\"/>\n")
    }
}

extension Color {
    /// The color without its alpha, as SVG writes it.
    fileprivate var svg: String {
        var text = TextBytes()
        text.write(rgb: self)
        return text.text
    }
}

extension BlendMode {
    /// The style of a group; modes that SVG does not have are in pictures already.
    fileprivate var css: String {
        switch self {
        case .multiply: "mix-blend-mode:multiply"
        case .screen: "mix-blend-mode:screen"
        case .overlay: "mix-blend-mode:overlay"
        case .darken: "mix-blend-mode:darken"
        case .lighten: "mix-blend-mode:lighten"
        case .colorDodge: "mix-blend-mode:color-dodge"
        case .colorBurn: "mix-blend-mode:color-burn"
        case .softLight: "mix-blend-mode:soft-light"
        case .hardLight: "mix-blend-mode:hard-light"
        case .difference: "mix-blend-mode:difference"
        case .exclusion: "mix-blend-mode:exclusion"
        case .hue: "mix-blend-mode:hue"
        case .saturation: "mix-blend-mode:saturation"
        case .color: "mix-blend-mode:color"
        case .luminosity: "mix-blend-mode:luminosity"
        case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
            .destinationOut, .destinationAtop, .xor, .plusLighter:
            "isolation:isolate"
        }
    }
}

extension Shadow {
    /// The area that a filter needs for the shadow of a box, with a pixel of room.
    fileprivate func filteredArea(of box: CGRect) -> CGRect {
        box.applying(CGAffineTransform(translationX: offset.width, y: offset.height))
            .insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
    }
}

extension TextBytes {
    /// Writes the start tag of a filter that works on an area in user space.
    fileprivate mutating func openFilter(_ id: String, area: CGRect) {
        write("<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\"")
        write(attribute: "x", Double(area.minX))
        write(attribute: "y", Double(area.minY))
        write(attribute: "width", Double(area.width))
        write(attribute: "height", Double(area.height))
        write(" color-interpolation-filters=\"sRGB\">")
    }
}
