package import Devices
import Diagnostics
import Sheets

/// A problem with the arguments for a contact sheet.
package enum SheetProblem: Problem, Hashable {
    case unknownAxis(String, nearest: String?)
    case axisTwice(VariantAxis)
    case unknownPaper(String, nearest: String?)

    package var code: String {
        switch self {
        case .unknownAxis: "unknown-axis"
        case .axisTwice: "axis-twice"
        case .unknownPaper: "unknown-paper"
        }
    }

    package var message: String {
        switch self {
        case .unknownAxis(let word, _): "'\(word)' is not an axis"
        case .axisTwice(let axis): "\(axis.listWord) are used twice in --rows and --columns"
        case .unknownPaper(let word, _): "'\(word)' is not a paper size"
        }
    }

    package var remedy: String? {
        switch self {
        case .unknownAxis(_, let nearest):
            (nearest.map { "did you mean '\($0)'? " } ?? "")
                + "allowed: \(VariantAxis.allCases.map(\.listWord).joined(separator: ", "))"
        case .axisTwice: "name it once"
        case .unknownPaper(_, let nearest):
            (nearest.map { "did you mean '\($0)'? " } ?? "")
                + "allowed: \(SheetArrangement.Paper.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }
}
