internal import Diagnostics
public import Foundation

/// Insets as a document gives them, by edge or by reading direction.
public struct DocumentInsets: Hashable, Sendable {
    public var top: CGFloat
    /// Left, unless directional.
    public var leading: CGFloat
    public var bottom: CGFloat
    /// Right, unless directional.
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

/// A colour as a document gives it.
public enum DocumentColor: Hashable, Sendable {
    /// Grey and alpha from 0 to 1, in a colour space of that name.
    case white(Double, alpha: Double, space: String)
    case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    /// `systemBackgroundColor`, `tableCellGroupedBackgroundColor`, `darkTextColor`.
    case system(String)
    /// A colour set of an asset catalog.
    case named(String)
    /// `<nil key="…"/>`: explicitly none.
    case none

    init?(_ element: DocumentElement, _ reading: DocumentReading) {
        guard ["color", "nil"].contains(element.name) else { return nil }
        var reader = ElementReader(element, reading)
        if element.name == "nil" {
            self = .none
            return
        }
        let kindOfSpace = reader.string("colorSpace")
        let space = reader.string("customColorSpace") ?? kindOfSpace ?? "calibratedRGB"
        defer {
            // The components of a colour that has a name are those that it has somewhere.
            reader.ignore(["white", "red", "green", "blue", "alpha", "catalog"], .bookkeeping)
            reader.finish()
        }
        let system = reader.string("systemColor")
        let renamed = reader.string("xcode11CocoaTouchSystemColor")
        let older = reader.string("cocoaTouchSystemColor")
        // A colour that Xcode cannot name for old systems carries both; the catalogue's and the newer name win.
        if let name = reader.string("name"), system == nil, older == nil {
            self = kindOfSpace == "catalog" && element["catalog"] == "System" ? .system(name) : .named(name)
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
                "color:\(space)", DocumentProblem.missingAttribute("component or name", element: "color"),
                at: element.location)
            return nil
        }
    }
}

/// A font as a document gives it.
public struct DocumentFont: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case system
        case boldSystem
        case italicSystem
        /// `UICTFontTextStyleBody`.
        case textStyle(String)
        case custom(name: String, family: String)
    }

    public var kind: Kind
    /// Points; `nil` where a style gives it.
    public var pointSize: CGFloat?
    /// How heavy it is: `semibold`, `light`.
    public var weight: String?
    /// `rounded`, `serif`, `monospaced`.
    public var design: String?

    public init(kind: Kind, pointSize: CGFloat? = nil, weight: String? = nil, design: String? = nil) {
        self.kind = kind
        self.pointSize = pointSize
        self.weight = weight
        self.design = design
    }

    init(_ element: DocumentElement, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        let family = reader.string("family")
        reader.ignore(["width"], .undrawn)
        let type = reader.string("type")
        pointSize = reader.number("pointSize")
        weight = reader.string("weight")
        design = reader.string("design")
        if let size = reader.string("size"), pointSize == nil { pointSize = Self.controlSizes[size] }
        if let style = reader.string("style") {
            kind = .textStyle(style)
        } else if let name = reader.string("name") {
            kind = .custom(name: name, family: family ?? name)
        } else {
            kind =
                switch type {
                case "boldSystem": .boldSystem
                case "italicSystem": .italicSystem
                default: .system
                }
        }
        reader.finish()
    }

    /// Sizes by name, from before documents carried a number.
    private static let controlSizes: [String: CGFloat] = [
        "system": 14, "smallSystem": 12, "label": 17, "button": 18,
    ]
}
