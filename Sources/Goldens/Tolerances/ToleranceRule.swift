public import Bitmaps
import Devices
public import Diagnostics

/// A rule for permitted differences; a property is `nil` if the rule does not set it.
public struct ToleranceRule: Hashable, Sendable {
    /// A glob that `DOCUMENT/VARIANT` must match.
    public var variants: String
    public var channel: Int?
    public var threshold: Double?
    public var perceptualPrecision: Double?
    public var precision: Double?
    public var ignoresAntialiasing: Bool?
    public var density: DensityLimit?
    /// The parts in which any difference is allowed, in points: x, y, width, height.
    public var masks: [[Double]] = []
    /// The location of the rule: a line of the file, or the command.
    public var origin: SourceLocation

    public init(
        variants: String = "*", channel: Int? = nil, threshold: Double? = nil, perceptualPrecision: Double? = nil,
        precision: Double? = nil, ignoresAntialiasing: Bool? = nil, density: DensityLimit? = nil,
        masks: [[Double]] = [], origin: SourceLocation = SourceLocation(file: "the command")
    ) {
        self.variants = variants
        self.channel = channel
        self.threshold = threshold
        self.perceptualPrecision = perceptualPrecision
        self.precision = precision
        self.ignoresAntialiasing = ignoresAntialiasing
        self.density = density
        self.masks = masks
        self.origin = origin
    }

    /// The rule's settings, as printed.
    var words: [String] {
        var words: [String] = []
        if let channel { words.append("channel \(channel)") }
        if let threshold { words.append("threshold \(threshold)") }
        if let perceptualPrecision { words.append("perceptual-precision \(perceptualPrecision)") }
        if let precision { words.append("precision \(precision)") }
        if let ignoresAntialiasing { words.append("ignore-antialiasing \(ignoresAntialiasing)") }
        if let density { words.append("density \(density.side),\(density.pixels)") }
        if !masks.isEmpty { words.append(masks.count == 1 ? "a mask" : "\(masks.count) masks") }
        return words
    }

    public func applied(to tolerance: PictureTolerance) -> PictureTolerance {
        PictureTolerance(
            channel: channel ?? tolerance.channel, threshold: threshold ?? tolerance.threshold,
            perceptualPrecision: perceptualPrecision ?? tolerance.perceptualPrecision,
            precision: precision ?? tolerance.precision,
            ignoresAntialiasing: ignoresAntialiasing ?? tolerance.ignoresAntialiasing,
            density: density ?? tolerance.density)
    }
}

/// The rules of a run: first those of the goldens' file, in its order, then the command's.
public struct ToleranceRules: Sendable {
    public var rules: [ToleranceRule]

    public init(_ rules: [ToleranceRule] = []) {
        self.rules = rules.filter { !$0.words.isEmpty }
    }

    /// The rules in effect for one variant.
    struct Effective: Sendable {
        var tolerance = PictureTolerance.exact
        /// The masks in points.
        var masks: [[Double]] = []
        /// The rules in words, such as `precision 0.99 (tolerances.yaml:3)`; empty if nothing is loosened.
        var words: [String] = []
        /// The indices of the rules in effect.
        var rules: [Int] = []
    }

    /// The rules in effect for a key.
    ///
    /// A later rule overrides an earlier one; masks add up.
    func effective(for key: GoldenKey) -> Effective {
        var found = Effective()
        let name = key.description
        for (index, rule) in rules.enumerated() where Glob(names: rule.variants).matches(name) {
            found.tolerance = rule.applied(to: found.tolerance)
            found.masks += rule.masks
            found.rules.append(index)
            found.words.append("\(rule.words.joined(separator: ", ")) (\(rule.origin))")
        }
        return found
    }
}
