public import Diagnostics
public import Drawing
internal import LocatedText
public import Traits

/// The colors of one name.
public struct ColorSet: Hashable, Sendable {
    /// The name with its namespaces: `Brand/accent`.
    public var name: String
    var entries: [Entry]
    public var location: SourceLocation

    struct Entry: Hashable, Sendable {
        var key: AssetVariantKey
        var color: AssetColor
    }

    /// The color that best fits the traits, or `nil` if none matches.
    ///
    /// > Rule: IM-3, as for images.
    public func color(for traits: UITraitCollection) -> AssetColor? {
        entries.bestFit(for: traits, key: \.key)?.color
    }
}

/// A color of a catalog: a value of its own or the name of a system color.
public enum AssetColor: Hashable, Sendable {
    case fixed(Color)
    /// A system color by UIKit's name without the suffix `Color`: `systemBlue`, `label`.
    case system(String)
}

extension AssetColor {
    /// Reads the `color` of an entry.
    init?(reading color: LocatedJSON, into log: inout AssetLog) {
        if let reference = color["reference"]?.string {
            self = .system(reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference)
            return
        }
        guard let components = color["components"], components.isObject else { return nil }
        func component(_ name: String, default missing: Double? = nil) -> Double? {
            guard let value = components[name] else { return missing }
            guard let number = Self.component(value) else {
                log.warn(.badComponent(Self.text(of: value), of: name), at: value.location)
                return missing
            }
            return number
        }
        let alpha = component("alpha", default: 1) ?? 1
        let space = color["color-space"]?.string ?? "srgb"
        if space.contains("gray") {
            guard let white = component("white") else { return nil }
            self = .fixed(Color(white: white, alpha: alpha))
            return
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch space {
        case "srgb", "extended-srgb":
            self = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
        case "display-p3":
            self = .fixed(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
        case "extended-linear-srgb", "extended-range-linear-srgb":
            self = .fixed(Color(linearRed: red, green: green, blue: blue, alpha: alpha))
        default:
            log.warn(.unknownColorSpace(space), at: color["color-space"]?.location ?? color.location)
            self = .fixed(Color(red: red, green: green, blue: blue, alpha: alpha))
        }
    }

    /// A component as Xcode writes it: `0x80` and `128` of 255, `0.502` of 1.
    ///
    /// A bare 1 means the full component rather than 1/255, because tools that write colors use it that way.
    static func component(_ value: LocatedJSON) -> Double? {
        if let number = value.number { return number > 1 ? number / 255 : number }
        guard let text = value.string else { return nil }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") || abs(number) <= 1 ? number : number / 255
    }

    private static func text(of value: LocatedJSON) -> String {
        value.string.map { "'\($0.prefix(40))'" } ?? "this value"
    }
}
