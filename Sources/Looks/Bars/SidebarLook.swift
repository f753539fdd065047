/// The look of a sidebar beside or over content.
package struct SidebarLook {
    /// Whether a sidebar is a panel of glass rather than a column with a line: from iOS 26 on.
    package let isPanel: Bool

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        isPanel = style.era == .glass
    }
}
