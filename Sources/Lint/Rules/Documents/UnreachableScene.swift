import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let unreachableScene = LintRule(
        "unreachable-scene", .documents, .warning,
        summary: "a scene that no segue leads to and that code cannot instantiate",
        documentation: """
            A scene of a storyboard with several that is not the initial one, is the destination of no segue and has \
            no storyboard ID. Xcode warns about it too.
            """,
        remedy: "Delete the scene, or give it a storyboard ID.",
        checks: .document { $0.unreachableScenes })
}

extension InterfaceDocument {
    /// Scenes without an identifier that cannot be reached; Xcode warns about them too.
    fileprivate var unreachableScenes: [LintFinding] {
        guard kind == .storyboard, scenes.count > 1 else { return [] }
        var reached: Set<String> = []
        if let initialViewController { reached.insert(initialViewController) }
        for controller in controllers { reached.formUnion(controller.segues.map(\.destination)) }
        forEachView { reached.formUnion($0.connections.segues.map(\.destination)) }
        forEachBarItem { reached.formUnion($0.connections.segues.map(\.destination)) }
        return controllers.compactMap { controller in
            guard controller.storyboardIdentifier == nil, !reached.contains(controller.id),
                controller.kind != .placeholder
            else { return nil }
            return LintFinding(
                .unreachableScene, at: controller.location, object: controller.id,
                name: controller.title ?? controller.customClass ?? controller.kind.rawValue,
                message: "no segue leads to this scene, and it has no storyboard ID to ask for it by",
                remedy: "delete it, or give it a storyboard ID")
        }
    }
}
