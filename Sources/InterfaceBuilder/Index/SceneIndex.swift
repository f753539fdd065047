internal import Diagnostics
public import InterfaceDocuments

/// The names of a storyboard's scenes and segues.
public struct SceneIndex: Sendable {
    public struct Scene: Hashable, Sendable {
        public var sceneID: String
        public var controllerID: String
        /// The storyboard identifier, label, title and class, as far as they exist.
        public var names: [String]

        /// The best name for display.
        public var name: String { names.first ?? controllerID }
    }

    public struct Segue: Hashable, Sendable {
        public var segue: DocumentSegue
        /// The id of the controller whose scene the segue starts in.
        public var controllerID: String
        /// The id of the view, bar item or controller that the segue starts from.
        public var sourceID: String

        public var name: String { segue.identifier ?? segue.id }
    }

    public let scenes: [Scene]
    /// The segues in document order, without relationships.
    public let segues: [Segue]
    let path: String
    let isStoryboard: Bool

    public init(_ document: InterfaceDocument) {
        path = document.path
        isStoryboard = document.kind == .storyboard
        var scenes: [Scene] = []
        var segues: [Segue] = []
        for scene in document.scenes {
            guard let controller = scene.controller else { continue }
            if controller.kind != .placeholder {
                let names = [
                    controller.storyboardIdentifier, controller.userLabel, controller.title,
                    controller.navigationItem?.title, controller.customClass,
                ]
                var known: Set<String> = []
                scenes.append(
                    Scene(
                        sceneID: scene.id, controllerID: controller.id,
                        names: names.compactMap { $0 }.filter { !$0.isEmpty && known.insert($0).inserted }))
            }
            for (source, segue) in controller.allSegues {
                segues.append(Segue(segue: segue, controllerID: controller.id, sourceID: source))
            }
        }
        self.scenes = scenes
        self.segues = segues
    }

    /// The scene with a name or an id.
    ///
    /// - Throws: ``FlowProblem`` if there is no such scene, or more than one.
    public func scene(_ name: String) throws(FlowProblem) -> Scene {
        guard isStoryboard else { throw .noScenes }
        if let scene = scenes.first(where: { $0.controllerID == name || $0.sceneID == name }) { return scene }
        // The first of a scene's names identifies it best.
        for exact in [true, false] {
            for rank in 0..<5 {
                let found = scenes.filter { scene in
                    guard scene.names.indices.contains(rank) else { return false }
                    return exact ? scene.names[rank] == name : scene.names[rank].lowercased() == name.lowercased()
                }
                if found.count == 1 { return found[0] }
                if found.count > 1 { throw .ambiguousScene(name, ids: found.map(\.controllerID)) }
            }
        }
        throw .unknownScene(
            name, nearest: nearestWords(to: name, among: scenes.flatMap(\.names)), known: scenes.map(\.name))
    }

    /// The segues with an identifier or id.
    ///
    /// Relationships match by id only.
    public func segues(_ name: String) -> [Segue] {
        segues.filter { $0.segue.identifier == name || $0.segue.id == name }
    }

    /// The segues that lead to a controller, relationships last.
    func segues(to controllerID: String) -> [Segue] {
        let all = segues.filter { $0.segue.destination == controllerID && $0.segue.kind != .unwind }
        return all.filter { $0.segue.kind != .relationship } + all.filter { $0.segue.kind == .relationship }
    }
}
