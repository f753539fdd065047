public import InterfaceDocuments

/// The controllers, views and scenes of a document by their ids and names.
///
/// It takes a look at the whole document, so trees of its scenes share one.
public struct DocumentIndex: Sendable {
    let controllers: [String: DocumentController]
    /// Views at the top of the document that no controller has for its own.
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
