import InterfaceDocuments

extension InterfaceDocument {
    /// A scene to show by itself.
    struct ShownScene: Hashable, Sendable {
        /// The id of its controller; `nil` for a xib, which has no scenes.
        var controllerID: String?
        /// Its name for files; `nil` for the initial scene, which needs none.
        var name: String?
    }

    /// Whether the document has anything that can be shown.
    var hasContent: Bool { scenes.contains { $0.controller != nil } || !objects.isEmpty }

    /// The scene that is shown if none is named: the initial one, or the first.
    private var firstController: DocumentController? {
        let controllers = scenes.compactMap(\.controller)
        return controllers.first { $0.id == initialViewController } ?? controllers.first
    }

    /// The scenes to show, the initial one first, and the number of those that have no view before code gives them one.
    ///
    /// The root of a navigation controller of the document is shown in that, and not by itself.
    var shownScenes: (scenes: [ShownScene], withoutView: Int) {
        guard kind == .storyboard else { return objects.isEmpty ? ([], 1) : ([ShownScene()], 0) }
        let controllers = scenes.compactMap(\.controller).filter { $0.kind != .placeholder }
        let drawn = controllers.filter(\.hasContent)
        let navigations = drawn.filter { $0.kind == .navigationController }
        let roots = Set(navigations.flatMap { $0.destinations(of: "rootViewController") })
        let first = firstController?.id
        let shown =
            drawn.filter { $0.id == first } + drawn.filter { $0.id != first && !roots.contains($0.id) }
        let names = SceneNaming(self)
        return (
            shown.map { ShownScene(controllerID: $0.id, name: $0.id == first ? nil : names.name(of: $0)) },
            max(controllers.count - drawn.count, scenes.contains { $0.controller != nil } ? 0 : 1)
        )
    }

    /// The name of a scene for files, however it was asked for; `nil` for the initial one.
    func name(ofScene controllerID: String?) -> String? {
        guard let controllerID, controllerID != firstController?.id else { return nil }
        return scenes.compactMap(\.controller).first { $0.id == controllerID }.map(SceneNaming(self).name)
    }

    /// The name of the scene that the document shows first; `nil` if it has no scenes.
    var initialName: String? { firstController.map(SceneNaming(self).name) }
}

/// The names of a document's scenes, none of which two scenes share.
private struct SceneNaming {
    /// The own names of controllers, by their ids; the first controller with an id counts.
    private var ownNames: [String: String?] = [:]
    /// The ids of the controllers with an own name.
    private var ids: [String: Set<String>] = [:]

    init(_ document: InterfaceDocument) {
        for controller in document.scenes.compactMap(\.controller) {
            let own = controller.ownName
            if ownNames[controller.id] == nil { ownNames[controller.id] = .some(own) }
            if let own { ids[own, default: []].insert(controller.id) }
        }
    }

    func name(of controller: DocumentController) -> String {
        guard let own = controller.ownName ?? rootName(of: controller) else { return controller.id }
        let isShared = ids[own].map { $0 != [controller.id] } ?? false
        return isShared && controller.storyboardIdentifier != own ? "\(own)-\(controller.id)" : own
    }

    /// The name of the root of a navigation controller, which a navigation controller without a name shows.
    private func rootName(of controller: DocumentController) -> String? {
        guard controller.kind == .navigationController,
            let root = controller.destinations(of: "rootViewController").first
        else { return nil }
        return ownNames[root] ?? nil
    }
}

extension DocumentController {
    /// The name that does not depend on the language: the identifier, the class or the label in Interface Builder.
    fileprivate var ownName: String? {
        [storyboardIdentifier, customClass, userLabel].compactMap { $0 }.first { !$0.isEmpty }
    }

    /// Whether the document has something to show of it.
    fileprivate var hasContent: Bool {
        view != nil || segues.contains { $0.kind == .relationship }
    }
}
