public import Bitmaps
public import Diagnostics

/// What a rule says of how much may differ; `nil` where it says nothing.
public struct ToleranceRule: Hashable, Sendable {
    /// A glob that `DOCUMENT/VARIANT` must match.
    public var variants: String
    public var channel: Int?
    public var threshold: Double?
    public var perceptualPrecision: Double?
    public var precision: Double?
    public var ignoresAntialiasing: Bool?
    public var density: DensityLimit?
    /// Parts in which anything may be, in points: x, y, width, height.
    public var masks: [[Double]] = []
    /// Where it is written: a line of the file, or the command.
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

    /// What it names, as it is printed.
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

/// The rules that hold in a run: of the goldens' own file in its order, then of the command.
public struct ToleranceRules: Sendable {
    public var rules: [ToleranceRule]

    public init(_ rules: [ToleranceRule] = []) {
        self.rules = rules.filter { !$0.words.isEmpty }
    }

    /// What holds for one variant.
    struct Effective: Sendable {
        var tolerance = PictureTolerance.exact
        /// Points.
        var masks: [[Double]] = []
        /// `precision 0.99 (tolerances.yaml:3)`; empty where nothing is loosened.
        var words: [String] = []
        /// Which rules take part.
        var rules: [Int] = []
    }

    /// The later of two rules that say the same thing counts; masks add up.
    func effective(for key: GoldenKey) -> Effective {
        var found = Effective()
        let name = key.description
        for (index, rule) in rules.enumerated() where Wildcard(rule.variants).matches(name) {
            found.tolerance = rule.applied(to: found.tolerance)
            found.masks += rule.masks
            found.rules.append(index)
            found.words.append("\(rule.words.joined(separator: ", ")) (\(rule.origin))")
        }
        return found
    }
}

/// A pattern over names in which `*` stands for any characters, and `?` for one.
struct Wildcard: Sendable {
    private let pattern: [Character]

    /// A pattern without a star or question mark stands for all names that begin with it.
    init(_ pattern: String) {
        let isPlain = !pattern.contains { "*?".contains($0) }
        self.pattern = Array(isPlain ? pattern + "*" : pattern)
    }

    func matches(_ name: String) -> Bool {
        let name = Array(name)
        var (p, n) = (0, 0)
        var star: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, n)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let last = star {
                p = last.pattern + 1
                n = last.name + 1
                star = (last.pattern, n)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
