public import Devices
import Foundation

/// The arrangement of the pictures on a contact sheet.
public struct SheetArrangement: Hashable, Sendable, Codable {
    /// The relative sizes of the pictures.
    public enum Scaling: String, Hashable, Sendable, Codable, CaseIterable {
        /// The largest pictures of all devices have the same size.
        case fitted
        /// A point has the same length in all pictures.
        case toScale = "to-scale"
    }

    /// The paper that the pages of a sheet are cut for.
    public enum Paper: String, Hashable, Sendable, Codable, CaseIterable {
        /// Pages as large as their content.
        case none
        case a4
        case letter

        /// The landscape and portrait sizes in points; empty without paper.
        var sizes: [CGSize] {
            let long: CGSize
            switch self {
            case .none: return []
            case .a4: long = CGSize(width: 841.89, height: 595.28)
            case .letter: long = CGSize(width: 792, height: 612)
            }
            return [long, CGSize(width: long.height, height: long.width)]
        }
    }

    /// The axes that change from top to bottom, the first one slowest.
    public var rows: [VariantAxis]
    /// The axes that change from left to right.
    public var columns: [VariantAxis]
    public var scaling: Scaling
    public var paper: Paper

    /// Creates an arrangement.
    ///
    /// Without rows and columns, pictures follow one another, grouped by device.
    public init(
        rows: [VariantAxis] = [], columns: [VariantAxis] = [], scaling: Scaling = .fitted, paper: Paper = .none
    ) {
        self.rows = rows
        self.columns = columns
        self.scaling = scaling
        self.paper = paper
    }
}

extension VariantAxis: Codable {}
