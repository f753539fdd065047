import InterfaceDocuments

extension InterfaceDocument {
    /// Visits every view of the document, each before its descendants.
    func forEachView(_ body: (DocumentView) -> Void) {
        func walk(_ view: DocumentView) {
            body(view)
            view.children.forEach(walk)
        }
        for root in rootViews { walk(root) }
    }

    /// Visits every bar item of the document.
    func forEachBarItem(_ body: (DocumentBarItem) -> Void) {
        forEachView { view in
            for item in view.barItems + view.navigationItems.flatMap({ $0.leftItems + $0.rightItems }) { body(item) }
        }
        for controller in controllers {
            let bar = controller.navigationItem
            for item in (bar?.leftItems ?? []) + (bar?.rightItems ?? []) + controller.toolbarItems { body(item) }
        }
    }

    var controllers: [DocumentController] {
        scenes.compactMap(\.controller)
            + objects.compactMap { object in
                guard case .controller(let controller) = object else { return nil }
                return controller
            }
    }

    /// The IDs of the destinations of the document's outlets: what code can reach and change.
    var outletDestinations: Set<String> {
        var found = Set(ownerConnections.filter { $0.kind != .action }.map(\.destination))
        func add(_ connections: [DocumentConnection]) {
            for connection in connections where connection.kind != .action { found.insert(connection.destination) }
        }
        for controller in controllers { add(controller.connections) }
        forEachView { add($0.connections.connections) }
        return found
    }

    /// The root views of freeform scenes, which code shows in any place and size.
    var freeformViews: [DocumentView] {
        controllers.filter { $0.simulatedMetrics.destination == .freeform }.compactMap(\.view)
            + rootViews.filter { $0.simulatedMetrics.destination == .freeform }
    }

    private var rootViews: [DocumentView] {
        controllers.flatMap { [$0.view, $0.navigationBar, $0.tabBar, $0.toolbar].compactMap { $0 } }
            + viewsOutsideControllers
    }

    /// The views beside a scene's controller, and a xib's own.
    var viewsOutsideControllers: [DocumentView] {
        scenes.flatMap(\.extraViews)
            + objects.compactMap { object in
                guard case .view(let view) = object else { return nil }
                return view
            }
    }
}

extension DocumentView {
    /// Whether it is a cell, header or footer, whose size the list decides.
    var isReusable: Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"]
            .contains(elementName)
    }
}
