public import Diagnostics

/// A problem with a scene file.
public enum SceneProblem: Problem, Hashable {
    /// A constraint that can't be parsed; `column` counts from 1 within its text.
    case badConstraint(String, reason: String, column: Int)
    case badColor(String, nearest: String?)
    case noFile(String)
    case outsideFolder(String)
    /// A selected or undimmed detent that the sheet doesn't have.
    case absentDetent(String, known: [String])
    /// The number of a selected tab, page or row that doesn't exist.
    case absentSelection(Int, of: String, count: Int)
    case unknownController(String, known: [String], nearest: String?)

    public var code: String {
        switch self {
        case .badConstraint: "scene-bad-constraint"
        case .badColor: "scene-bad-color"
        case .noFile: "scene-no-file"
        case .outsideFolder: "scene-outside-folder"
        case .absentDetent: "scene-absent-detent"
        case .absentSelection: "scene-absent-selection"
        case .unknownController: "scene-unknown-controller"
        }
    }

    public var message: String {
        switch self {
        case .badConstraint(let text, let reason, let column):
            "the constraint \"\(text)\" cannot be read at its character \(column): \(reason)"
        case .badColor(let text, _): "'\(text)' is not a color"
        case .noFile(let path): "there is no file \(path)"
        case .outsideFolder(let path): "\(path) lies outside the scene's folder"
        case .absentDetent(let detent, _): "the sheet has no detent '\(detent)'"
        case .absentSelection(let number, let noun, let count):
            "\(noun) \(number) is selected, but there \(count == 1 ? "is" : "are") \(count)"
        case .unknownController(let name, _, _): "no controller is registered as '\(name)'"
        }
    }

    public var remedy: String? {
        switch self {
        case .badConstraint:
            "write visual format, as \"H:|-[title]-|\", or two anchors, as \"title.top == safeArea.top + 8\""
        case .badColor(_, let nearest):
            if let nearest {
                "did you mean '\(nearest)'?"
            } else {
                "write \"#RRGGBB\" in quotation marks, or UIKit's name, as systemBlue"
            }
        case .noFile: "paths count from this file's folder"
        case .outsideFolder: "copy it beside the scene file, and name it without '..'"
        case .absentDetent(let detent, let known):
            "add it, as 'detents: [\((known + [detent]).joined(separator: ", "))]'"
        case .absentSelection(_, let noun, let count):
            count > 0 ? "count from 1, to \(count)" : "add a \(noun), or leave 'selected' out"
        case .unknownController(_, let known, let nearest):
            if let nearest {
                "did you mean '\(nearest)'?"
            } else if known.isEmpty {
                "controllers are registered by the program that draws the scene"
            } else {
                "registered are \(known.joined(separator: ", "))"
            }
        }
    }
}
