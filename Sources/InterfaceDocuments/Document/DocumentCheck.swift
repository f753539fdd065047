internal import Diagnostics

/// A check of a whole document for dangling references, duplicate ids and invalid constraints.
struct DocumentCheck {
    private let document: InterfaceDocument
    private let reading: DocumentReading

    init(_ document: InterfaceDocument, _ reading: DocumentReading) {
        self.document = document
        self.reading = reading
    }

    func run() {
        var known: Set<String> = []
        var controllers: [DocumentController] = []
        var views: [DocumentView] = []
        for scene in document.scenes {
            if let controller = scene.controller { controllers.append(controller) }
            views += scene.extraViews
        }
        for object in document.objects {
            switch object {
            case .controller(let controller): controllers.append(controller)
            case .view(let view): views.append(view)
            }
        }
        for controller in controllers {
            note(controller.id, at: controller.location, in: &known)
            for guide in controller.layoutGuides { known.insert(guide.id) }
            views += [controller.view, controller.navigationBar, controller.tabBar, controller.toolbar].compactMap {
                $0
            }
            views += controller.navigationItem?.views ?? []
            views += controller.toolbarItems.compactMap(\.customView)
        }
        for view in views { noteAll(view, in: &known) }
        for view in views { checkConstraints(of: view, known: known) }
        checkSegues(controllers)
        checkContainment(controllers)
    }

    private func note(_ id: String, at location: SourceLocation, in known: inout Set<String>) {
        guard !id.isEmpty else { return }
        if !known.insert(id).inserted {
            reading.log.error(DocumentProblem.duplicateID(id), at: location)
        }
    }

    private func noteAll(_ view: DocumentView, in known: inout Set<String>) {
        note(view.id, at: view.location, in: &known)
        for guide in view.layoutGuides { note(guide.id, at: guide.location, in: &known) }
        for constraint in view.constraints { note(constraint.id, at: constraint.location, in: &known) }
        for child in view.children { noteAll(child, in: &known) }
    }

    private func checkConstraints(of view: DocumentView, known: Set<String>) {
        for constraint in view.constraints {
            for (id, name) in [(constraint.firstItem, "firstItem"), (constraint.secondItem, "secondItem")] {
                guard let id, !known.contains(id) else { continue }
                reading.log.error(
                    DocumentProblem.danglingReference(id: id, attribute: name, element: "constraint \(constraint.id)"),
                    at: constraint.location)
            }
            let first = constraint.firstItem ?? view.id
            let second = constraint.secondItem ?? (constraint.secondAttribute == nil ? nil : view.id)
            if let second, first == second, constraint.firstAttribute == constraint.secondAttribute {
                reading.log.error(DocumentProblem.selfConstraint(id: constraint.id), at: constraint.location)
            }
        }
        for variation in view.variations {
            let masked: [(String, [String])] = [
                ("constraints", view.constraints.map(\.id)), ("subviews", view.subviews.map(\.id)),
            ]
            for (list, ids) in masked {
                guard let mask = variation.masks[list] else { continue }
                for id in mask.included + mask.excluded where !ids.contains(id) {
                    reading.log.warn(
                        DocumentProblem.danglingReference(id: id, attribute: "reference", element: "mask of \(list)"),
                        at: view.location)
                }
            }
        }
        for child in view.children { checkConstraints(of: child, known: known) }
    }

    private func checkSegues(_ controllers: [DocumentController]) {
        let ids = Set(controllers.map(\.id))
        if let initial = document.initialViewController, !ids.contains(initial), document.kind == .storyboard {
            reading.log.error(
                DocumentProblem.danglingReference(id: initial, attribute: "initialViewController", element: "document"),
                at: SourceLocation(file: document.path))
        }
        for controller in controllers {
            for segue in controller.segues where segue.kind != .unwind && !ids.contains(segue.destination) {
                reading.log.error(
                    DocumentProblem.danglingReference(
                        id: segue.destination, attribute: "destination", element: "segue \(segue.id)"),
                    at: segue.location)
            }
        }
    }

    /// A controller that contains itself through relationships or embeddings would be built endlessly.
    private func checkContainment(_ controllers: [DocumentController]) {
        var held: [String: [String]] = [:]
        for controller in controllers {
            held[controller.id, default: []] += controller.containedControllers
        }
        var state: [String: Bool] = [:]
        var path: [String] = []
        func visit(_ id: String) {
            if state[id] == true { return }
            if state[id] == false {
                let cycle = path[(path.firstIndex(of: id) ?? 0)...] + [id]
                let place = controllers.first { $0.id == id }?.location
                reading.log.error(DocumentProblem.cyclicReference(ids: Array(cycle)), at: place)
                return
            }
            state[id] = false
            path.append(id)
            for next in held[id] ?? [] { visit(next) }
            path.removeLast()
            state[id] = true
        }
        for controller in controllers { visit(controller.id) }
    }
}

extension DocumentController {
    /// The controllers whose views are inside this one's, by relationship or embedded in container views.
    var containedControllers: [String] {
        var ids = segues.filter(\.isContainment).map(\.destination)
        func collect(_ view: DocumentView) {
            ids += view.connections.segues.filter { $0.kind == .embed }.map(\.destination)
            view.children.forEach(collect)
        }
        if let view { collect(view) }
        return ids
    }
}
