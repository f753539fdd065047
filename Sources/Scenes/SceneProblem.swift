public import AutoLayout
public import Diagnostics

/// What can be wrong with a scene file.
public enum SceneProblem: Problem, Hashable {
    case unknownKey(String, in: String, known: [String], nearest: String?)
    case missingKey(String, in: String)
    case missingKind(of: String, known: [String])
    case twoKinds(String, String, of: String)
    case wrongType(key: String, expected: String)
    case unknownChoice(String, key: String, known: [String], nearest: String?)
    case tooMany(key: String, limit: Int)
    case duplicateID(String, firstLine: Int)
    case unknownID(String, known: [String], nearest: String?)
    /// A constraint that cannot be understood; `column` counts from 1 within its text.
    case badConstraint(String, reason: String, column: Int)
    case badVisualFormat(VisualFormatProblem)
    case badColor(String, nearest: String?)
    case noFile(String)
    case outsideFolder(String)
    case unknownController(String, known: [String], nearest: String?)
    case unusableDocument(String)
    case badAxis(String)

    public var code: String {
        switch self {
        case .unknownKey: "scene-unknown-key"
        case .missingKey: "scene-missing-key"
        case .missingKind: "scene-missing-kind"
        case .twoKinds: "scene-two-kinds"
        case .wrongType: "scene-wrong-type"
        case .unknownChoice: "scene-unknown-choice"
        case .tooMany: "scene-too-many"
        case .duplicateID: "scene-duplicate-id"
        case .unknownID: "scene-unknown-id"
        case .badConstraint: "scene-bad-constraint"
        case .badVisualFormat(let problem): problem.code
        case .badColor: "scene-bad-color"
        case .noFile: "scene-no-file"
        case .outsideFolder: "scene-outside-folder"
        case .unknownController: "scene-unknown-controller"
        case .unusableDocument: "scene-unusable-document"
        case .badAxis: "scene-bad-axis"
        }
    }

    public var message: String {
        switch self {
        case .unknownKey(let key, let parent, _, _): "\(parent) has no '\(key)'"
        case .missingKey(let key, let parent): "'\(key)' is missing in \(parent)"
        case .missingKind(let word, _): "nothing says what \(word) this is"
        case .twoKinds(let first, let second, let word):
            "a \(word) is one thing: '\(first)' stands here already, '\(second)' as well"
        case .wrongType(let key, let expected): "'\(key)' is not \(expected)"
        case .unknownChoice(let text, let key, _, _): "'\(text)' is no '\(key)'"
        case .tooMany(let key, let limit): "'\(key)' has more than \(limit) elements"
        case .duplicateID(let id, let line): "the id '\(id)' is given in line \(line) already"
        case .unknownID(let id, _, _): "nothing has the id '\(id)'"
        case .badConstraint(let text, let reason, let column):
            "the constraint \"\(text)\" cannot be read at its character \(column): \(reason)"
        case .badVisualFormat(let problem): problem.message
        case .badColor(let text, _): "'\(text)' is not a colour"
        case .noFile(let path): "there is no file \(path)"
        case .outsideFolder(let path): "\(path) lies outside the scene's folder"
        case .unknownController(let name, _, _): "no controller is registered as '\(name)'"
        case .unusableDocument(let reason): "the document cannot be used: \(reason)"
        case .badAxis(let reason): reason
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownKey(_, _, let known, let nearest):
            if let nearest { "did you mean '\(nearest)'?" } else { "it may have \(known.joined(separator: ", "))" }
        case .missingKey(let key, _): "add '\(key):'"
        case .missingKind(_, let known): "add one of \(known.joined(separator: ", "))"
        case .twoKinds(_, let second, _): "remove '\(second)', or give it a place of its own"
        case .wrongType: nil
        case .unknownChoice(_, _, let known, let nearest):
            if let nearest { "did you mean '\(nearest)'?" } else { "write one of \(known.joined(separator: ", "))" }
        case .tooMany: "make it shorter"
        case .duplicateID: "give each its own id"
        case .unknownID(_, let known, let nearest):
            if let nearest {
                "did you mean '\(nearest)'?"
            } else if known.isEmpty {
                "give the view an 'id:'"
            } else {
                "ids here are \(known.prefix(12).joined(separator: ", "))"
            }
        case .badConstraint:
            "write visual format, as \"H:|-[title]-|\", or two anchors, as \"title.top == safeArea.top + 8\""
        case .badVisualFormat(let problem): problem.remedy
        case .badColor(_, let nearest):
            if let nearest {
                "did you mean '\(nearest)'?"
            } else {
                "write \"#RRGGBB\" in quotation marks, or UIKit's name, as systemBlue"
            }
        case .noFile: "paths count from the scene file's folder"
        case .outsideFolder: "copy it beside the scene file, and name it without '..'"
        case .unknownController(_, let known, let nearest):
            if let nearest {
                "did you mean '\(nearest)'?"
            } else if known.isEmpty {
                "controllers are registered by the program that draws the scene"
            } else {
                "registered are \(known.joined(separator: ", "))"
            }
        case .unusableDocument, .badAxis: nil
        }
    }
}
