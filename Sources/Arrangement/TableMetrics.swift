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

    /// The height of the separator in the cell, below its content view: a pixel up to iOS 12.
    public static func separatorHeight(version: SystemVersion, scale: CGFloat) -> CGFloat {
        version < .iOS13 && scale > 0 ? 1 / scale : 0
    }

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
