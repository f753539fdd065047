public import Drawing
public import Foundation
public import Geometry
import Symbols
public import Traits

/// An image with its properties for layout and drawing: size, scale, resizing, and whether it is a template.
public final class UIImage: Hashable, Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The content of the image.
    public enum Content: Hashable, Sendable {
        case picture(DrawingImage)
        /// A path in points, filled with the tint or text color.
        case symbol(name: String, outline: Path)
        /// An image that isn't available: a plain frame of the right size with its name.
        case placeholder(name: String)
        /// A program's drawing, in points.
        case drawing([DrawingItem])
        case empty
    }

    package struct Facts: Hashable, Sendable {
        var content: Content
        var size: CGSize
        var scale: CGFloat
        var renderingMode = RenderingMode.automatic
        var resizingMode = ResizingMode.tile
        var capInsets = UIEdgeInsets.zero
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffsetFromBottom: CGFloat?
        var flipsForRightToLeftLayoutDirection = false
        /// The name in the job's resources, for finding the image again when traits change.
        var catalogName: String?
        var symbolName: String?
        /// The glyphs of a custom symbol; `nil` for the system's.
        var symbolTemplate: SymbolTemplate?
        package var tint: UIColor?
        var symbolRequest = SymbolRequest()
        /// The traits of the image, if it is one of several versions.
        var traits: UITraitCollection?
        /// The program's changes, which apply to any version that is shown.
        var changes = Changes()
    }

    /// The program's settings, which override those of the file or catalog.
    struct Changes: Hashable, Sendable {
        var renderingMode: RenderingMode?
        var tint: UIColor?
        var stretching: Stretching?
        var alignmentRectInsets: UIEdgeInsets?
        var baselineOffsetFromBottom: CGFloat??
        var flips: Bool?

        struct Stretching: Hashable, Sendable {
            var capInsets: UIEdgeInsets
            var mode: ResizingMode
        }

        func apply(to facts: inout Facts) {
            if let renderingMode { facts.renderingMode = renderingMode }
            if let tint { facts.tint = tint }
            if let stretching { (facts.capInsets, facts.resizingMode) = (stretching.capInsets, stretching.mode) }
            if let alignmentRectInsets { facts.alignmentRectInsets = alignmentRectInsets }
            if let baselineOffsetFromBottom { facts.baselineOffsetFromBottom = baselineOffsetFromBottom }
            if let flips { facts.flipsForRightToLeftLayoutDirection = flips }
            facts.changes = self
        }
    }

    package let facts: Facts

    /// The asset that contains this image as one of its versions.
    ///
    /// > Rule: IM-4.
    public let imageAsset: UIImageAsset?

    init(facts: Facts, asset: UIImageAsset? = nil) {
        self.facts = facts
        imageAsset = asset ?? UIImageAsset(original: facts)
    }

    public convenience init() {
        self.init(facts: Facts(content: .empty, size: .zero, scale: 1))
    }

    /// Creates an image with a size in points, as loaders of resources do.
    ///
    /// - Parameters:
    ///   - content: the content of the image.
    ///   - size: the size in points.
    ///   - scale: the number of pixels per point of the file.
    ///   - catalogName: the name for finding the image again in the job's resources when traits change.
    public convenience init(content: Content, size: CGSize, scale: CGFloat = 1, catalogName: String? = nil) {
        self.init(facts: Facts(content: content, size: size, scale: scale, catalogName: catalogName))
    }

    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let resources = JobEnvironment.current.resources
        // Without traits, the image is for the screen. Otherwise a catalog's iPhone images would not match anything.
        let wanted = traits ?? UITraitCollection(traitsFrom: [JobEnvironment.current.screen.traits, .current])
        guard
            let found = resources.image(named: name, compatibleWith: wanted)
                ?? Self.nameWithoutScale(name).flatMap({ resources.image(named: $0, compatibleWith: wanted) })
        else { return nil }
        var facts = found.facts
        facts.catalogName = name
        facts.traits = traits
        self.init(facts: facts)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The name of a picture that is asked for by the name of one of its files, such as `Icon@2x.png`.
    private static func nameWithoutScale(_ name: String) -> String? {
        for mark in ["@1x", "@2x", "@3x"] {
            guard let range = name.range(of: mark, options: .backwards) else { continue }
            return name.replacingCharacters(in: range, with: "")
        }
        return nil
    }

    /// The image itself, which cannot change.
    public func copy() -> Any { self }

    // MARK: Answers

    package var content: Content { facts.content }
    /// The size in points.
    public var size: CGSize { facts.size }
    public var scale: CGFloat { facts.scale }
    public var renderingMode: RenderingMode { facts.renderingMode }
    public var resizingMode: ResizingMode { facts.resizingMode }
    public var capInsets: UIEdgeInsets { facts.capInsets }
    public var alignmentRectInsets: UIEdgeInsets { facts.alignmentRectInsets }
    public var baselineOffsetFromBottom: CGFloat? { facts.baselineOffsetFromBottom }
    public var flipsForRightToLeftLayoutDirection: Bool { facts.flipsForRightToLeftLayoutDirection }
    public var isSymbolImage: Bool { facts.symbolName != nil }
    public var imageOrientation: Orientation { .up }

    /// The traits that the image was created for.
    public var traitCollection: UITraitCollection { facts.traits ?? UITraitCollection() }

    /// The configuration that the image was created for; `nil` if none was given.
    public var configuration: Configuration? { facts.traits.map { Configuration(traitCollection: $0) } }

    private func with(_ change: (inout Changes) -> Void) -> UIImage {
        var changes = facts.changes
        change(&changes)
        var changed = facts
        changes.apply(to: &changed)
        return UIImage(facts: changed, asset: imageAsset)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { with { $0.renderingMode = mode } }

    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: insets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with { $0.stretching = Changes.Stretching(capInsets: insets, mode: resizingMode) }
    }

    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = insets } }

    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
        with { $0.baselineOffsetFromBottom = offset }
    }

    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = .some(nil) } }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flips = true }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.facts == b.facts }
    public func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}

