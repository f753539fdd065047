public import Diagnostics

/// What can be wrong with a scene file.
public enum SceneProblem: Problem, Hashable {
    /// A constraint that cannot be understood; `column` counts from 1 within its text.
    case badConstraint(String, reason: String, column: Int)
    case badColor(String, nearest: String?)
    case noFile(String)
    case outsideFolder(String)
    /// A detent that a sheet is to rest at, or that dims nothing, and that it has not got.
    case absentDetent(String, known: [String])
    case unknownController(String, known: [String], nearest: String?)

    public var code: String {
        switch self {
        case .badConstraint: "scene-bad-constraint"
        case .badColor: "scene-bad-color"
        case .noFile: "scene-no-file"
        case .outsideFolder: "scene-outside-folder"
        case .absentDetent: "scene-absent-detent"
        case .unknownController: "scene-unknown-controller"
        }
    }

    public var message: String {
        switch self {
        case .badConstraint(let text, let reason, let column):
            "the constraint \"\(text)\" cannot be read at its character \(column): \(reason)"
        case .badColor(let text, _): "'\(text)' is not a colour"
        case .noFile(let path): "there is no file \(path)"
        case .outsideFolder(let path): "\(path) lies outside the scene's folder"
        case .absentDetent(let detent, _): "the sheet has no detent '\(detent)'"
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
