public import Devices
public import Foundation

/// The metrics of table views and their cells: the `tableView` section of the metrics.
public enum TableMetrics {
    public enum Accessory: String, Hashable, Sendable, CaseIterable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }

    /// The height of a row with a default cell, including its separator: `tableView.rowHeight`.
    public static func rowHeight(version: SystemVersion) -> CGFloat {
        Metrics.standard.tableView.rowHeight.first { $0.ios.contains(version) }?.value ?? 44
    }

    /// The thickness of a separator, in points: `tableView.separator`.
    public static func separatorThickness(version: SystemVersion, scale: CGFloat) -> CGFloat {
        version >= .iOS26 ? 1 : scale > 0 ? 1 / scale : 1
    }

    /// The height of the separator in the cell, below its content view, in points.
    ///
    /// Interface Builder's canvas omits it from Xcode 11 on.
    public static func separatorHeight(version: SystemVersion, scale: CGFloat, isOnCanvas: Bool) -> CGFloat {
        isOnCanvas && version >= .iOS13 ? 0 : separatorThickness(version: version, scale: scale)
    }

    /// The part of ``separatorHeight(version:scale:isOnCanvas:)`` that is added to the height of custom content.
    ///
    /// It is all of the height from iOS 13 on, and nothing before.
    public static func separatorHeightBesideContent(
        version: SystemVersion, scale: CGFloat, isOnCanvas: Bool
    ) -> CGFloat {
        version < .iOS13 ? 0 : separatorHeight(version: version, scale: scale, isOnCanvas: isOnCanvas)
    }

    /// The distance above and below the header of a sidebar's section from iOS 26 on, in points; `nil` if rows
    /// determine it.
    public static func sidebarHeaderMargin(version: SystemVersion) -> CGFloat? { version >= .iOS26 ? 8 : nil }

    /// The margin of an inset group from iOS 26 on, in points: `tableView.insetGroupMargin`; `nil` for the margin of
    /// cells.
    public static func insetGroupMargin(screenWidth: CGFloat, version: SystemVersion) -> CGFloat? {
        version >= .iOS26 ? (screenWidth < 414 ? 16 : 20) : nil
    }

    /// The distance from an inset group's edge to the text of its header and footer, in points; `nil` for the cells'
    /// margin.
    public static func insetGroupTitleMargin(version: SystemVersion) -> CGFloat? { version >= .iOS26 ? 20 : nil }

    /// The distance from the sides of a sidebar to its rows, in points; 16 was measured on a 13-inch iPad with iPadOS
    /// 26.
    public static func sidebarInset(version: SystemVersion) -> CGFloat { version < .iOS26 ? 10 : 16 }

    /// The margin of the content of a sidebar's row from iOS 26 on, in points; `nil` for the margin of cells.
    public static func sidebarMargin(version: SystemVersion) -> CGFloat? { version < .iOS26 ? nil : 16 }

    /// Whether a sidebar's row is only as high as its content, as measured on an iPad with iPadOS 26.
    public static func sidebarRowsFitContent(version: SystemVersion) -> Bool { version >= .iOS26 }

    /// The distance above and below the title of a group from iOS 26 on, in points; `nil` if the title is close to its
    /// rows.
    public static func groupTitleMargin(version: SystemVersion) -> CGFloat? { version >= .iOS26 ? 10 : nil }

    /// The distance above the first group of a table, in addition to the spacing of all groups, in points.
    public static func firstGroupSpacing(version: SystemVersion) -> CGFloat { version < .iOS26 ? 17.5 : 0 }

    /// The distance between the titles below one group and above the next, in addition to the spacing of all groups, in
    /// points, as measured twice in a picture of an app in iOS 16.
    static func titleSpacing(version: SystemVersion) -> CGFloat {
        version >= .iOS13 && version < .iOS26 ? 7.5 : 0
    }

    /// The distance above the first group if it has no header, in points, up to iOS 12; `nil` if the table determines
    /// it.
    public static func firstGroupHeaderHeight(version: SystemVersion) -> CGFloat? { version < .iOS13 ? 35 : nil }

    /// The default padding above the header of a plain section, in points, from iOS 15 on.
    public static func plainHeaderTopPadding(version: SystemVersion) -> CGFloat { version < .iOS15 ? 0 : 22 }

    /// Whether plain headers have a padding above them that can be set on the table: from iOS 15 on.
    public static func hasPlainHeaderTopPadding(version: SystemVersion) -> Bool { version >= .iOS15 }

    /// The distance from a cell's content view to the trailing edge of the cell, for its accessory:
    /// `tableView.accessoryWidth`.
    ///
    /// - Parameters:
    ///   - accessory: the kind of accessory.
    ///   - margin: the cell's margin, 16 or 20, which an accessory keeps from iOS 13 on.
    ///   - version: the version of iOS.
    /// - Returns: the distance in points.
    public static func accessoryWidth(
        _ accessory: Accessory, margin: CGFloat, version: SystemVersion
    ) -> CGFloat {
        let isNew = version >= .iOS13
        switch accessory {
        case .none: return 0
        case .disclosureIndicator: return isNew ? margin + 10.5 : version >= .iOS8 ? 34 : 33
        case .checkmark: return isNew ? 44 : 40
        case .detailButton: return isNew ? 44 : 47
        case .detailDisclosureButton: return isNew ? 57 : 67
        }
    }
}
