import Bitmaps
import Diagnostics
import Foundation
import LocatedText

/// The file beside goldens with tolerances for variants: `tolerances.yaml`.
///
///     - variants: "LaunchScreen/ipad-*"
///       perceptual-precision: 0.98
///       masks: [[20, 40, 100, 18]]
enum ToleranceFile {
    static let name = "tolerances.yaml"

    /// The rules of a folder's file; empty if there is no file, or nothing in it.
    ///
    /// - Throws: all problems of the file at once, each with its line.
    static func rules(in folder: String) throws(DiagnosedError) -> [ToleranceRule] {
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let root: YAMLNode
        do {
            root = try YAMLNode.read(contentsOfFile: path)
        } catch  where error.diagnostics.map({ $0.problem as? YAMLProblem }) == [.empty] {
            return []
        }
        var reader = ShapeReader(file: path)
        let rules = Shape<[ToleranceRule]>.list(rule).read(root, &reader)
        guard let rules, !reader.log.hasErrors else { throw DiagnosedError(reader.log.diagnostics) }
        return rules
    }

    /// A rule with its location in the file.
    private static let rule = Shape<ToleranceRule>(keys.shape.words, schema: keys.shape.schema) { node, reader in
        guard var rule = keys.shape.read(node, &reader) else { return nil }
        rule.origin = node.location
        return rule
    }

    private static let keys = ObjectShape(
        "tolerance", ToleranceRule(),
        fields: [
            Field("variants", \.variants, .text, "A glob for DOCUMENT/VARIANT. The default is all."),
            Field("channel", \.channel, .integer(in: 0...255), "Steps of 255 in any channel that count as none."),
            Field("threshold", \.threshold, .number(in: 0...1), "The distance in YIQ that counts as none."),
            Field(
                "perceptual-precision", \.perceptualPrecision, .number(in: 0...1),
                "How similar colors must look."),
            Field("precision", \.precision, .number(in: 0...1), "The share of pixels that must be the same."),
            Field(
                "ignore-antialiasing", \.ignoresAntialiasing, .boolean,
                "Whether differences in the antialiasing of edges are ignored."),
            Field("density", \.density, density, "How many pixels of any square may differ."),
            Field("masks", \.masks, .list(mask), "Areas to ignore, in points."),
            Field("reason", Shape<String>.text, "Why, for people.") { _, _ in },
        ])

    private static let density = Shape<DensityLimit>.numbers(
        "two whole numbers [side, pixels] of a square", ["side", "pixels"]
    ) { numbers in
        guard let side = Int(exactly: numbers[0]), let pixels = Int(exactly: numbers[1]), (1...4096).contains(side),
            pixels >= 0
        else { return nil }
        return DensityLimit(side: side, pixels: pixels)
    }

    private static let mask = Shape<[Double]>.numbers(
        "four numbers [x, y, width, height]", ["x", "y", "width", "height"]
    ) { numbers in numbers[2] > 0 && numbers[3] > 0 ? numbers : nil }
}
