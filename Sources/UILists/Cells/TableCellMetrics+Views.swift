import Arrangement
import Foundation
import Geometry

extension TableCellMetrics {
    /// Creates the metrics of a cell for the job's screen and version.
    init(cellWidth: CGFloat, grid: PixelGrid) {
        let environment = JobEnvironment.current
        self.init(
            version: environment.systemVersion,
            screenWidth: min(environment.screen.size.width, environment.screen.size.height), cellWidth: cellWidth,
            grid: grid)
        isOnCanvas = environment.showsCanvas
    }

    /// Creates the metrics of a row, a header or the table itself, for its current width.
    @MainActor init(of view: UIView, in table: UITableView?) {
        self.init(cellWidth: view.bounds.width, grid: view.pixelGrid)
        readableWidth = table?.readableCellWidth
        isInInsetGroup = table?.style == .insetGrouped
        hasSeparators = table?.separatorStyle != UITableViewCell.SeparatorStyle.none
    }
}

extension UITableViewCell.AccessoryType {
    /// The accessory in the words of the metrics.
    var metricsAccessory: TableMetrics.Accessory {
        switch self {
        case .none: .none
        case .disclosureIndicator: .disclosureIndicator
        case .detailDisclosureButton: .detailDisclosureButton
        case .checkmark: .checkmark
        case .detailButton: .detailButton
        }
    }
}

extension UITableViewCell.CellStyle {
    /// The style in the words of the layout.
    var layoutStyle: TableCellLayout.Style {
        switch self {
        case .default: .standard
        case .value1: .value1
        case .value2: .value2
        case .subtitle: .subtitle
        }
    }
}
