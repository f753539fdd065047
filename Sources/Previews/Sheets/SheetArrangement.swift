public import Devices
import Diagnostics
import Foundation

/// How the pictures of a contact sheet stand to one another.
public struct SheetArrangement: Hashable, Sendable {
    /// How large the pictures are beside one another.
    public enum Scaling: String, Hashable, Sendable, CaseIterable {
        /// The largest picture of each device is as large as that of any other.
        case fitted
        /// A point is equally long in all pictures.
        case toScale = "to-scale"
    }

    /// What the pages of a sheet are cut for.
    public enum Paper: String, Hashable, Sendable, CaseIterable {
        /// Pages as large as what is on them.
        case none
        case a4
        case letter

        /// Its sides in points, lying and upright; none where pages are cut for no paper.
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

    /// What changes from top to bottom, the first axis slowest.
    public var rows: [VariantAxis]
    /// What changes from left to right.
    public var columns: [VariantAxis]
    public var scaling: Scaling
    public var paper: Paper

    /// An arrangement; with neither rows nor columns pictures follow one another, grouped by device.
    public init(
        rows: [VariantAxis] = [], columns: [VariantAxis] = [], scaling: Scaling = .fitted, paper: Paper = .none
    ) {
        self.rows = rows
        self.columns = columns
        self.scaling = scaling
        self.paper = paper
    }

    /// Reads lists of axes as the command line has them.
    init(rows: String, columns: String, isToScale: Bool, paper: String, into log: inout ProblemLog) {
        self.init(
            rows: Self.axes(rows, into: &log), columns: Self.axes(columns, into: &log),
            scaling: isToScale ? .toScale : .fitted)
        var seen: Set<VariantAxis> = []
        for axis in self.rows + self.columns where !seen.insert(axis).inserted {
            log.error(SheetProblem.axisTwice(axis))
        }
        if let paper = Paper(rawValue: paper.lowercased()) {
            self.paper = paper
        } else {
            let nearest = nearestWords(to: paper, among: Paper.allCases.map(\.rawValue)).first
            log.error(SheetProblem.unknownPaper(paper, nearest: nearest))
        }
    }

    private static func axes(_ list: String, into log: inout ProblemLog) -> [VariantAxis] {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            .filter { !$0.isEmpty }
            .compactMap { word in
                if let axis = VariantAxis.allCases.first(where: { [$0.listWord, $0.rawValue].contains(word) }) {
                    return axis
                }
                let nearest = nearestWords(to: word, among: VariantAxis.allCases.map(\.listWord)).first
                log.error(SheetProblem.unknownAxis(word, nearest: nearest))
                return nil
            }
    }
}

extension VariantAxis {
    /// The word for it in a list of axes: its option's, without the hyphens.
    var listWord: String { String(option.dropFirst(2)) }
}
