public import Devices
public import Foundation

/// The measures of table views and their cells: the `tableView` section of the metrics.
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
    /// Interface Builder's canvas leaves it out from Xcode 11 on.
    public static func separatorHeight(version: SystemVersion, scale: CGFloat, isOnCanvas: Bool) -> CGFloat {
        isOnCanvas && version >= .iOS13 ? 0 : separatorThickness(version: version, scale: scale)
    }

    /// The part of ``separatorHeight(version:scale:isOnCanvas:)`` that comes on top of a cell's own content: all of it
    /// from iOS 13 on.
    public static func separatorHeightBesideContent(
        version: SystemVersion, scale: CGFloat, isOnCanvas: Bool
    ) -> CGFloat {
        version < .iOS13 ? 0 : separatorHeight(version: version, scale: scale, isOnCanvas: isOnCanvas)
    }

    /// Above and below the header of a sidebar's section, in points, from iOS 26 on; `nil` where rows decide.
    public static func sidebarHeaderMargin(version: SystemVersion) -> CGFloat? { version >= .iOS26 ? 8 : nil }

    /// The margin of an inset group, in points, from iOS 26 on: `tableView.insetGroupMargin`; `nil` where it is that of
    /// cells.
    public static func insetGroupMargin(screenWidth: CGFloat, version: SystemVersion) -> CGFloat? {
        version >= .iOS26 ? (screenWidth < 414 ? 16 : 20) : nil
    }

    /// From an inset group's edge to the text of its header and footer, in points; `nil` where that is the cells' margin.
    public static func insetGroupTitleMargin(version: SystemVersion) -> CGFloat? { version >= .iOS26 ? 20 : nil }

    /// From the sides of a sidebar to its rows, in points; 16 was measured on an iPad of 13 inches with iPadOS 26.
    public static func sidebarInset(version: SystemVersion) -> CGFloat { version < .iOS26 ? 10 : 16 }

    /// The margin of the content of a sidebar's row, in points, from iOS 26 on; `nil` where it is that of cells.
    public static func sidebarMargin(version: SystemVersion) -> CGFloat? { version < .iOS26 ? nil : 16 }

    /// Whether a sidebar's row is as high as its content alone: measured on an iPad with iPadOS 26.
    public static func sidebarRowsFitContent(version: SystemVersion) -> Bool { version >= .iOS26 }

    /// Above and below the title of a group, in points, from iOS 26 on; `nil` where the title stands close to its rows.
    public static func groupTitleMargin(version: SystemVersion) -> CGFloat? { version >= .iOS26 ? 10 : nil }

    /// Above the first group of a table, beside the spacing of all groups, in points.
    public static func firstGroupSpacing(version: SystemVersion) -> CGFloat { version < .iOS26 ? 17.5 : 0 }

    /// Above the first group where it has no header, in points, up to iOS 12; `nil` if the table decides.
    public static func firstGroupHeaderHeight(version: SystemVersion) -> CGFloat? { version < .iOS13 ? 35 : nil }

    /// Above the header of a plain section, in points, where the table does not decide: from iOS 15 on.
    public static func plainHeaderTopPadding(version: SystemVersion) -> CGFloat { version < .iOS15 ? 0 : 22 }

    /// Whether plain headers have a padding above them that the table can set: from iOS 15 on.
    public static func hasPlainHeaderTopPadding(version: SystemVersion) -> Bool { version >= .iOS15 }

    /// Between a cell's content view and the trailing edge of the cell, for its accessory: `tableView.accessoryWidth`.
    ///
    /// - Parameters:
    ///   - accessory: the kind.
    ///   - margin: the cell's margin, 16 or 20: from iOS 13 on, an accessory keeps it.
    ///   - version: the system's.
    /// - Returns: points.
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
