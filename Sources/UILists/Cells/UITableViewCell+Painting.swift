import Drawing
import Foundation
import Geometry
import Looks

extension UITableViewCell {
    private var listLook: ListLook { ListLook(JobEnvironment.current.style) }

    private var standardBackground: UIColor {
        UIColor(.system(listLook.rowBackground(isPlain: place.tableStyle == .plain)))
    }

    /// The radius of the corners of the first and last cell of an inset group.
    private var groupRadius: CGFloat { listLook.groupCornerRadius }

    func placeChanged(from old: Place) {
        guard place != old else { return }
        guard place.tableStyle == .insetGrouped else {
            if old.tableStyle == .insetGrouped { layer.cornerRadius = 0 }
            return
        }
        layer.cornerRadius = place.isFirst || place.isLast ? groupRadius : 0
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = place.isFirst || place.isLast || swipeActions != nil
    }

    private var backgroundShape: Path {
        let bounds = movedBounds
        let isSwiped = swipeActions != nil
        if isSwiped, let radius = listLook.swipedRowCornerRadius(height: bounds.height) {
            return .roundedRectangle(bounds, cornerRadius: radius)
        }
        // A row that moved aside is clipped by the group and has no round corners itself.
        guard place.tableStyle == .insetGrouped, !isSwiped else { return .rectangle(bounds) }
        var corners: Path.Corners = []
        if place.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if place.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return .roundedRectangle(bounds, cornerRadius: groupRadius, corners: corners)
    }

    func paintBackground(into items: inout [DrawingItem]) {
        if (isSelected || isHighlighted) && selectionStyle != .none {
            items.fill(backgroundShape, pen.color(listLook.selectedBackground(isOneOfMany: isSelectedForEditing)))
        } else if var configured = backgroundConfiguration {
            configured.backgroundColor = configured.backgroundColor ?? standardBackground
            configured.paint(in: movedBounds, of: self, shape: backgroundShape, into: &items)
        } else if backgroundColor == nil, backgroundView == nil, superview is UITableView {
            items.fill(backgroundShape, resolved(standardBackground))
        }
    }

    func paintAccessory(into items: inout [DrawingItem]) {
        let accessoryType = shownAccessoryType
        guard accessoryType != .none else { return }
        let bounds = movedBounds
        let room = bounds.inset(by: sideInsets)
        let right = room.maxX - metrics.horizontalMargin - editingRoom.trailing
        let pen = pen
        func sign(_ accessory: ListLook.Accessory, centerX: CGFloat, color: Color) {
            let side = listLook.side(of: accessory)
            let square = CGRect(x: centerX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
                .mirrored(in: room, if: isRightToLeft)
            items += listLook.items(accessory, in: square, color: color, isRightToLeft: isRightToLeft)
        }
        var infoRight = right
        if accessoryType == .disclosureIndicator || accessoryType == .detailDisclosureButton {
            sign(.disclosure, centerX: right - 4, color: pen.color(.tertiaryLabel))
            infoRight = right - 18.5
        }
        switch accessoryType {
        case .checkmark: sign(.checkmark, centerX: right - 9, color: pen.tint)
        case .detailButton, .detailDisclosureButton: sign(.detail, centerX: infoRight - 12, color: pen.tint)
        case .none, .disclosureIndicator: break
        }
    }

    func paintSeparators(into items: inout [DrawingItem]) {
        guard place.showsSeparator, !(isSelected && selectionStyle != .none) else { return }
        let color = resolved(place.separatorColor ?? .separator)
        let bounds = movedBounds
        let thickness = listLook.separatorThickness(scale: pixelGrid.scale)
        func line(_ y: CGFloat, left: CGFloat, right: CGFloat) {
            let rect = CGRect(x: bounds.minX + left, y: y, width: bounds.width - left - right, height: thickness)
            items.fill(rect.mirrored(in: bounds, if: isRightToLeft), color)
        }
        let inset = separatorSides
        let isGrouped = place.tableStyle == .grouped
        if isGrouped, place.isFirst { line(bounds.minY, left: 0, right: 0) }
        if place.isLast, place.tableStyle == .insetGrouped { return }
        let isWhole = isGrouped && place.isLast
        line(bounds.maxY - thickness, left: isWhole ? 0 : inset.left, right: isWhole ? 0 : inset.right)
    }

    /// The insets of the line below the cell: aligned to the text, unless the cell or its table sets others.
    private var separatorSides: (left: CGFloat, right: CGFloat) {
        let sides = separatorSidesWithoutEditing
        // The line is indented with the content.
        return (sides.left + editingRoom.leading, sides.right)
    }

    private var separatorSidesWithoutEditing: (left: CGFloat, right: CGFloat) {
        if hasOwnSeparatorInset { return (separatorInset.left, separatorInset.right) }
        let inset = place.separatorInset
        if let inset, !place.addsSeparatorInsetToMargin { return (inset.left, inset.right) }
        var left = metrics.horizontalMargin + sideInsets.left
        if let image = madeImageView?.image, let frame = madeTextLabel?.frame, image.size.width > 0 {
            left = max(left, isRightToLeft ? contentView.bounds.width - frame.maxX : frame.minX)
        }
        if let start = listContentView?.textStart { left = max(left, start) }
        let right = listLook.separatorEnd(margin: metrics.horizontalMargin + sideInsets.right)
        return (left + (inset?.left ?? 0), inset?.right ?? right)
    }
}
