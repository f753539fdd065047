import Bitmaps
public import Drawing
import Foundation
import Geometry

extension DisplayList {
    /// The picture in a style, with unchanged marks and positions.
    public func restyled(by style: PictureStyle) -> DisplayList {
        var result = self
        switch style.mode {
        case .full: break
        case .greys: result.items = items.map { $0.inGreys }
        case .lines:
            let whole = CGRect(origin: .zero, size: size)
            result.items =
                [.rectangle(whole, style.ground)] + items.flatMap { $0.inLines(style, picture: whole, .identity) }
        }
        return result
    }
}

extension Color {
    /// The gray of the same luminance.
    var grey: Color {
        // Rec. 709 weights of the linear parts; back to sRGB's curve.
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : PortableMath.pow((part + 0.055) / 1.055, 2.4)
        }
        let light = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        return Color(
            white: light <= 0.0031308 ? light * 12.92 : 1.055 * PortableMath.pow(light, 1 / 2.4) - 0.055, alpha: alpha)
    }
}

extension PictureStyle {
    /// The opacity that line drawings use as shading.
    var shade: Color { Color(red: ink.red, green: ink.green, blue: ink.blue, alpha: ink.alpha * 0.12) }
}

extension Paint {
    fileprivate var inGreys: Paint {
        func grey(_ gradient: Gradient) -> Gradient {
            Gradient(stops: gradient.stops.map { Gradient.Stop(color: $0.color.grey, offset: $0.offset) })
        }
        switch self {
        case .color(let color): return .color(color.grey)
        case .linearGradient(let gradient, let start, let end):
            return .linearGradient(grey(gradient), from: start, to: end)
        case .radialGradient(let gradient, let center, let radius):
            return .radialGradient(grey(gradient), center: center, radius: radius)
        }
    }

    /// The maximum opacity.
    fileprivate var alpha: Double {
        switch self {
        case .color(let color): color.alpha
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _):
            gradient.stops.map(\.color.alpha).max() ?? 0
        }
    }
}

extension DrawingItem {
    fileprivate var inGreys: DrawingItem {
        switch self {
        case .fill(let path, let paint): return .fill(path, paint.inGreys)
        case .stroke(let path, let paint, let style): return .stroke(path, paint.inGreys, style)
        case .glyphs(var run):
            run.color = run.color.grey
            return .glyphs(run)
        case .image(var placed):
            placed.tint = placed.tint?.grey
            if placed.tint == nil { placed.image = placed.image.inGreys }
            return .image(placed)
        case .shadow(let path, var shadow):
            shadow.color = shadow.color.grey
            return .shadow(path, shadow)
        case .backdrop: return self
        case .group(var style, let items):
            if let color = style.composition?.shadow?.color { style.composition?.shadow?.color = color.grey }
            return .group(style, items.map(\.inGreys))
        case .element(let mark, let items): return .element(mark, items.map(\.inGreys))
        }
    }

