import Arrangement
import Devices
import Foundation
import Geometry

/// The metrics of a table's cells, by iOS version, screen and width.
struct TableCellMetrics {
    var version: SystemVersion
    /// The shorter side of the screen, in points.
    var screenWidth: CGFloat
    /// The cell's own width, in points.
    var cellWidth: CGFloat
    var grid: PixelGrid
    /// Whether the cell is in a table, and not the root of a xib.
    var isInTable = true
    /// The maximum width of the content, in points, if the table's margins follow it.
    var readableWidth: CGFloat?

    /// Creates the metrics of a cell for the job's screen and version.
    init(cellWidth: CGFloat, grid: PixelGrid) {
        let environment = JobEnvironment.current
        self.init(
            version: environment.systemVersion,
            screenWidth: min(environment.screen.size.width, environment.screen.size.height), cellWidth: cellWidth,
            grid: grid)
    }

    /// Creates the metrics of a row, a header or the table itself, for its current width.
    init(of view: UIView, in table: UITableView?) {
        self.init(cellWidth: view.bounds.width, grid: view.pixelGrid)
        readableWidth = table?.readableCellWidth
    }

    init(version: SystemVersion, screenWidth: CGFloat, cellWidth: CGFloat, grid: PixelGrid) {
        self.version = version
        self.screenWidth = screenWidth
        self.cellWidth = cellWidth
        self.grid = grid
    }

    /// The leading margin of the content: 16, and 20 in cells wider than 320 on screens wider than 375.
    ///
    /// Seen in 150 constraints to the leading margin of content views. Where the table follows the readable width, what
    /// that leaves on each side.
    var horizontalMargin: CGFloat {
        let margin = LayoutMargins.cell(
            tableWidth: cellWidth, screenWidth: screenWidth, version: version, isInTable: isInTable)
        return max(margin, readableWidth.map { (cellWidth - $0) / 2 } ?? 0)
    }

    /// The top and bottom margins of the content: 15 on iOS 26, 11 in 60 constraints from iOS 11 on, 8 before.
    var verticalMargin: CGFloat { version >= .iOS26 ? 15 : version >= .iOS11 ? 11 : 8 }

    /// The height of the separator in the cell: a pixel up to iOS 12, nothing from 13 on.
    var separatorRoom: CGFloat { TableMetrics.separatorHeight(version: version, scale: grid.scale) }

    /// The content's margin next to an accessory: that of any view, as 18 constraints from iOS 9 to 17 have it.
    var marginBesideAccessory: CGFloat { LayoutMargins.view.trailing }

    /// The labels' margin next to an accessory: only a point before iOS 13.
    var labelMarginBesideAccessory: CGFloat { version >= .iOS13 ? marginBesideAccessory : 1 }

    /// The width that an accessory takes from the content view, including the margin.
    func accessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
        switch type {
        case .none: return 0
        case .disclosureIndicator where version >= .iOS13:
            // In some 90 cells: 11 points and the margin on iOS 13 and 14, 10.5 later, at scale 3 a third each way.
            return horizontalMargin + grid.round(version < .iOS15 ? 11.2 : 10.4)
        case .disclosureIndicator: return Self.width(.disclosureIndicator, horizontalMargin, version)
        case .detailDisclosureButton: return Self.width(.detailDisclosureButton, horizontalMargin, version)
        case .checkmark: return Self.width(.checkmark, horizontalMargin, version)
        case .detailButton: return Self.width(.detailButton, horizontalMargin, version)
        }
    }

    private static func width(
        _ accessory: TableMetrics.Accessory, _ margin: CGFloat, _ version: SystemVersion
    ) -> CGFloat {
        TableMetrics.accessoryWidth(accessory, margin: margin, version: version)
    }

    /// The width that an accessory view takes, including the margin.
    func accessoryWidth(forViewOfWidth width: CGFloat) -> CGFloat {
        grid.ceil(max(0, width) + horizontalMargin + (version >= .iOS13 ? 0 : 1))
    }

    /// The default row height: without its separator from iOS 13 on, so that it is a pixel less.
    var standardRowHeight: CGFloat {
        let height = TableMetrics.rowHeight(version: version)
        return version >= .iOS13 && version < .iOS26 ? height - grid.pixel : height
    }
}
