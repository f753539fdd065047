public import Foundation

/// Editing of items, and swiping of list rows.
extension UICollectionView {
    /// A row whose actions are shown.
    struct SwipedItem {
        var path: IndexPath
        var side: UISwipeActionsConfiguration.Side
        /// The actions, created with the row's cell.
        var actions: SwipeActionsView?
    }

    /// Swipes a list row so that it shows its actions, or closes all actions.
    ///
    /// Not part of UIKit: it simulates the gesture. Only one row is swiped at a time, and a row without actions on that
    /// side stays unchanged.
    ///
    /// - Parameters:
    ///   - indexPath: the row; `nil` for none.
    ///   - side: the side on which its actions are shown.
    public func swipeItem(at indexPath: IndexPath?, toShow side: UISwipeActionsConfiguration.Side = .trailing) {
        let old = swipedItem
        swipedItem = indexPath.map { SwipedItem(path: $0, side: side) }
        for path in [old?.path, indexPath] {
            if let path, let cell = cellForItem(at: path) { updateEditing(of: cell, at: path) }
        }
        setNeedsLayout()
    }

    /// Updates a cell to its item's state before it is measured.
    func updateEditing(of cell: UICollectionViewCell, at path: IndexPath) {
        cell.isEditing = isEditing
        guard let row = cell as? UICollectionViewListCell else { return }
        guard let swiped = swipedItem, swiped.path == path else {
            if row.swipeActions != nil { row.swipeActions = nil }
            return
        }
        if swiped.actions == nil, let configuration = row.listPlace?.configuration,
            let offered = swiped.side == .leading
                ? configuration.leadingSwipeActionsConfigurationProvider?(path)
                : configuration.trailingSwipeActionsConfigurationProvider?(path),
            !offered.actions.isEmpty
        {
            swipedItem?.actions = SwipeActionsView(offered, side: swiped.side)
        }
        if row.swipeActions !== swipedItem?.actions { row.swipeActions = swipedItem?.actions }
    }
}
