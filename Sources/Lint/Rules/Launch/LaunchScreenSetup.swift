import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let launchScreenSetup = LintRule(
        "launch-screen-setup", .launch, .warning,
        summary: "the launch screen settings in Info.plist do not match the files",
        documentation: """
            An Info.plist that names a launch document which does not exist, that is malformed, or whose launch \
            settings have the wrong type.
            """,
        remedy: "Name one of the app's documents in Info.plist.",
        checks: .problems { problem in
            switch problem as? ProjectProblem {
            case .launchDocumentMissing, .malformedPlist, .wrongPlistType, .unknownOrientation: true
            default: false
            }
        })
}
