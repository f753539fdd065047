import Bitmaps
import Diagnostics
import Foundation
import Yams

/// The file beside goldens that says how much may differ, and on which variants: `tolerances.yaml`.
///
///     - variants: "LaunchScreen/ipad-*"
///       perceptual-precision: 0.98
///       masks: [[20, 40, 100, 18]]
enum ToleranceFile {
    static let name = "tolerances.yaml"

    private static let keys = [
        "variants", "channel", "threshold", "perceptual-precision", "precision", "ignore-antialiasing", "density",
        "masks", "reason",
    ]

    /// The rules of a folder's file; none where there is no file.
    ///
    /// - Throws: every problem of the file at once, each with its line.
    static func rules(in folder: String) throws(DiagnosedError) -> [ToleranceRule] {
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        var log = ProblemLog()
        var rules: [ToleranceRule] = []
        do {
            let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            let document = try Parser(yaml: text).singleRoot()
            guard let document else { return [] }
            guard case .sequence(let list) = document else {
                throw DiagnosedError(
                    GoldenProblem.unreadableTolerances(reason: "it is no list of rules"), at: SourceLocation(file: path)
                )
            }
            for node in list { rules.append(rule(node, path: path, log: &log)) }
        } catch let error as DiagnosedError {
            throw error
        } catch let error as YamlError {
            log.error(GoldenProblem.unreadableTolerances(reason: "\(error)"), at: SourceLocation(file: path))
        } catch {
            log.error(
                GoldenProblem.unreadableTolerances(reason: error.localizedDescription), at: SourceLocation(file: path))
        }
        guard !log.hasErrors else { throw DiagnosedError(log.diagnostics) }
        return rules
    }

    private static func rule(_ node: Node, path: String, log: inout ProblemLog) -> ToleranceRule {
        var rule = ToleranceRule(origin: location(of: node, path))
        guard case .mapping(let mapping) = node else {
            log.error(GoldenProblem.badTolerance(key: "a rule", expected: "a mapping"), at: rule.origin)
            return rule
        }
        for (keyNode, value) in mapping {
            let key = keyNode.string ?? ""
            let place = location(of: keyNode, path)
            func number(_ range: ClosedRange<Double>) -> Double? {
                if let number = value.float, range.contains(number) { return number }
                log.error(
                    GoldenProblem.badTolerance(
                        key: key, expected: "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"),
                    at: place)
                return nil
            }
            func numbers(_ node: Node, _ count: Int) -> [Double]? {
                let found = node.sequence?.compactMap(\.float) ?? []
                return found.count == count && node.sequence?.count == count ? found : nil
            }
            switch key {
            case "variants": rule.variants = value.string ?? "*"
            case "channel": rule.channel = number(0...255).map { Int($0) }
            case "threshold": rule.threshold = number(0...1)
            case "perceptual-precision": rule.perceptualPrecision = number(0...1)
            case "precision": rule.precision = number(0...1)
            case "ignore-antialiasing":
                rule.ignoresAntialiasing = value.bool
                if value.bool == nil {
                    log.error(GoldenProblem.badTolerance(key: key, expected: "true or false"), at: place)
                }
            case "density":
                if let pair = numbers(value, 2), (1...4096).contains(pair[0]), (0...1e9).contains(pair[1]) {
                    rule.density = DensityLimit(side: Int(pair[0]), pixels: Int(pair[1]))
                } else {
                    log.error(
                        GoldenProblem.badTolerance(key: key, expected: "[side, pixels] of a square"), at: place)
                }
            case "masks":
                let masks = value.sequence?.map { numbers($0, 4) } ?? [nil]
                rule.masks = masks.compactMap { $0 }
                if masks.contains(where: { $0 == nil }) {
                    log.error(
                        GoldenProblem.badTolerance(key: key, expected: "a list of [x, y, width, height] in points"),
                        at: place)
                }
            case "reason": break
            default:
                log.error(
                    GoldenProblem.unknownToleranceKey(key, nearest: nearestWords(to: key, among: keys).first), at: place
                )
            }
        }
        return rule
    }

    private static func location(of node: Node, _ path: String) -> SourceLocation {
        SourceLocation(file: path, line: node.mark?.line, column: node.mark?.column)
    }
}
