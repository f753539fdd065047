import Devices
import Diagnostics
import Foundation
import Sheets

extension SheetArrangement {
    /// Reads lists of axes in the command line's notation.
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
    /// The word for it in a list of axes: its option without the hyphens.
    var listWord: String { String(option.dropFirst(2)) }
}
