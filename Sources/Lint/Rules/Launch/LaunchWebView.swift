import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let launchWebView = LintRule(
        "launch-web-view", .launch, .error,
        summary: "a web view in a launch screen",
        documentation: """
            A UIWebView or WKWebView in a launch screen.
            """,
        remedy: "Replace it with an image view.",
        checks: .launchScreen { $0.webViews })
}

extension InterfaceDocument {
    fileprivate var webViews: [LintFinding] {
        var found: [LintFinding] = []
        forEachView { view in
            guard case .external(let name) = view.content, name.hasSuffix("WebView") else { return }
            found.append(
                LintFinding(
                    .launchWebView, at: view.location, object: view.id, name: name,
                    message: "a \(name) loads nothing in a launch screen",
                    remedy: "put a UIImageView in its place"))
        }
        return found
    }
}