    /// - Parameters:
    ///   - style: the style's colors.
    ///   - picture: the bounds of the whole list.
    ///   - place: the transform from the item's coordinates to the list's.
    /// - Returns: the items that replace it.
    fileprivate func inLines(_ style: PictureStyle, picture: CGRect, _ place: CGAffineTransform) -> [DrawingItem] {
        let line = StrokeStyle(width: style.lineWidth)
        switch self {
        case .fill(let path, let paint):
            guard let box = path.bounds, paint.alpha > 0.02 else { return [] }
            let placed = box.applying(place)
            let isWhole = placed.width >= picture.width - 1 && placed.height >= picture.height - 1
            // Translucent areas must not hide the content below.
            if paint.alpha < 0.6, isWhole || min(placed.width, placed.height) > 100 {
                return [.fill(path, .color(style.shade))]
            }
            // A background of the whole screen hides the content below and has no outline.
            if isWhole { return [.fill(path, .color(style.ground))] }
            // Hairlines and strokes of symbols are already lines.
            if min(box.width, box.height) < 4 { return [.fill(path, .color(style.ink))] }
            return [.fill(path, .color(style.fill)), .stroke(path, .color(style.ink), line)]
        case .stroke(let path, let paint, let stroke):
            return paint.alpha > 0.02 ? [.stroke(path, .color(style.ink), stroke)] : []
        case .glyphs(var run):
            run.color = style.text
            return [.glyphs(run)]
        case .image(let placed):
            let frame = placed.frame
            let cross = Path([
                .move(CGPoint(x: frame.minX, y: frame.minY)), .line(CGPoint(x: frame.maxX, y: frame.maxY)),
                .move(CGPoint(x: frame.maxX, y: frame.minY)), .line(CGPoint(x: frame.minX, y: frame.maxY)),
            ])
            return [
                .fill(.rectangle(frame), .color(style.picture)), .stroke(cross, .color(style.ink), line),
                .stroke(.rectangle(frame), .color(style.ink), line),
            ]
        case .shadow, .backdrop: return []
        case .group(var group, let items):
            // What only colors or cuts what is below has no lines of its own.
            guard group.composition?.blendMode.isOfColors ?? true else { return [] }
            group.composition?.blendMode = .normal
            group.composition?.shadow = nil
            let inner = group.transform.concatenating(place)
            return [.group(group, items.flatMap { $0.inLines(style, picture: picture, inner) })]
        case .element(let mark, let items):
            return [.element(mark, items.flatMap { $0.inLines(style, picture: picture, place) })]
        }
    }
}

extension DrawingImage {
    /// The image in grays.
    ///
    /// In SVG, only hexadecimal colors are converted.
    fileprivate var inGreys: DrawingImage {
        switch content {
        case .bitmap(let bitmap):
            return DrawingImage(content: .bitmap(bitmap.inGreys), digest: digest + "-greys", size: size)
        case .svg(let bytes):
            return DrawingImage(content: .svg(SVGColors(bytes).inGreys), digest: digest + "-greys", size: size)
        }
    }
}

extension Bitmap {
    fileprivate var inGreys: Bitmap {
        var pixels = pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            // Gray pixels, which are the majority, are unchanged.
            guard pixels[start] != pixels[start + 1] || pixels[start] != pixels[start + 2] else { continue }
            let color = Color(
                red: Double(pixels[start]) / 255, green: Double(pixels[start + 1]) / 255,
                blue: Double(pixels[start + 2]) / 255)
            let level = UInt8((color.grey.red * 255).rounded())
            for part in start..<start + 3 { pixels[part] = level }
        }
        return Bitmap(size: size, pixels: pixels) ?? self
    }
}

/// The hexadecimal colors in an SVG's text.
private struct SVGColors {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var inGreys: [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "#") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let digits = bytes[(index + 1)...].prefix { Character(UnicodeScalar($0)).isHexDigit }
            // After `url(#` and in references there are names, not colors.
            let isReference =
                index > 0 && (bytes[index - 1] == UInt8(ascii: "(") || bytes[index - 1] == UInt8(ascii: "\""))
            let long = digits.count == 3 ? digits.flatMap { [$0, $0] } : Array(digits)
            let isPaint = !isReference || Self.isPaintValue(bytes[..<index])
            if isPaint, long.count == 6, let color = Color(hexadecimal: "#" + String(decoding: long, as: UTF8.self)) {
                let level = Int((color.grey.red * 255).rounded())
                let pair = String(level, radix: 16)
                result += Array(("#" + String(repeating: level < 16 ? "0" + pair : pair, count: 3)).utf8)
            } else {
                result.append(bytes[index])
                result += digits
            }
            index += 1 + digits.count
        }
        return result
    }

    /// Whether the preceding text is `fill="` or similar.
    private static func isPaintValue(_ before: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: before.suffix(16), as: UTF8.self)
        return ["fill=\"", "stroke=\"", "color=\""].contains { text.hasSuffix($0) }
    }
}
