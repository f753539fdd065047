import Devices
import Diagnostics
import InterfaceDocuments

/// A part of a rule: the input that it examines, and the function that finds violations.
enum LintCheck: Sendable {
    /// Problems that reading, building or layout report.
    case problems(@Sendable (any Problem) -> Bool)
    /// A document that is not a launch screen, on no variant.
    case document(@Sendable (InterfaceDocument) -> [LintFinding])
    /// A launch screen, on no variant.
    case launchScreen(@Sendable (InterfaceDocument) -> [LintFinding])
    /// The layout of a document or scene on one variant.
    case layout(@Sendable (LayoutSnapshot) -> [LintFinding])
    /// The layout of a whole screen; parts of screens have no known place or size.
    case screen(@Sendable (LayoutSnapshot) -> [LintFinding])
    /// The images and colors that a document uses, on one variant.
    case assets(@Sendable (UsedAssets, Variant) -> [LintFinding])
}
