import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension LintRule {
    public static let launchSeveralRoots = LintRule(
        "launch-several-roots", .launch, .error,
        summary: "more than one root view or scene in a launch screen",
        documentation: """
            A second scene that no container of the first holds, or a view beside the root view of a launch screen.
            """,
        remedy: "Keep one scene with one root view.",
        checks: .launchScreen { $0.severalRoots })
}

extension InterfaceDocument {
    fileprivate var severalRoots: [LintFinding] {
        let controllers = scenes.compactMap(\.controller)
        let contained = Set(controllers.flatMap { controller in controller.segues.map(\.destination) })
        let roots = controllers.filter { !contained.contains($0.id) }
        var found = roots.dropFirst().map { controller in
            LintFinding(
                .launchSeveralRoots, at: controller.location, object: controller.id, name: controller.kind.rawValue,
                message: "a launch screen shows one scene, and this document has \(roots.count)",
                remedy: "leave the initial scene alone in the document")
        }
        var views: [DocumentView] = []
        for object in objects {
            if case .view(let view) = object { views.append(view) }
        }
        views += scenes.flatMap(\.extraViews)
        let extra = kind == .xib ? Array(views.dropFirst()) : views
        found += extra.map { view in
            LintFinding(
                .launchSeveralRoots, at: view.location, object: view.id, name: view.className,
                message: "a launch screen has one root view, and this one stands beside it",
                remedy: "delete it, or put it into the root view")
        }
        return found
    }
}
