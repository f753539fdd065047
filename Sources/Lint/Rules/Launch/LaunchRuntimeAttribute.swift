import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension LintRule {
    public static let launchRuntimeAttribute = LintRule(
        "launch-runtime-attribute", .launch, .error,
        summary: "a user-defined runtime attribute in a launch screen",
        documentation: """
            A user-defined runtime attribute of a view in a launch screen.
            """,
        remedy: "Delete the attribute, or draw its effect into an image.",
        checks: .launchScreen { $0.runtimeAttributes })
}

extension InterfaceDocument {
    fileprivate var runtimeAttributes: [LintFinding] {
        var found: [LintFinding] = []
        forEachView { view in
            found += view.runtimeAttributes.map { attribute in
                LintFinding(
                    .launchRuntimeAttribute, at: attribute.location, object: view.id, name: view.className,
                    message: "the runtime attribute \(attribute.keyPath) is not applied in a launch screen",
                    remedy: "delete it, or draw its effect into an image", detail: attribute.keyPath)
            }
        }
        return found
    }
}
