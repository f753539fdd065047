public import ArgumentParser
public import Bitmaps
import Goldens

/// The options for tolerances.
struct ToleranceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The share of pixels that must be the same, from 0 to 1; 1 unless given.", valueName: "share"))
    var precision: Double?

    @Option(
        help: ArgumentHelp(
            "How alike colours must be for an eye, from 0 to 1; 0.98 allows what is just not seen.", valueName: "share")
    )
    var perceptualPrecision: Double?

    @Option(help: ArgumentHelp("The distance in YIQ that counts as none, from 0 to 1.", valueName: "distance"))
    var threshold: Double?

    @Option(help: ArgumentHelp("The difference of a channel that counts as none, from 0 to 255.", valueName: "steps"))
    var channel: Int?

    @Flag(help: "Pixels that differ as the smoothing of an edge does count as the same.")
    var ignoreAntialiasing = false

    @Option(
        help: ArgumentHelp(
            "With --precision, the most changed pixels in any square: SIDE,PIXELS; 8,16 unless given.",
            valueName: "limit"))
    var density: DensityLimit?

    func validate() throws {
        let shares = [
            ("precision", precision), ("perceptual-precision", perceptualPrecision), ("threshold", threshold),
        ]
        for (name, value) in shares {
            guard let value, !(0...1).contains(value) else { continue }
            throw ValidationError("--\(name) is from 0 to 1.")
        }
        if let channel, !(0...255).contains(channel) { throw ValidationError("--channel is from 0 to 255.") }
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
