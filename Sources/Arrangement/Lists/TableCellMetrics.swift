package import Devices
package import Foundation
package import Geometry
import Traits

/// The metrics of a table's cells, by iOS version, screen and width.
package struct TableCellMetrics {
    package var version: SystemVersion
    /// The shorter side of the screen, in points.
    package var screenWidth: CGFloat
    /// The cell's own width, in points.
    package var cellWidth: CGFloat
    package var grid: PixelGrid
    /// Whether the cell is in a table, and not the root of a xib.
    package var isInTable = true
    /// Whether the cell's indentation has a width.
    package var hasIndentation = true
    /// Whether the cell is in an inset group.
    package var isInInsetGroup = false
    /// Whether the cell is in a sidebar list.
    package var isInSidebar = false
    /// Whether the table draws separators.
    package var hasSeparators = true
    /// Whether Interface Builder's canvas shows the cell.
    package var isOnCanvas = false
    /// The maximum width of the content, in points, if the table's margins follow it.
    package var readableWidth: CGFloat?

    /// Creates the metrics of a cell with a width, in a table.
    package init(version: SystemVersion, screenWidth: CGFloat, cellWidth: CGFloat, grid: PixelGrid) {
        self.version = version
        self.screenWidth = screenWidth
        self.cellWidth = cellWidth
        self.grid = grid
    }

    /// The leading margin of the content: 16, and 20 in cells wider than 320 on screens wider than 375.
    ///
    /// It was found in 150 constraints to the leading margin of content views. If the table follows the readable width,
    /// it is the space that this leaves on each side.
    package var horizontalMargin: CGFloat {
        let own =
            isInInsetGroup
            ? TableMetrics.insetGroupMargin(screenWidth: screenWidth, version: version)
            : isInSidebar ? TableMetrics.sidebarMargin(version: version) : nil
        let margin =
            own
            ?? LayoutMargins.cell(
                tableWidth: cellWidth, screenWidth: screenWidth, version: version, isInTable: isInTable,
                hasIndentation: hasIndentation)
        return max(margin, readableWidth.map { (cellWidth - $0) / 2 } ?? 0)
    }

    /// The top and bottom margins of the content: 15 on iOS 26, 11 in 60 constraints from iOS 11 on, 8 before.
    package var verticalMargin: CGFloat { version >= .iOS26 ? 15 : version >= .iOS11 ? 11 : 8 }

    /// The distance from the edge of an inset group to the text of its header and footer, in points.
    package var insetGroupTitleMargin: CGFloat {
        TableMetrics.insetGroupTitleMargin(version: version) ?? horizontalMargin
    }

    /// The height of the separator in the cell, below its content view.
    package var separatorRoom: CGFloat {
        hasSeparators || version < .iOS13
            ? TableMetrics.separatorHeight(version: version, scale: grid.scale, isOnCanvas: isOnCanvas) : 0
    }

    /// The part of the separator's height that is not included in the height of custom content.
    package var separatorRoomBesideContent: CGFloat {
        hasSeparators
            ? TableMetrics.separatorHeightBesideContent(version: version, scale: grid.scale, isOnCanvas: isOnCanvas) : 0
    }

    /// The content's margin next to an accessory: that of any view, as in 18 constraints from iOS 9 to 17.
    package var marginBesideAccessory: CGFloat { LayoutMargins.view.trailing }

    /// The labels' margin next to an accessory: only a point before iOS 13.
    package var labelMarginBesideAccessory: CGFloat { version >= .iOS13 ? marginBesideAccessory : 1 }

    /// The width that an accessory takes from the content view, including the margin.
    package func accessoryWidth(_ accessory: TableMetrics.Accessory) -> CGFloat {
        if accessory == .disclosureIndicator, version >= .iOS13 {
            // From some 90 cells: 11 points and the margin on iOS 13 and 14, 10.5 later, at scale 3 a third more or
            // less.
            return horizontalMargin + grid.round(version < .iOS15 ? 11.2 : 10.4)
        }
        return TableMetrics.accessoryWidth(accessory, margin: horizontalMargin, version: version)
    }

    /// The width that an accessory view takes, including the margin.
    package func accessoryWidth(forViewOfWidth width: CGFloat) -> CGFloat {
        grid.ceil(max(0, width) + horizontalMargin + (version >= .iOS13 ? 0 : 1))
    }

    /// The default row height including its separator, which the canvas omits from iOS 13 on.
    package var standardRowHeight: CGFloat {
        let left = TableMetrics.separatorHeight(version: version, scale: grid.scale, isOnCanvas: isOnCanvas)
        return TableMetrics.rowHeight(version: version)
            - TableMetrics.separatorThickness(version: version, scale: grid.scale) + left
    }

    /// The minimum height of a cell with a content configuration, whose content is as high as a row.
    package var configuredRowHeight: CGFloat { standardRowHeight + separatorRoomBesideContent }
}
