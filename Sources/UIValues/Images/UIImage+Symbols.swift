import Drawing
import Foundation
public import Symbols
import Theming
public import Traits

extension UIImage {
    /// Creates a system symbol by name, drawn as a plain sign of about its size.
    ///
    /// The list of the system's names isn't known here: any name but the empty one is accepted.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(
            facts: Self.symbolFacts(
                name,
                configuration: (configuration as? SymbolConfiguration).map(SymbolRequest.init)
                    ?? SymbolRequest(), traits: .current))
    }

    /// Creates a variable symbol, which is drawn with its full value.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system's images for common signs.
    public static var add: UIImage { sign("plus.circle.fill") }
    public static var remove: UIImage { sign("minus.circle.fill") }
    public static var actions: UIImage { sign("ellipsis.circle") }
    public static var checkmark: UIImage { sign("checkmark") }
    public static var strokedCheckmark: UIImage { sign("checkmark.circle") }

    private static func sign(_ name: String) -> UIImage {
        UIImage(facts: symbolFacts(name, configuration: SymbolRequest(), traits: .current))
    }

    /// Creates a custom symbol from its template, as loaders of resources do.
    public convenience init(symbol: SymbolTemplate, named name: String) {
        self.init(
            facts: Self.symbolFacts(name, template: symbol, configuration: SymbolRequest(), traits: .current))
    }

    /// The configuration of a symbol; a value type, so that images stay sendable.
    struct SymbolRequest: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight: SymbolWeight?
        var scale: SymbolScale?
        var textStyle: UIFont.TextStyle?
        var color: UIColor?

        init() {}

        init(_ configuration: SymbolConfiguration) {
            pointSize = configuration.pointSize
            weight = configuration.weight
            scale = configuration.specifiedScale
            textStyle = configuration.textStyle
            color = configuration.colors.first
        }

        /// The request with the values of another one in place of its own.
        func applying(_ other: SymbolRequest) -> SymbolRequest {
            var result = self
            if let size = other.pointSize { (result.pointSize, result.textStyle) = (size, nil) }
            if let style = other.textStyle { (result.textStyle, result.pointSize) = (style, nil) }
            result.weight = other.weight ?? weight
            result.scale = other.scale ?? scale
            result.color = other.color ?? color
            return result
        }

        func points(in traits: UITraitCollection) -> CGFloat {
            if let pointSize { return UIFont.usable(pointSize) }
            return textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize } ?? 17
        }
    }

    static func symbolFacts(
        _ name: String, template: SymbolTemplate? = nil, configuration: SymbolRequest, traits: UITraitCollection
    ) -> Facts {
        let points = configuration.points(in: traits)
        let factor: CGFloat =
            switch configuration.scale {
            case .small: 0.79
            case .large: 1.28
            default: 1
            }
        let grid = JobEnvironment.current.pixelGrid
        if let template { return customSymbolFacts(name, template, configuration, points: points, grid: grid) }
        if let template = exportedTemplate(named: name) {
            var facts = customSymbolFacts(name, template, configuration, points: points, grid: grid)
            facts.flipsForRightToLeftLayoutDirection = isMirrored(name)
            return facts
        }
        let shape = SymbolShape(name: name)
        let size = grid.ceil(
            CGSize(width: shape.box.width * points * factor, height: shape.box.height * points * factor))
        let weights: [SymbolWeight: CGFloat] = [
            .ultraLight: 0.035, .thin: 0.05, .light: 0.07, .medium: 0.105, .semibold: 0.12, .bold: 0.14, .heavy: 0.16,
            .black: 0.18,
        ]
        let lineWidth = points * factor * (weights[configuration.weight ?? .regular] ?? 0.09)
        var facts = Facts(
            content: .symbol(name: name, outline: SymbolOutlines.outline(of: shape, in: size, lineWidth: lineWidth)),
            size: size, scale: JobEnvironment.current.screen.scale)
        facts.symbolName = name
        facts.flipsForRightToLeftLayoutDirection = isMirrored(name)
        facts.symbolRequest = configuration
        facts.tint = configuration.color
        // A symbol is centered on the capitals of its font, regardless of its own edges, and aligned by its font's
        // line: a play button in a circle, 20 × 19 at 17 points, has its baseline at 3.5 and insets of -0.5 at top and
        // bottom.
        let font = UIFont.systemFont(ofSize: points)
        let baseline = grid.floor((size.height - font.capHeight) / 2)
        facts.baselineOffsetFromBottom = baseline
        facts.alignmentRectInsets = UIEdgeInsets(
            top: size.height - baseline - grid.round(font.ascender), left: 0,
            bottom: baseline + grid.round(font.descender), right: 0)
        return facts
    }

    /// The user's template of a system symbol, in the folder that the theme names.
    private static func exportedTemplate(named name: String) -> SymbolTemplate? {
        let job = JobEnvironment.current
        return job.palette.symbols?.template(named: name).flatMap { job.resources.symbol(atPath: $0) }
    }

    /// Whether a system symbol is mirrored in layouts from right to left.
    ///
    /// Names that contain a layout direction mark such symbols. Names with left or right do not, and neither do
    /// `forward` and `backward` themselves, which are the signs of media players.
    private static func isMirrored(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains {
            ["forward", "backward", "leading", "trailing"].contains($0)
        }
    }

    /// The facts of a custom symbol: the width between its margins, and the height of its glyph.
    private static func customSymbolFacts(
        _ name: String, _ template: SymbolTemplate, _ configuration: SymbolRequest, points: CGFloat, grid: PixelGrid
    ) -> Facts {
        let scale: SymbolTemplate.Scale =
            switch configuration.scale {
            case .small: .small
            case .large: .large
            default: .medium
            }
        let weight = configuration.weight.flatMap { SymbolTemplate.Weight(rawValue: $0.rawValue - 1) } ?? .regular
        let glyph = template.glyph(weight, scale)
        // Templates are drawn for a font of 100 points.
        let unit = points / 100
        let outline = glyph.outline.applying(CGAffineTransform(scaleX: unit, y: unit))
        let bounds = outline.bounds ?? .zero
        let size = grid.ceil(CGSize(width: glyph.width * unit, height: bounds.height))
        let origin = CGPoint(
            x: (size.width - glyph.width * unit) / 2, y: (size.height - bounds.height) / 2 - bounds.minY)
        var facts = Facts(
            content: .symbol(
                name: name, outline: outline.applying(CGAffineTransform(translationX: origin.x, y: origin.y))),
            size: size, scale: JobEnvironment.current.screen.scale)
        facts.symbolName = name
        facts.symbolTemplate = template
        facts.symbolRequest = configuration
        facts.tint = configuration.color
        let font = UIFont.systemFont(ofSize: points)
        let baseline = grid.round(size.height - origin.y)
        facts.baselineOffsetFromBottom = baseline
        facts.alignmentRectInsets = UIEdgeInsets(
            top: size.height - baseline - grid.round(font.ascender), left: 0,
            bottom: baseline + grid.round(font.descender), right: 0)
        return facts
    }

    /// The symbol at another size, weight or scale; other images stay unchanged.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard facts.symbolName != nil else { return nil }
        return reconfigured(facts.symbolRequest.applying(SymbolRequest(configuration)), traits: .current)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let symbol = configuration as? SymbolConfiguration { return applyingSymbolConfiguration(symbol) ?? self }
        guard let traits = configuration.traitCollection else { return self }
        return fitted(to: traits)
    }

    func reconfigured(_ request: SymbolRequest, traits: UITraitCollection) -> UIImage {
        guard let name = facts.symbolName else { return self }
        var changed = Self.symbolFacts(
            name, template: facts.symbolTemplate, configuration: request, traits: traits)
        changed.catalogName = facts.catalogName
        facts.changes.apply(to: &changed)
        return UIImage(facts: changed, asset: imageAsset)
    }

    /// The version of the image for the traits; a symbol has the configured size.
    ///
    /// > Rule: IM-5.
    package func fitted(to traits: UITraitCollection, configuration: SymbolConfiguration? = nil) -> UIImage {
        if isSymbolImage {
            // A size by text style follows the content size category.
            guard configuration != nil || facts.symbolRequest.textStyle != nil else { return self }
            // The image's own configuration takes precedence over its view's.
            let preferred = configuration.map(SymbolRequest.init) ?? SymbolRequest()
            return reconfigured(preferred.applying(facts.symbolRequest), traits: traits)
        }
        guard let imageAsset, imageAsset.isDynamic, var fitted = imageAsset.facts(for: traits) else { return self }
        facts.changes.apply(to: &fitted)
        return UIImage(facts: fitted, asset: imageAsset)
    }
}
