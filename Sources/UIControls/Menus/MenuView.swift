import AdaptiveKit
import Drawing
import Foundation
import Looks

/// The rows of an open menu.
final class MenuView: UIView {
    private let menu: UIMenu

    init(_ menu: UIMenu) {
        self.menu = menu
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private var menuLook: MenuLook { MenuLook(JobEnvironment.current.style) }

    /// The size of all rows, in points.
    var size: CGSize { menuLook.size(title: menu.title, sections: sections) }

    /// The rows by section: those between the menus that are shown inline, and those of each of these.
    private var sections: [[MenuLook.Row]] {
        var sections: [[MenuLook.Row]] = [[]]
        for child in menu.children {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
                sections += [inner.children.compactMap(row), []]
            } else if let row = row(child) {
                sections[sections.count - 1].append(row)
            }
        }
        return sections.filter { !$0.isEmpty }
    }

    /// The row of an element; `nil` if the element is hidden.
    private func row(_ element: UIMenuElement) -> MenuLook.Row? {
        var row = MenuLook.Row(title: element.title)
        row.subtitle = element.subtitle
        row.image = element.image?.content(in: self)
        if let action = element as? UIAction {
            guard !action.attributes.contains(.hidden) else { return nil }
            row.isDestructive = action.attributes.contains(.destructive)
            row.isDisabled = action.attributes.contains(.disabled)
            row.isChecked = action.state == .on
        }
        if let menu = element as? UIMenu {
            row.isDestructive = menu.options.contains(.destructive)
            row.opensMenu = true
        }
        return row
    }

    override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        items += menuLook.items(title: menu.title, sections: sections, in: bounds, pen)
    }
}
