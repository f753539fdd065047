import Arrangement
public import Foundation

/// Editing of rows, and the swiped row.
extension UITableView {
    /// A row whose actions are shown.
    struct SwipedRow {
        var path: IndexPath
        var actions: SwipeActionsView
    }

    /// Swipes a row so that it shows its actions, or closes all actions.
    ///
    /// Not part of UIKit: it simulates the gesture. Only one row is swiped at a time. If the delegate provides no
    /// actions, an editable row shows a delete button.
    ///
    /// - Parameters:
    ///   - indexPath: the row; `nil` for none.
    ///   - side: the side on which its actions are shown.
    public func swipeRow(at indexPath: IndexPath?, toShow side: UISwipeActionsConfiguration.Side = .trailing) {
        let configuration = indexPath.flatMap { swipeActions(at: $0, side) }
        if let old = swipedRow { cellForRow(at: old.path)?.swipeActions = nil }
        swipedRow = nil
        if let indexPath, let configuration, !configuration.actions.isEmpty {
            swipedRow = SwipedRow(path: indexPath, actions: SwipeActionsView(configuration, side: side))
        }
        setNeedsLayout()
    }

    private func swipeActions(
        at path: IndexPath, _ side: UISwipeActionsConfiguration.Side
    ) -> UISwipeActionsConfiguration? {
        guard (0..<numberOfSections).contains(path.section),
            (0..<numberOfRows(inSection: path.section)).contains(path.row)
        else { return nil }
        if side == .leading {
            return answeringDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let given = answeringDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
            return given
        }
        guard canEditRow(at: path) else { return nil }
        if let old = answeringDelegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: old.map { $0.contextual(at: path) })
        }
        guard editingStyle(at: path) == .delete else { return nil }
        let title = answeringDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self { answeringDataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func canEditRow(at path: IndexPath) -> Bool {
        answeringDataSource?.tableView(self, canEditRowAt: path) ?? true
    }

    private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        answeringDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// The editing controls of a row; `nil` if the row isn't edited.
    private func rowEditing(
        at path: IndexPath, _ style: UITableViewCell.EditingStyle
    ) -> RowEditing? {
        guard isEditing, canEditRow(at: path) else { return nil }
        let isMovable = answeringDataSource?.tableView(self, canMoveRowAt: path) ?? false
        if allowsMultipleSelectionDuringEditing {
            let isSelected = indexPathsForSelectedRows?.contains(path) ?? false
            return RowEditing(
                control: .selection(isSelected: isSelected), isIndented: true, isMovable: isMovable)
        }
        let control: RowEditing.Control? =
            switch style {
            case .none: nil
            case .delete: .delete
            case .insert: .insert
            }
        let indents = answeringDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        return RowEditing(control: control, isIndented: control != nil || indents, isMovable: isMovable)
    }

    /// Updates a cell to its row's state before it is measured.
    func updateEditing(of cell: UITableViewCell, at path: IndexPath) {
        let style = isEditing ? editingStyle(at: path) : .none
        let editing = rowEditing(at: path, style)
        cell.givenEditingStyle = editing == nil ? .none : style
        cell.rowEditing = editing
        let actions = swipedRow?.path == path ? swipedRow?.actions : nil
        if cell.swipeActions !== actions { cell.swipeActions = actions }
        let isEdited = editing != nil || actions != nil
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
        cell.updateConfigurationIfNeeded()
    }
}
