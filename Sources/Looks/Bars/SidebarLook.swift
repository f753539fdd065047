package import Drawing
package import Foundation

/// The look of a sidebar beside or over content.
package struct SidebarLook {
    /// Whether a sidebar is a panel of glass rather than a column with a line: from iOS 26 on.
    package let isPanel: Bool

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        isPanel = style.era == .glass
    }

    /// The items that draw a panel.
    package func panelItems(in rect: CGRect, cornerRadius: CGFloat, isDark: Bool) -> [DrawingItem] {
        var items: [DrawingItem] = []
        items.glass(in: rect, cornerRadius: cornerRadius, isDark: isDark)
        // Over white a panel is 249 of 255, over black 17.
        items.fill(
            rect, cornerRadius: cornerRadius, isDark ? Color(white: 0, alpha: 0.32) : Color(white: 0, alpha: 0.024))
        return items
    }
}
