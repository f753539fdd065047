import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension LintRule {
    public static let launchSegue = LintRule(
        "launch-segue", .launch, .error,
        summary: "a segue in a launch screen, which shows one scene",
        documentation: """
            A segue of a launch screen, other than those by which a navigation or tab bar controller holds its content. \
            The segue of a container view is one: no code runs that would show the embedded scene.
            """,
        remedy: "Delete the segue.",
        checks: .launchScreen { $0.segues })
}

extension InterfaceDocument {
    fileprivate var segues: [LintFinding] {
        controllers.flatMap { controller in
            // Navigation and tab bar controllers hold their content through relationships.
            controller.allSegues.filter { $0.segue.kind != .relationship }.map { source, segue in
                LintFinding(
                    .launchSegue, at: segue.location, object: source, name: controller.kind.rawValue,
                    message: segue.kind == .embed
                        ? "a container view embeds another scene in a launch screen, which shows one scene"
                        : "a segue leads on from a launch screen, which shows one scene and runs no code",
                    remedy: segue.kind == .embed
                        ? "put the views of the embedded scene into this one" : "delete the segue", detail: segue.id)
            }
        }
    }
}
