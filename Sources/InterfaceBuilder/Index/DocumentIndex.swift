public import InterfaceDocuments

/// The controllers, views and scenes of a document, indexed by id and name.
///
/// Building the index visits the whole document, so the trees of its scenes share one.
public struct DocumentIndex: Sendable {
    let controllers: [String: DocumentController]
    /// The top-level views of the document that belong to no controller.
    let topViews: [String: DocumentView]
    public let scenes: SceneIndex
    /// The positions of scenes with a controller, by the ids of the scene and of the controller; the first one counts.
    let scenePlaces: [String: Int]

    public init(_ document: InterfaceDocument) {
        var controllers: [String: DocumentController] = [:]
        var topViews: [String: DocumentView] = [:]
        var places: [String: Int] = [:]
        for (place, scene) in document.scenes.enumerated() {
            if let controller = scene.controller {
                controllers[controller.id] = controller
                for id in [scene.id, controller.id] where places[id] == nil { places[id] = place }
            }
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
        scenePlaces = places
    }
}
