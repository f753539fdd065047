internal import InterfaceDocuments
internal import UIKit

/// The objects of one tree, by their ids in the document.
struct TreeObjects {
    var views: [String: UIView] = [:]
    var controllers: [String: UIViewController] = [:]
    var guides: [String: UILayoutGuide] = [:]
    /// The bar items, and the constraints if code may ask for them.
    var others: [String: AnyObject] = [:]
    /// All views, each with its source in the document, in document order.
    private var created: [(view: UIView, source: DocumentView)] = []
    /// The views that are not installed for the traits; their descendants are not listed.
    private var uninstalled: Set<ObjectIdentifier> = []

    /// The installed views, each with its source in the document, in document order.
    @MainActor var made: [(view: UIView, source: DocumentView)] {
        uninstalled.isEmpty ? created : created.filter { isInstalled($0.view) }
    }

    mutating func register(_ view: UIView, _ source: DocumentView) {
        created.append((view, source))
        if !source.id.isEmpty, views[source.id] == nil { views[source.id] = view }
    }

    /// Replaces the source of a view, whose values now are those for other traits.
    mutating func replaceSource(of view: UIView, with source: DocumentView) {
        if let index = created.firstIndex(where: { $0.view === view }) { created[index].source = source }
    }

    func source(of view: UIView) -> DocumentView? { created.first { $0.view === view }?.source }

    mutating func setInstalled(_ isInstalled: Bool, _ view: UIView) {
        if isInstalled {
            uninstalled.remove(ObjectIdentifier(view))
        } else {
            uninstalled.insert(ObjectIdentifier(view))
        }
    }

    /// Whether the view and everything around it are installed.
    @MainActor func isInstalled(_ view: UIView) -> Bool {
        guard !uninstalled.isEmpty else { return true }
        return !sequence(first: view, next: { $0.superview }).contains { uninstalled.contains(ObjectIdentifier($0)) }
    }

    /// The view or layout guide with an id, to which constraints refer.
    func item(_ id: String) -> AnyObject? { views[id] ?? guides[id] }

    /// The object with an id, to which outlets refer.
    func object(_ id: String) -> AnyObject? { item(id) ?? controllers[id] ?? others[id] }
}
