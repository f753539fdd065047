public import InterfaceDocuments

/// The facts about a whole document that snapshots need.
///
/// Gathering it visits the whole document, so the snapshots of its scenes share it.
public struct DocumentFacts: Sendable {
    /// The IDs of views on screens whose place and size are unknown.
    let viewsInUnknownWindows: Set<String>
    /// The IDs of a xib's cells, headers and footers, and of all views in them.
    let reusableViews: Set<String>
    /// The IDs of the objects that outlets name.
    let outletDestinations: Set<String>

    public init(_ document: InterfaceDocument) {
        viewsInUnknownWindows = Self.ids(of: document.freeformViews)
        let reusable = document.kind == .xib ? document.viewsOutsideControllers.filter(\.isReusable) : []
        reusableViews = Self.ids(of: reusable)
        outletDestinations = document.outletDestinations
    }

    /// The IDs of views and all views in them.
    static func ids(of views: [DocumentView]) -> Set<String> {
        var found: Set<String> = []
        func insert(_ view: DocumentView) {
            if !view.id.isEmpty { found.insert(view.id) }
            view.children.forEach(insert)
        }
        views.forEach(insert)
        return found
    }
}
