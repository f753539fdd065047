public import Foundation

/// Items that are edited, and the row of a list that is swiped.
extension UICollectionView {
    /// A row whose actions are shown.
    struct SwipedItem {
        var path: IndexPath
        var side: UISwipeActionsConfiguration.Side
        /// Made when the row's cell is.
        var actions: SwipeActionsView?
    }

    /// Swipes a row of a list, so that it shows its actions; or swipes all back.
    ///
    /// Ours, not UIKit's: it stands for the finger. Only one row is swiped at a time, and one whose list has no actions
    /// for that side stays as it is.
    ///
    /// - Parameters:
    ///   - indexPath: the row; `nil` for none.
    ///   - side: the side at which its actions show.
    public func swipeItem(at indexPath: IndexPath?, toShow side: UISwipeActionsConfiguration.Side = .trailing) {
        let old = swipedItem
        swipedItem = indexPath.map { SwipedItem(path: $0, side: side) }
        for path in [old?.path, indexPath] {
            if let path, let cell = cellForItem(at: path) { updateEditing(of: cell, at: path) }
        }
        setNeedsLayout()
    }

    /// Brings a cell to the state that its item is in, before it is measured.
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
