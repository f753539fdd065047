public import Foundation

/// A swipe action of a row.
///
/// Nobody swipes in a picture: ``UITableView/swipeRow(at:toShow:)`` and ``UICollectionView/swipeItem(at:toShow:)``
/// simulate the gesture, and a test runs an action's handler.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Hashable, Sendable { case normal = 0, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions on one side of a row, from the edge inward.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true

    /// The side of a row on which its actions are shown; not part of UIKit.
    public enum Side: String, Hashable, Sendable, CaseIterable { case leading, trailing }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// A row action as it was before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case normal
        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The equivalent contextual action.
    func contextual(at indexPath: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            _, _, done in
            self.handler(self, indexPath)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
