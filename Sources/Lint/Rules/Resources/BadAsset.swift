import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let badAsset = LintRule(
        "bad-asset", .resources, .warning,
        summary: "an asset catalog or image file that cannot be read completely",
        documentation: """
            An asset catalog or a file in it that is damaged, has the wrong type, is too large, or refers to a file \
            that does not exist.
            """,
        remedy: "Repair the file, or remove its name from Contents.json.",
        checks: .problems { problem in
            switch problem as? AssetProblem {
            case .malformedContents, .wrongType, .missingFile, .leavesFolder, .tooLarge, .unreadable, .badComponent,
                .unknownColorSpace, .emptyColor, .damagedPicture:
                true
            default: false
            }
        })
}
