import Arrangement
import Drawing
import Foundation
import Geometry

/// A row that is edited or swiped.
extension UITableViewCell {
    /// The space that controls take from the content on each side, in points.
    var editingRoom: (leading: CGFloat, trailing: CGFloat) {
        rowEditing?.room(margin: metrics.horizontalMargin) ?? (0, 0)
    }

    var shownAccessoryType: AccessoryType { isEdited ? editingAccessoryType : accessoryType }
    var shownAccessoryView: UIView? { isEdited ? editingAccessoryView : accessoryView }

    /// A row that is only swiped keeps its content.
    private var isEdited: Bool { isEditing && rowEditing != nil }

    /// Whether the row is selected for editing, instead of tapped.
    var isSelectedForEditing: Bool {
        if case .selection = rowEditing?.control { return true }
        return false
    }

    /// The bounds of the row's content, which moves aside while actions are shown.
    var movedBounds: CGRect {
        guard let swipeActions else { return bounds }
        return bounds.offsetBy(dx: swipeActions.shift(of: bounds.size), dy: 0)
    }

    func swipeActionsChanged(from old: SwipeActionsView?) {
        guard old !== swipeActions else { return }
        old?.removeFromSuperview()
        if let swipeActions { addSubview(swipeActions) }
        clipsToBounds = swipeActions != nil || place.tableStyle == .insetGrouped && (place.isFirst || place.isLast)
        setNeedsUpdateConfiguration()
    }

    func paintEditing(into items: inout [DrawingItem]) {
        guard let rowEditing else { return }
        let bounds = movedBounds
        let room = bounds.inset(by: sideInsets)
        let margin = metrics.horizontalMargin
        if let control = rowEditing.control, let frame = rowEditing.controlFrame(in: room, margin: margin) {
            paint(control, in: pixelGrid.snap(frame.mirrored(in: room, if: isRightToLeft)), into: &items)
        }
        if let frame = rowEditing.gripFrame(in: room, margin: margin) {
            paintGrip(in: pixelGrid.snap(frame.mirrored(in: room, if: isRightToLeft)), into: &items)
        }
    }
}
