public import InterfaceDocuments

/// The controllers, views and scenes of a document, indexed by id and name.
///
/// Building the index visits the whole document, so the trees of its scenes share one.
public struct DocumentIndex: Sendable {
    let controllers: [String: DocumentController]
    /// The top-level views of the document that belong to no controller.
    let topViews: [String: DocumentView]
    public let scenes: SceneIndex

    public init(_ document: InterfaceDocument) {
        var controllers: [String: DocumentController] = [:]
        var topViews: [String: DocumentView] = [:]
        for scene in document.scenes {
            if let controller = scene.controller { controllers[controller.id] = controller }
            for view in scene.extraViews { topViews[view.id] = view }
        }
        for object in document.objects {
            switch object {
            case .controller(let controller): controllers[controller.id] = controller
            case .view(let view): topViews[view.id] = view
            }
        }
        self.controllers = controllers
        self.topViews = topViews
        scenes = SceneIndex(document)
    }
}
