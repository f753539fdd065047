import Arrangement
package import Foundation
import Geometry
import Looks
import Typography

/// A part of a navigation bar or toolbar that the bar draws without a view.
@MainActor package struct BarPart {
    package enum Kind {
        /// The title, or the large title.
        case title(String)
        /// The button to the previous item, with that item's title.
        case backButton(String)
        case item(UIBarButtonItem)
    }

    package var kind: Kind
    /// The frame in the bar's coordinates.
    package var frame: CGRect
}

extension UINavigationBar {
    /// The parts that are shown, without custom views.
    package var parts: [BarPart] {
        guard let item = topItem, !showsSearchOnly else { return [] }
        let (layout, left, right) = placed
        var parts: [BarPart] = []
        if let x = layout.chevronX {
            var span = frame(.init(x: x, width: barLook.backButtonWidth))
            if let index = layout.backTitle, backTitles.indices.contains(index) {
                let size = setLine(backTitles[index], font: backTitleStyle.font, color: .label).size
                span = span.union(frame(.init(x: layout.backTitleX, width: size.width)))
            }
            let title = backItem?.backButtonTitle ?? backItem?.title ?? backTitles.first ?? "Back"
            parts.append(BarPart(kind: .backButton(title), frame: span))
        }
        for (button, span) in zip(left + right, layout.left + layout.right) where button.item.customView == nil {
            parts.append(BarPart(kind: .item(button.item), frame: frame(span)))
        }
        if let title = item.title, item.titleView == nil {
            let large = CGRect(
                x: row.minX, y: row.maxY, width: row.width, height: max(0, bounds.maxY - searchExtent - row.maxY))
            parts.append(BarPart(kind: .title(title), frame: showsLargeTitle ? large : frame(layout.title)))
        }
        return parts
    }
}

extension UIToolbar {
    /// The items that are shown, without custom views.
    package var parts: [BarPart] {
        let buttons = buttons
        return zip(buttons, frames(of: buttons)).compactMap { button, frame in
            button.item.customView == nil && frame.width > 0 ? BarPart(kind: .item(button.item), frame: frame) : nil
        }
    }
}
