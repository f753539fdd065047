public import Bitmaps
import Diagnostics
import Foundation
import Geometry

extension DisplayList {
    /// The digest of everything in the list: equal digests give equal files of every format.
    public var digest: ContentDigest {
        digest(includingMarks: true)
    }

    /// The digest of the visible content, without marks, texts, title and summary.
    ///
    /// Equal digests give equal pixels. The SVG's element names may differ.
    public var appearanceDigest: ContentDigest {
        digest(includingMarks: false)
    }

    private func digest(includingMarks: Bool) -> ContentDigest {
        var encoder = DisplayListEncoder(includesMarks: includingMarks)
        // The first byte is the encoding's version, which must change whenever the encoding changes.
        encoder.builder.combine(tag: 1)
        encoder.combine(size)
        if includingMarks {
            encoder.builder.combine(title)
            encoder.builder.combine(summary)
        }
        encoder.combine(items)
        return encoder.builder.finish()
    }
}

/// Writes a display list into a digest in one canonical way.
private struct DisplayListEncoder {
    var builder = DigestBuilder()
    let includesMarks: Bool

    init(includesMarks: Bool) {
        self.includesMarks = includesMarks
    }

    mutating func combine(_ items: [DrawingItem]) {
        for item in items { combine(item) }
        builder.combine(tag: 0)
    }

    private mutating func combine(_ item: DrawingItem) {
        switch item {
        case .fill(let path, let paint):
            builder.combine(tag: 1)
            combine(path)
            combine(paint)
        case .stroke(let path, let paint, let style):
            builder.combine(tag: 2)
            combine(path)
            combine(paint)
            combine(style)
        case .glyphs(let run):
            builder.combine(tag: 3)
            combine(run)
        case .image(let placed):
            builder.combine(tag: 4)
            builder.combine(placed.image.digest)
            combine(placed.image.size)
            combine(placed.frame)
            builder.combine(placed.tint) { $0.combine(color: $1) }
        case .shadow(let path, let shadow):
            builder.combine(tag: 5)
            combine(path)
            combine(shadow)
        case .group(let style, let items):
            builder.combine(tag: 6)
            combine(style)
            combine(items)
        case .element(let mark, let items):
            guard includesMarks else {
                for item in items { combine(item) }
                return
            }
            builder.combine(tag: 7)
            combine(mark)
            combine(items)
        case .backdrop(let path, let backdrop):
            builder.combine(tag: 8)
            combine(path)
            builder.combine(backdrop.radius)
            builder.combine(backdrop.saturation)
        }
    }

    private mutating func combine(_ paint: Paint) {
        switch paint {
        case .color(let color):
            builder.combine(tag: 1)
            builder.combine(color: color)
        case .linearGradient(let gradient, let start, let end):
            builder.combine(tag: 2)
            combine(gradient)
            combine(start)
            combine(end)
        case .radialGradient(let gradient, let center, let radius):
            builder.combine(tag: 3)
            combine(gradient)
            combine(center)
            builder.combine(radius)
        }
    }

    private mutating func combine(_ gradient: Gradient) {
        builder.combine(gradient.stops.count)
        for stop in gradient.stops {
            builder.combine(color: stop.color)
            builder.combine(stop.offset)
        }
    }

    private mutating func combine(_ style: StrokeStyle) {
        builder.combine(style.width)
        switch style.cap {
        case .butt: builder.combine(tag: 1)
        case .round: builder.combine(tag: 2)
        case .square: builder.combine(tag: 3)
        }
        switch style.join {
        case .miter: builder.combine(tag: 1)
        case .round: builder.combine(tag: 2)
        case .bevel: builder.combine(tag: 3)
        }
        builder.combine(style.dashes.count)
        for dash in style.dashes { builder.combine(dash) }
    }

    private mutating func combine(_ run: GlyphRun) {
        builder.combine(run.font.postScriptName)
        builder.combine(run.font.digest)
        builder.combine(run.size)
        builder.combine(color: run.color)
        builder.combine(run.glyphs.count)
        for glyph in run.glyphs {
            builder.combine(glyph.index)
            combine(glyph.position)
        }
        if includesMarks { builder.combine(run.text) }
    }

    private mutating func combine(_ style: GroupStyle) {
        let map = style.transform
        for value in [map.a, map.b, map.c, map.d, map.tx, map.ty] { builder.combine(value) }
        builder.combine(style.clip != nil)
        if let clip = style.clip { combine(clip) }
        builder.combine(style.opacity)
        // Without the tag, most groups keep the digests that they had before there were compositions.
        guard let composition = style.composition else { return }
        builder.combine(tag: 9)
        builder.combine(tag: composition.blendMode.rawValue)
        builder.combine(composition.mask != nil)
        if let mask = composition.mask { combine(mask) }
        // Without the tag, other compositions keep their digests.
        guard let shadow = composition.shadow else { return }
        builder.combine(tag: 10)
        combine(shadow)
    }

    private mutating func combine(_ shadow: Shadow) {
        builder.combine(color: shadow.color)
        combine(shadow.offset)
        builder.combine(shadow.radius)
    }

    private mutating func combine(_ mark: ElementMark) {
        builder.combine(mark.id)
        builder.combine(mark.kind)
        builder.combine(mark.label) { $0.combine($1) }
        builder.combine(mark.location) { builder, location in
            builder.combine(location.file)
            builder.combine(location.line) { $0.combine($1) }
            builder.combine(location.column) { $0.combine($1) }
        }
        combine(mark.frame)
    }

    private mutating func combine(_ path: Path) {
        builder.combine(path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let point):
                builder.combine(tag: 1)
                combine(point)
            case .line(let point):
                builder.combine(tag: 2)
                combine(point)
            case .curve(let point, let control1, let control2):
                builder.combine(tag: 3)
                combine(control1)
                combine(control2)
                combine(point)
            case .close:
                builder.combine(tag: 4)
            }
        }
    }

    mutating func combine(_ size: CGSize) {
        builder.combine(size.width)
        builder.combine(size.height)
    }

    private mutating func combine(_ point: CGPoint) {
        builder.combine(point.x)
        builder.combine(point.y)
    }

    private mutating func combine(_ rect: CGRect) {
        combine(rect.origin)
        combine(rect.size)
    }
}

extension DigestBuilder {
    /// The four components of a color.
    fileprivate mutating func combine(color: Color) {
        combine(color.red)
        combine(color.green)
        combine(color.blue)
        combine(color.alpha)
    }
}
