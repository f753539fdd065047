import Diagnostics
import Foundation
import Geometry

extension DisplayList {
    /// The picture as text, one item a line, with inner items indented.
    ///
    /// Numbers have at most three decimals, which hides invisible differences.
    ///
    ///     display 390 844 "Settings"
    ///     element "title" UILabel "Settings" Main.storyboard:41:13 frame 20 64 350 24
    ///       glyphs Inter-Regular/17 "Settings" at 20 83.5 to 78.2 83.5 fill #000000
    public var dump: String {
        var writer = DumpWriter()
        writer.text.write("display ")
        writer.text.write(CGPoint(x: size.width, y: size.height))
        writer.quoted(title)
        writer.endLine()
        writer.write(items, depth: 0)
        return writer.text.text
    }
}

private struct DumpWriter {
    var text = TextBytes()

    mutating func endLine() { text.write("\n") }

    /// A space and the quoted text; nothing if there is no text.
    mutating func quoted(_ words: String) {
        guard !words.isEmpty else { return }
        text.write(" ")
        text.write(JSONText.quoted(words))
    }

    mutating func write(_ items: [DrawingItem], depth: Int) {
        for item in items {
            text.write(String(repeating: "  ", count: depth))
            write(item, depth: depth)
        }
    }

    private mutating func write(_ item: DrawingItem, depth: Int) {
        switch item {
        case .fill(let path, let paint):
            text.write("fill ")
            write(path)
            write(paint)
            endLine()
        case .stroke(let path, let paint, let style):
            text.write("stroke ")
            write(path)
            write(paint)
            write(style)
            endLine()
        case .glyphs(let run):
            write(run)
            endLine()
        case .image(let placed):
            text.write("image \(placed.image.digest.prefix(12)) in ")
            text.write(placed.frame)
            if let tint = placed.tint {
                text.write(" tint ")
                text.write(tint)
            }
            endLine()
        case .shadow(let path, let shadow):
            text.write("shadow ")
            write(path)
            text.write(" ")
            write(shadow)
            endLine()
        case .backdrop(let path, let backdrop):
            text.write("backdrop ")
            write(path)
            text.write(" radius ")
            text.write(Double(backdrop.radius))
            text.write(" saturation ")
            text.write(backdrop.saturation)
            endLine()
        case .group(let style, let items):
            text.write("group")
            write(style)
            endLine()
            if let mask = style.composition?.mask {
                text.write(String(repeating: "  ", count: depth + 1) + "mask\n")
                write(mask, depth: depth + 2)
            }
            write(items, depth: depth + 1)
        case .element(let mark, let items):
            write(mark)
            endLine()
            write(items, depth: depth + 1)
        }
    }

    private mutating func write(_ path: Path) {
        if let rect = path.asRectangle {
            text.write("rectangle ")
            text.write(rect)
        } else {
            text.write("path ")
            text.write(path)
        }
    }

    private mutating func write(_ paint: Paint) {
        switch paint {
        case .color(let color):
            text.write(" ")
            text.write(color)
        case .linearGradient(let gradient, let start, let end):
            text.write(" linear ")
            text.write(start)
            text.write(" to ")
            text.write(end)
            write(gradient)
        case .radialGradient(let gradient, let center, let radius):
            text.write(" radial ")
            text.write(center)
            text.write(" radius ")
            text.write(Double(radius))
            write(gradient)
        }
    }

    private mutating func write(_ gradient: Gradient) {
        for stop in gradient.stops {
            text.write(" ")
            text.write(stop.color)
            text.write("@")
            text.write(stop.offset)
        }
    }

    private mutating func write(_ style: StrokeStyle) {
        text.write(" width ")
        text.write(Double(style.width))
        switch style.cap {
        case .butt: break
        case .round: text.write(" cap round")
        case .square: text.write(" cap square")
        }
        switch style.join {
        case .miter: break
        case .round: text.write(" join round")
        case .bevel: text.write(" join bevel")
        }
        guard !style.dashes.isEmpty else { return }
        text.write(" dashes")
        for dash in style.dashes {
            text.write(" ")
            text.write(Double(dash))
        }
    }

    private mutating func write(_ run: GlyphRun) {
        text.write("glyphs \(run.font.postScriptName)/")
        text.write(Double(run.size))
        quoted(run.text)
        if let first = run.glyphs.first, let last = run.glyphs.last {
            text.write(" at ")
            text.write(first.position)
            if run.glyphs.count > 1 {
                text.write(" to ")
                text.write(last.position)
            }
        }
        text.write(" fill ")
        text.write(run.color)
    }

    private mutating func write(_ style: GroupStyle) {
        let map = style.transform
        if !map.isIdentity {
            if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
                text.write(" move ")
                text.write(CGPoint(x: map.tx, y: map.ty))
            } else {
                text.write(" transform")
                for value in [map.a, map.b, map.c, map.d, map.tx, map.ty] {
                    text.write(" ")
                    text.write(Double(value))
                }
            }
        }
        if let clip = style.clip {
            text.write(" clip ")
            write(clip)
        }
        if style.opacity != 1 {
            text.write(" opacity ")
            text.write(style.opacity)
        }
        if let composition = style.composition { text.write(" composed \(composition.blendMode)") }
        if let shadow = style.composition?.shadow {
            text.write(" shadow ")
            write(shadow)
        }
    }

    private mutating func write(_ shadow: Shadow) {
        text.write(shadow.color)
        text.write(" offset ")
        text.write(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
        text.write(" radius ")
        text.write(Double(shadow.radius))
    }

    private mutating func write(_ mark: ElementMark) {
        text.write("element")
        quoted(mark.id)
        text.write(" \(mark.kind)")
        quoted(mark.label ?? "")
        if let location = mark.location { text.write(" \(location)") }
        text.write(" frame ")
        text.write(mark.frame)
    }
}