extension UIImage {
    /// The configuration of an image: its traits, and for symbols the size and weight.
    public class Configuration: NSObject {
        public fileprivate(set) var traitCollection: UITraitCollection?

        public override init() { super.init() }

        public convenience init(traitCollection: UITraitCollection) {
            self.init()
            self.traitCollection = traitCollection
        }

        /// The same configuration for other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let copy = copied()
            copy.traitCollection = traitCollection
            return copy
        }

        /// The configuration with the values of another one in place of its own.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            let copy = copied()
            if let traits = otherConfiguration?.traitCollection { copy.traitCollection = traits }
            return copy
        }

        required init(copying other: Configuration) {
            traitCollection = other.traitCollection
            super.init()
        }

        private func copied() -> Self { Self(copying: self) }
    }

    /// The size, weight and color of a symbol.
    public final class SymbolConfiguration: Configuration {
        var pointSize: CGFloat?
        var weight: SymbolWeight?
        private var scale: SymbolScale?
        /// The scale; `nil` if it isn't specified.
        var specifiedScale: SymbolScale? { scale == .unspecified ? nil : scale }
        var textStyle: UIFont.TextStyle?
        /// The colors of the symbol's layers; a plain sign has one layer, drawn in the first color.
        var colors: [UIColor] = []

        public override init() { super.init() }

        required init(copying other: Configuration) {
            super.init(copying: other)
            if let other = other as? SymbolConfiguration { take(other) }
        }

        private func take(_ other: SymbolConfiguration) {
            pointSize = other.textStyle == nil ? other.pointSize ?? pointSize : nil
            textStyle = other.pointSize == nil ? other.textStyle ?? textStyle : nil
            weight = other.weight ?? weight
            scale = other.specifiedScale ?? scale
            if !other.colors.isEmpty { colors = other.colors }
        }

        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            let copy = super.applying(otherConfiguration)
            if let other = otherConfiguration as? SymbolConfiguration { copy.take(other) }
            return copy
        }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        /// Plain signs are still drawn in one color.
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }

        public convenience init(hierarchicalColor: UIColor) {
            self.init()
            colors = [hierarchicalColor]
        }

        public convenience init(paletteColors: [UIColor]) {
            self.init()
            colors = paletteColors
        }

        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init()
            self.pointSize = pointSize
            self.weight = weight
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        public convenience init(scale: SymbolScale) {
            self.init()
            self.scale = scale
        }

        public convenience init(weight: SymbolWeight) {
            self.init()
            self.weight = weight
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init()
            self.textStyle = textStyle
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init()
            self.textStyle = textStyle
            self.scale = scale
        }

        public convenience init(font: UIFont) {
            self.init()
            pointSize = font.pointSize
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
}
