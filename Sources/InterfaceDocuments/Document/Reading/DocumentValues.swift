internal import Diagnostics
public import Foundation
internal import LocatedText

/// Insets as stored in a document, by edge or by reading direction.
public struct DocumentInsets: Hashable, Sendable {
    public var top: CGFloat
    /// The leading inset if directional, otherwise the left one.
    public var leading: CGFloat
    public var bottom: CGFloat
    /// The trailing inset if directional, otherwise the right one.
    public var trailing: CGFloat
    public var isDirectional: Bool

    public init(
        top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, isDirectional: Bool = false
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
        self.isDirectional = isDirectional
    }
}

/// A color as stored in a document.
public enum DocumentColor: Hashable, Sendable {
    /// The color space of the components.
    public enum Space: String, Hashable, Sendable {
        case sRGB, displayP3, extendedSRGB, extendedGray
        case calibratedRGB, calibratedWhite, genericGamma22GrayColorSpace
        case deviceRGB, deviceWhite, deviceCMYK, genericCMYKColorSpace
        /// `custom`: another attribute names the space. `catalog`: the color has a name.
        case custom, catalog
    }

    /// A gray value and alpha, each from 0 to 1.
    case white(Double, alpha: Double, space: Space)
    case components(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
    /// A system color, such as `systemBackgroundColor`, `tableCellGroupedBackgroundColor` or `darkTextColor`.
    case system(String)
    /// A color set of an asset catalog.
    case named(String)
    /// `<nil key="…"/>`: explicitly no color.
    case none

    init?(_ element: LocatedXML, _ reading: DocumentReading) {
        guard ["color", "nil"].contains(element.name) else { return nil }
        var reader = ElementReader(element, reading)
        if element.name == "nil" {
            self = .none
            return
        }
        let kindOfSpace: Space? = reader.spelled("colorSpace")
        let space = reader.spelled("customColorSpace") ?? kindOfSpace ?? .calibratedRGB
        defer {
            // The components of a named color are its values in only one environment.
            reader.ignore(["white", "red", "green", "blue", "alpha", "catalog"], .bookkeeping)
            reader.finish()
        }
        let system = reader.string("systemColor")
        let renamed = reader.string("xcode11CocoaTouchSystemColor")
        let older = reader.string("cocoaTouchSystemColor")
        // A color without a name on old systems carries both. The catalog's name and the newer name win.
        if let name = reader.string("name"), system == nil, older == nil {
            self = kindOfSpace == .catalog && element["catalog"] == "System" ? .system(name) : .named(name)
        } else if let system = system ?? renamed ?? older {
            self = .system(system)
        } else if element["white"] != nil {
            self = .white(
                Double(reader.number("white") ?? 0), alpha: Double(reader.number("alpha") ?? 1), space: space)
        } else if element["red"] != nil {
            self = .components(
                red: Double(reader.number("red") ?? 0), green: Double(reader.number("green") ?? 0),
                blue: Double(reader.number("blue") ?? 0), alpha: Double(reader.number("alpha") ?? 1), space: space)
        } else if element["cyan"] != nil {
            let black = 1 - Double(reader.number("black") ?? 0)
            func light(_ ink: String) -> Double { (1 - Double(reader.number(ink) ?? 0)) * black }
            self = .components(
                red: light("cyan"), green: light("magenta"), blue: light("yellow"),
                alpha: Double(reader.number("alpha") ?? 1), space: space)
        } else {
            reading.log.warnOnce(
                "color:\(space.rawValue)", DocumentProblem.missingAttribute("component or name", element: "color"),
                at: element.location)
            return nil
        }
    }
}

/// The interface style that a view or controller overrides, as spelled in the format.
public enum DocumentUserInterfaceStyle: String, Hashable, Sendable { case unspecified, light, dark }

/// The weight of a font or symbol, as spelled in the format.
public enum DocumentFontWeight: String, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A font as stored in a document.
public struct DocumentFont: Hashable, Sendable {
    /// The text styles by the raw values of UIKit's constants.
    public enum TextStyle: String, Hashable, Sendable {
        case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
        case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
        case largeTitle = "UICTFontTextStyleTitle0"
        case title1 = "UICTFontTextStyleTitle1"
        case title2 = "UICTFontTextStyleTitle2"
        case title3 = "UICTFontTextStyleTitle3"
        case headline = "UICTFontTextStyleHeadline"
        case subheadline = "UICTFontTextStyleSubhead"
        case body = "UICTFontTextStyleBody"
        case callout = "UICTFontTextStyleCallout"
        case footnote = "UICTFontTextStyleFootnote"
        case caption1 = "UICTFontTextStyleCaption1"
        case caption2 = "UICTFontTextStyleCaption2"
    }

    public enum Design: String, Hashable, Sendable { case `default`, rounded, serif, monospaced }

    public enum Kind: Hashable, Sendable {
        case system
        case boldSystem
        case italicSystem
        case textStyle(TextStyle)
        case custom(name: String, family: String)
    }

    public var kind: Kind
    /// The size in points; `nil` if a text style determines it.
    public var pointSize: CGFloat?
    public var weight: DocumentFontWeight?
    public var design: Design?

    public init(kind: Kind, pointSize: CGFloat? = nil, weight: DocumentFontWeight? = nil, design: Design? = nil) {
        self.kind = kind
        self.pointSize = pointSize
        self.weight = weight
        self.design = design
    }

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        let family = reader.string("family")
        reader.ignore(["width"], .undrawn)
        let type: SystemType? = reader.spelled("type")
        pointSize = reader.number("pointSize")
        weight = reader.spelled("weight")
        design = reader.spelled("design")
        if let size: ControlSize = reader.spelled("size"), pointSize == nil { pointSize = size.points }
        if let style = reader.spelled("style", unknown: TextStyle.body) {
            kind = .textStyle(style)
        } else if let name = reader.string("name") {
            kind = .custom(name: name, family: family ?? name)
        } else {
            kind =
                switch type {
                case .boldSystem: .boldSystem
                case .italicSystem: .italicSystem
                case .system, nil: .system
                }
        }
        reader.finish()
    }

    private enum SystemType: String { case system, boldSystem, italicSystem }

    /// The named sizes, from before documents stored numbers.
    private enum ControlSize: String {
        case system, smallSystem, label, button

        var points: CGFloat {
            switch self {
            case .system: 14
            case .smallSystem: 12
            case .label: 17
            case .button: 18
            }
        }
    }
}
