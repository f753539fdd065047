import AdaptiveKit

/// The views that code itself adds to a table or collection, such as a floating button.
///
/// As in UIKit, they lie over the cells, also over those that come later.
@MainActor
final class ListOverlays {
    private struct Overlay {
        weak var view: UIView?
    }

    private var overlays: [Overlay] = []
    private var isAddingElement = false

    /// Adds a cell, or another view of the list's own, if it is not there.
    func addElement(_ view: UIView, to list: UIView) {
        guard view.superview !== list else { return }
        let over = overlays.compactMap(\.view).filter { $0.superview === list }
        if !over.isEmpty, let lowest = list.subviews.firstIndex(where: over.contains) {
            insertElement(view, at: lowest, of: list)
        } else {
            addingElement { list.addSubview(view) }
        }
    }

    /// Places a view of the list's own among its subviews.
    func insertElement(_ view: UIView, at index: Int, of list: UIView) {
        addingElement { list.insertSubview(view, at: index) }
    }

    private func addingElement(_ add: () -> Void) {
        isAddingElement = true
        defer { isAddingElement = false }
        add()
    }

    /// Notes a view that was added to the list.
    func didAdd(_ view: UIView) {
        guard !isAddingElement else { return }
        overlays.removeAll { $0.view == nil || $0.view === view }
        overlays.append(Overlay(view: view))
    }
}
