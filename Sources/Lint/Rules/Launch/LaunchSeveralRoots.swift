import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension LintRule {
    public static let launchSeveralRoots = LintRule(
        "launch-several-roots", .launch, .error,
        summary: "more than one root view or scene in a launch screen",
        documentation: """
            A second scene that no container of the first holds, or a view, view controller, gesture recognizer or \
            other object beside the root of a launch screen.
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
        found += objects.dropFirst().map { object in
            switch object {
            case .view(let view): beside(view.id, view.className, "view", view.location)
            case .controller(let controller):
                beside(controller.id, controller.kind.rawValue, "view controller", controller.location)
            }
        }
        found += scenes.flatMap(\.extraViews).map { beside($0.id, $0.className, "view", $0.location) }
        found += undrawnObjects.filter { !$0.isOwner }.map {
            beside($0.id, $0.customClass ?? $0.elementName, "object", $0.location)
        }
        return found
    }

    private func beside(_ id: String, _ name: String, _ noun: String, _ place: SourceLocation) -> LintFinding {
        LintFinding(
            .launchSeveralRoots, at: place, object: id, name: name,
            message: "a launch screen has one root view, and this \(noun) stands beside it",
            remedy: noun == "view" ? "delete it, or put it into the root view" : "delete it")
    }
}
