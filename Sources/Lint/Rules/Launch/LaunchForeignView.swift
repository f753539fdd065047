import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let launchForeignView = LintRule(
        "launch-foreign-view", .launch, .error,
        summary: "a view from a framework other than UIKit in a launch screen",
        documentation: """
            A view of a framework other than UIKit, such as a map, in a launch screen.
            """,
        remedy: "Replace it with an image view.",
        checks: .launchScreen { $0.foreignViews })
}

extension InterfaceDocument {
    fileprivate var foreignViews: [LintFinding] {
        var found: [LintFinding] = []
        forEachView { view in
            guard case .external(let name) = view.content, !name.hasSuffix("WebView") else { return }
            found.append(
                LintFinding(
                    .launchForeignView, at: view.location, object: view.id, name: name,
                    message: "\(name) is not a UIKit class, and a launch screen may only use those",
                    remedy: "put a UIImageView in its place"))
        }
        return found
    }
}
