extension DocumentController {
    /// All segues of the scene, each with the id of its source: a view, bar item or controller.
    public var allSegues: [(source: String, segue: DocumentSegue)] {
        var found = segues.map { (source: id, segue: $0) }
        func collect(_ view: DocumentView) {
            found += view.connections.segues.map { (view.id, $0) }
            view.children.forEach(collect)
        }
        for view in [view, navigationBar, toolbar].compactMap({ $0 }) { collect(view) }
        let items = navigationItem.map { $0.leftItems + $0.rightItems } ?? []
        for item in items + toolbarItems {
            found += item.connections.segues.map { (item.id, $0) }
            if let view = item.customView { collect(view) }
        }
        return found
    }
}
