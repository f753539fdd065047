public import Drawing
public import Foundation
import Geometry

/// A custom symbol: its glyphs by weight and scale, as in a template of Apple's SF Symbols app.
///
/// A template has up to 27 glyphs. Missing ones are interpolated between weights, or scaled.
public struct SymbolTemplate: Hashable, Sendable {
    /// The weights of symbols, thinnest first.
    public enum Weight: Int, CaseIterable, Sendable {
        case ultralight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum Scale: Int, CaseIterable, Sendable {
        case small, medium, large

        /// The size of a glyph of this scale, relative to medium.
        public var factor: CGFloat {
            switch self {
            case .small: 0.79
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// A glyph of a font of 100 points.
    ///
    /// Its left margin is at 0 and its baseline at 0, with y downwards.
    public struct Glyph: Hashable, Sendable {
        public var outline: Path
        /// The distance between its margins.
        public var width: CGFloat

        public init(outline: Path, width: CGFloat) {
            self.outline = outline
            self.width = width
        }
    }

    /// The key of a glyph.
    public struct Variant: Hashable, Sendable {
        public var weight: Weight
        public var scale: Scale

        public init(_ weight: Weight, _ scale: Scale) {
            self.weight = weight
            self.scale = scale
        }
    }

    private let glyphs: [Variant: Glyph]

    /// Creates a template from its glyphs; `nil` without any.
    public init?(_ glyphs: [Variant: Glyph]) {
        guard !glyphs.isEmpty else { return nil }
        self.glyphs = glyphs
    }

    /// The glyph for a weight and a scale.
    public func glyph(_ weight: Weight, _ scale: Scale) -> Glyph {
        if let drawn = glyphs[Variant(weight, scale)] { return drawn }
        // A template for all sizes has only small glyphs; one made by hand often has only the regular one.
        for source in [scale, .medium, .small, .large] {
            guard let glyph = glyph(weight, drawnAt: source) else { continue }
            return source == scale ? glyph : glyph.scaled(by: scale.factor / source.factor)
        }
        return Glyph(outline: Path(), width: 0)
    }

    /// The glyph for a weight from those of one scale; `nil` without any.
    private func glyph(_ weight: Weight, drawnAt scale: Scale) -> Glyph? {
        let weights = Weight.allCases.filter { glyphs[Variant($0, scale)] != nil }
        let lighter = weights.last { $0.rawValue <= weight.rawValue }
        let heavier = weights.first { $0.rawValue >= weight.rawValue }
        guard let nearest = lighter ?? heavier, let first = glyphs[Variant(nearest, scale)] else { return nil }
        guard let lighter, let heavier, lighter != heavier, let second = glyphs[Variant(heavier, scale)] else {
            return first
        }
        let share = (weight.stem - lighter.stem) / (heavier.stem - lighter.stem)
        return first.blended(with: second, share: share) ?? (share < 0.5 ? first : second)
    }
}

extension SymbolTemplate.Weight {
    /// The thickness of a stroke of the weight, relative to the size.
    fileprivate var stem: CGFloat {
        switch self {
        case .ultralight: 0.035
        case .thin: 0.05
        case .light: 0.07
        case .regular: 0.09
        case .medium: 0.105
        case .semibold: 0.12
        case .bold: 0.14
        case .heavy: 0.16
        case .black: 0.18
        }
    }
}

extension SymbolTemplate.Glyph {
    fileprivate func scaled(by factor: CGFloat) -> SymbolTemplate.Glyph {
        SymbolTemplate.Glyph(
            outline: outline.applying(CGAffineTransform(scaleX: factor, y: factor)), width: width * factor)
    }

    /// A glyph between two; `nil` if their outlines have different elements.
    fileprivate func blended(with other: SymbolTemplate.Glyph, share: CGFloat) -> SymbolTemplate.Glyph? {
        guard outline.elements.count == other.outline.elements.count else { return nil }
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var elements: [Path.Element] = []
        for pair in zip(outline.elements, other.outline.elements) {
            switch pair {
            case (.move(let a), .move(let b)): elements.append(.move(between(a, b)))
            case (.line(let a), .line(let b)): elements.append(.line(between(a, b)))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                elements.append(.curve(between(a, b), control1: between(a1, b1), control2: between(a2, b2)))
            case (.close, .close): elements.append(.close)
            default: return nil
            }
        }
        return SymbolTemplate.Glyph(outline: Path(elements), width: width + (other.width - width) * share)
    }
}
