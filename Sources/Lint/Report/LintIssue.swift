public import Devices
import Diagnostics

/// One problem, with all variants that show it.
public struct LintIssue: Sendable {
    /// The finding on the variant where it is worst.
    public var finding: LintFinding
    /// The variants in the order of the matrix; empty for a problem that does not depend on one.
    public var variants: [Variant]
    /// The number of variants that the document was laid out on.
    public var variantCount: Int
    /// The variant where it is worst.
    public var worst: Variant?
    /// Whether it has the same weight on every variant that shows it.
    public var isEven: Bool
    /// Whether it is in the baseline.
    public var isKnown = false

    /// A fingerprint that identifies the issue across runs, even if lines move and numbers change.
    ///
    /// It contains the file's path if that is below the working directory, and otherwise only its name, so that it is
    /// valid in every checkout.
    public var fingerprint: String {
        let path = finding.location?.file ?? ""
        let file = path.hasPrefix("/") ? SplitPath(path).name : path
        return [finding.rule.name, file, finding.object, finding.detail].joined(separator: "|")
    }
}
