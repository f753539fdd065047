public import Foundation
public import Geometry
public import Typography

/// The attributes of a font, from which other fonts can be derived.
public final class UIFontDescriptor: Hashable, Sendable {
    /// The descriptor for text layout.
    public let descriptor: FontDescriptor
    let textStyle: UIFont.TextStyle?

    public init(descriptor: FontDescriptor, textStyle: UIFont.TextStyle? = nil) {
        self.descriptor = descriptor
        self.textStyle = textStyle
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(descriptor: FontDescriptor(family: .custom(fontName), size: size))
    }

    /// A font of 12 points, whatever the matrix.
    public convenience init(name fontName: String, matrix: CGAffineTransform) { self.init(name: fontName, size: 12) }

    /// The system font with other attributes, as ``addingAttributes(_:)`` takes them.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let plain = UIFontDescriptor(descriptor: FontDescriptor(family: .system, size: 12))
        self.init(descriptor: plain.addingAttributes(attributes).descriptor)
    }

    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let symbolic = AttributeName(rawValue: "NSCTFontSymbolicTrait")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }

    /// The key of a font trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The key of a font feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// The descriptor with another family, name, size, weight or slant.
    ///
    /// Features are ignored, except monospaced digits.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var changed = descriptor
        if let name = attributes[.name] as? String ?? attributes[.family] as? String { changed.family = .custom(name) }
        if let size = attributes[.size] as? CGFloat, size > 0, size.isFinite { changed.size = size }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { changed.weight = weight.cssWeight }
            if let weight = traits[.weight] as? CGFloat { changed.weight = UIFont.Weight(weight).cssWeight }
            if let slant = traits[.slant] as? CGFloat { changed.isItalic = slant > 0 }
        }
        for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
        where feature[.type] == kNumberSpacingType {
            changed.hasMonospacedDigits = feature[.selector] == kMonospacedNumbersSelector
        }
        return UIFontDescriptor(descriptor: changed, textStyle: textStyle)
    }

    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var pointSize: CGFloat { descriptor.size }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if descriptor.isItalic { traits.insert(.traitItalic) }
        if descriptor.weight >= 600 { traits.insert(.traitBold) }
        if descriptor.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

    /// The value of an attribute: of name, family, size, text style or traits.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        let font = UIFont(descriptor: self, size: 0)
        switch anAttribute {
        case .name: return font.fontName
        case .family: return font.familyName
        case .size: return pointSize
        case .textStyle: return textStyle
        case .traits: return [AttributeName.symbolic: symbolicTraits.rawValue]
        default: return nil
        }
    }

    /// The attributes that the descriptor was made with: its name and size.
    public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    public func withFace(_ newFace: String) -> UIFontDescriptor { self }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = descriptor
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) {
            changed.weight = max(changed.weight, 600)
        } else if changed.weight >= 600 {
            changed.weight = 400
        }
        if symbolicTraits.contains(.traitMonoSpace), changed.family == .system { changed.family = .systemMonospaced }
        return UIFontDescriptor(descriptor: changed, textStyle: textStyle)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = descriptor
        changed.size = newPointSize
        return UIFontDescriptor(descriptor: changed, textStyle: textStyle)
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = descriptor
        switch design {
        case .rounded: changed.family = .systemRounded
        case .serif: changed.family = .systemSerif
        case .monospaced: changed.family = .systemMonospaced
        default: changed.family = .system
        }
        return UIFontDescriptor(descriptor: changed, textStyle: textStyle)
    }

    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
        a.descriptor == b.descriptor && a.textStyle == b.textStyle
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(descriptor) }
}

extension UIFont {
    /// Creates the font of a descriptor; a size of 0 uses the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var changed = descriptor.descriptor
        if pointSize > 0 { changed.size = pointSize }
        changed.size = Self.usable(changed.size)
        self.init(descriptor: changed, textStyle: descriptor.textStyle)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor: descriptor, textStyle: textStyle) }
}

/// The number of a font's feature for digits of one width, and of its two settings.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
