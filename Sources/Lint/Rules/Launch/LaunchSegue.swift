import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension LintRule {
    public static let launchSegue = LintRule(
        "launch-segue", .launch, .error,
        summary: "a segue in a launch screen, which shows one scene",
        documentation: """
            A segue of a launch screen, other than those by which a container holds its content.
            """,
        remedy: "Delete the segue.",
        checks: .launchScreen { $0.segues })
}

extension InterfaceDocument {
    fileprivate var segues: [LintFinding] {
        controllers.flatMap { controller in
            // Navigation and tab bar controllers hold their content through relationships.
            controller.segues.filter { !$0.isContainment }.map { segue in
                LintFinding(
                    .launchSegue, at: segue.location, object: controller.id, name: controller.kind.rawValue,
                    message: "a segue leads on from a launch screen, which shows one scene and runs no code",
                    remedy: "delete the segue", detail: segue.id)
            }
        }
    }
}
