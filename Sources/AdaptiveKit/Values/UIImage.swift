public import Drawing
public import Foundation
public import Geometry
public import Traits

/// A picture with the facts that layout and drawing need: size, scale, how it stretches, whether it is a stencil.
public final class UIImage: Hashable, Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// What the picture is made of.
    public enum Content: Hashable, Sendable {
        case picture(DrawingImage)
        /// Outlines in a unit of points, filled with the tint or text colour.
        case symbol(name: String, outline: Path)
        /// A picture that could not be had: a quiet frame of the right size with its name.
        case placeholder(name: String)
        case empty
    }

    struct Facts: Hashable, Sendable {
        var content: Content
        var size: CGSize
        var scale: CGFloat
        var renderingMode = RenderingMode.automatic
        var resizingMode = ResizingMode.tile
        var capInsets = UIEdgeInsets.zero
        var alignmentRectInsets = UIEdgeInsets.zero
        var baselineOffsetFromBottom: CGFloat?
        var flipsForRightToLeftLayoutDirection = false
        /// The name in the job's resources, by which it is found again when traits change.
        var catalogName: String?
        var symbolName: String?
        var tint: UIColor?
        var symbolRequest = SymbolRequest()
    }

    let facts: Facts

    init(facts: Facts) {
        self.facts = facts
    }

    public convenience init() {
        self.init(facts: Facts(content: .empty, size: .zero, scale: 1))
    }

    /// A picture of a given size in points; what a loader of resources makes.
    ///
    /// - Parameters:
    ///   - content: what it is made of.
    ///   - size: points.
    ///   - scale: pixels in a point of the file that it came from.
    ///   - catalogName: the name by which the job's resources find it again when traits change.
    public convenience init(content: Content, size: CGSize, scale: CGFloat = 1, catalogName: String? = nil) {
        self.init(facts: Facts(content: content, size: size, scale: scale, catalogName: catalogName))
    }

    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let resources = JobEnvironment.current.resources
        guard let found = resources.image(named: name, compatibleWith: traits ?? .current) else { return nil }
        var facts = found.facts
        facts.catalogName = name
        self.init(facts: facts)
    }

    // MARK: Answers

    public var content: Content { facts.content }
    /// Points.
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

    private func with(_ change: (inout Facts) -> Void) -> UIImage {
        var changed = facts
        change(&changed)
        return UIImage(facts: changed)
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
        with {
            $0.capInsets = insets
            $0.resizingMode = resizingMode
        }
    }

    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { with { $0.alignmentRectInsets = insets } }

    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
        with { $0.baselineOffsetFromBottom = offset }
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeftLayoutDirection = true }
    }

    public static func == (a: UIImage, b: UIImage) -> Bool { a === b || a.facts == b.facts }
    public func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}

extension UIImage {
    /// What an image was or should be made for: traits, and for symbols size and weight.
    public class Configuration: NSObject {
        public override init() { super.init() }
    }

    /// How large, heavy and coloured a symbol is drawn.
    public final class SymbolConfiguration: Configuration {
        var pointSize: CGFloat?
        var weight: SymbolWeight?
        var scale: SymbolScale?
        var textStyle: UIFont.TextStyle?

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
