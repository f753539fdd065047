public import ArgumentParser
public import Bitmaps
import Goldens

/// The options for tolerances.
struct ToleranceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The fraction of pixels that must match, from 0 to 1. The default is 1.", valueName: "share"))
    var precision: Double?

    @Option(
        help: ArgumentHelp(
            "How similar colors must look, from 0 to 1. 0.98 allows differences that are barely visible.",
            valueName: "share")
    )
    var perceptualPrecision: Double?

    @Option(help: ArgumentHelp("Ignore color differences up to this YIQ distance, from 0 to 1.", valueName: "distance"))
    var threshold: Double?

    @Option(help: ArgumentHelp("Ignore differences of a channel up to this value, from 0 to 255.", valueName: "steps"))
    var channel: Int?

    @Flag(inversion: .prefixedNo, help: "Ignore differences in the antialiasing of edges.")
    var ignoreAntialiasing = false

    @Option(
        help: ArgumentHelp(
            "With --precision, the most pixels that may differ in any square: SIDE,PIXELS. The default is 8,16.",
            valueName: "limit"))
    var density: DensityLimit?

    func validate() throws {
        let shares = [
            ("precision", precision), ("perceptual-precision", perceptualPrecision), ("threshold", threshold),
        ]
        for (name, value) in shares {
            guard let value, !(0...1).contains(value) else { continue }
            throw ValidationError("--\(name) takes a number from 0 to 1.")
        }
        if let channel, !(0...255).contains(channel) {
            throw ValidationError("--channel takes a number from 0 to 255.")
        }
    }

    /// The options as a rule for every variant.
    var rule: ToleranceRule {
        ToleranceRule(
            channel: channel, threshold: threshold, perceptualPrecision: perceptualPrecision, precision: precision,
            ignoresAntialiasing: ignoreAntialiasing ? true : nil, density: density)
    }

    var picture: PictureTolerance { rule.applied(to: .exact) }
}

extension DensityLimit: ExpressibleByArgument {
    /// `side,pixels`.
    public init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let side = numbers[0], let pixels = numbers[1], (1...4096).contains(side), pixels >= 0
        else { return nil }
        self.init(side: side, pixels: pixels)
    }
}
