import AutoLayout
import Diagnostics
import InterfaceDocuments
import Typography
import UIKit

extension LintRule {
    /// Creates the rule for a problem of reading, building or layout; `nil` for one that is not a finding.
    init?(of problem: any Problem) {
        let rule: LintRule? =
            switch problem {
            case let problem as ConstraintProblem: Self.rule(of: problem)
            case let problem as DocumentProblem: Self.rule(of: problem)
            case let problem as AssetProblem: Self.rule(of: problem)
            case let problem as ProjectProblem: Self.rule(of: problem)
            case let problem as FontProblem: Self.rule(of: problem)
            case LayoutProblem.unusableNumber: .brokenConstraint
            default: nil
            }
        guard let rule else { return nil }
        self = rule
    }

    private static func rule(of problem: ConstraintProblem) -> LintRule? {
        switch problem {
        case .conflict: .conflictingConstraints
        case .unrelatedItems, .missingItem, .incomparableAttributes, .unusableNumber: .brokenConstraint
        default: nil
        }
    }

    private static func rule(of problem: DocumentProblem) -> LintRule? {
        switch problem {
        case .noLayoutItem, .selfConstraint, .unrelatedConstraint: .brokenConstraint
        case .missingImage: .missingImage
        case .missingColor: .missingColor
        case .unknownElement, .unknownAttribute, .unknownValue, .unknownDevice: .unsupported
        case .badNumber, .numberOutOfRange, .badBoolean, .missingAttribute, .duplicateID, .danglingReference,
            .cyclicReference:
            .brokenDocument
        default: nil
        }
    }

    private static func rule(of problem: AssetProblem) -> LintRule? {
        switch problem {
        case .undrawable, .noConverter, .conversionFailed: .unsupported
        case .malformedContents, .wrongType, .missingFile, .leavesFolder, .tooLarge, .unreadable, .badComponent,
            .unknownColorSpace, .emptyColor, .damagedPicture:
            .badAsset
        default: nil
        }
    }

    private static func rule(of problem: ProjectProblem) -> LintRule? {
        switch problem {
        case .launchDocumentMissing, .malformedPlist, .wrongPlistType, .unknownOrientation: .launchScreenSetup
        default: nil
        }
    }

    /// A pinned font or a dictionary that is missing on the machine is not a fault of the input.
    private static func rule(of problem: FontProblem) -> LintRule? {
        switch problem {
        case .unknownFont, .noGlyphs, .unreadableFontFile: .missingFont
        case .missingFont, .noHyphenation: nil
        }
    }
}
