import Annotations
public import Diagnostics
import Workers

/// A problem with a picture, or with a whole run.
public enum RunProblem: Error, Problem, Hashable {
    case pictureFailed(reason: String)
    case badWorkerCount(String)
    case badTimeLimit(String)
    /// The app of a folder is not shown on any of the variants.
    case noVariantLeft
    /// A document without a scene or a view.
    case nothingToShow
    /// An app's folder without a launch screen, with the number of its other documents.
    case noLaunchDocument(documents: Int)
    /// The numbers of documents and scenes of an input that are not looked at, in words.
    case leftOut([String])
    /// Patterns leave out every input.
    case everythingExcluded
    /// An option that selects variants, together with the canvas, which has none.
    case axisOnCanvas(option: String)
    /// A scene or a flow, together with the canvas, which shows each scene by itself.
    case flowOnCanvas
    /// A scene file, together with the canvas, which shows what Interface Builder writes.
    case sceneOnCanvas
    /// A word that is no square of the size class grid.
    case unknownSquare(String, nearest: String?)
    /// A switch that shapes pictures of variants, together with the canvas.
    case optionOnCanvas(option: String)
    case unknownFormat(String, nearest: String?)
    case unknownFrame(String, nearest: String?)
    case unknownAnnotation(String, nearest: String?)

    public var code: String {
        switch self {
        case .pictureFailed: "picture-failed"
        case .badWorkerCount: "bad-worker-count"
        case .badTimeLimit: "bad-time-limit"
        case .noVariantLeft: "no-variant-left"
        case .noLaunchDocument: "no-launch-document"
        case .leftOut: "left-out"
        case .everythingExcluded: "everything-excluded"
        case .axisOnCanvas: "axis-on-canvas"
        case .flowOnCanvas: "flow-on-canvas"
        case .sceneOnCanvas: "scene-on-canvas"
        case .unknownSquare: "unknown-square"
        case .optionOnCanvas: "option-on-canvas"
        case .nothingToShow: "nothing-to-show"
        case .unknownFormat: "unknown-format"
        case .unknownFrame: "unknown-frame"
        case .unknownAnnotation: "unknown-annotation"
        }
    }

    public var message: String {
        switch self {
        case .pictureFailed(let reason): "this cannot be drawn: \(reason)"
        case .badWorkerCount(let text): "'\(text)' is not a number of workers"
        case .badTimeLimit(let text): "'\(text)' is not a number of seconds"
        case .noVariantLeft: "the app is shown on none of these variants"
        case .noLaunchDocument(let count):
            "this folder has no launch screen"
                + (count > 1 ? " among its \(count) documents" : count == 1 ? "; its one document is none" : "")
        case .leftOut(let words): "left out: \(words.joined(separator: ", "))"
        case .everythingExcluded: "--exclude leaves out every input"
        case .axisOnCanvas(let option): "\(option) selects variants, and --canvas shows none"
        case .flowOnCanvas: "--scene, --show and --present choose what an app shows, and --canvas shows every scene"
        case .sceneOnCanvas: "a scene file has no canvas, which is Interface Builder's"
        case .unknownSquare(let word, _): "'\(word)' is not a square of the size class grid"
        case .optionOnCanvas(let option): "\(option) shapes pictures of variants, and --canvas shows none"
        case .nothingToShow: "this document has no scene and no view"
        case .unknownFormat(let word, _): "'\(word)' is not an output format"
        case .unknownFrame(let word, _): "'\(word)' is not a frame"
        case .unknownAnnotation(let word, _): "'\(word)' is not an annotation"
        }
    }

    public var remedy: String? {
        switch self {
        case .pictureFailed: nil
        case .noVariantLeft: "ask for others, or name a document of the app to draw it anywhere"
        case .nothingToShow: "add a view controller or a view to it"
        case .badWorkerCount: "give --jobs a whole number, 1 or more"
        case .badTimeLimit: "give --time-limit a whole number, 1 or more"
        case .noLaunchDocument: "name the document to draw, or leave --only out to cover the whole folder"
        case .leftOut: nil
        case .everythingExcluded: "exclude less"
        case .unknownSquare(_, let nearest):
            Self.guess(nearest) + "a square is w and h, each with Any, C or R, such as wC-hR; all draws the nine"
        case .axisOnCanvas, .flowOnCanvas, .optionOnCanvas: "leave one of the two out"
        case .sceneOnCanvas: "leave --canvas out, and name variants with --devices"
        case .unknownFormat(_, let nearest): Self.guess(nearest) + "allowed: png, svg, pdf"
        case .unknownFrame(_, let nearest): Self.guess(nearest) + "allowed: none, screen, bezel"
        case .unknownAnnotation(_, let nearest):
            Self.guess(nearest) + "allowed: \(AnnotationKind.allCases.map(\.rawValue).joined(separator: ", ")), all"
        }
    }

    private static func guess(_ nearest: String?) -> String {
        nearest.map { "did you mean '\($0)'? " } ?? ""
    }
}

extension DiagnosedError {
    /// Whether the problem that ended the work is in the inputs rather than in how they were drawn.
    public var isOfInputs: Bool {
        diagnostics.allSatisfy { diagnostic in
            switch diagnostic.problem as? RunProblem {
            case nil: !(diagnostic.problem is WorkerProblem)
            case .noLaunchDocument, .nothingToShow, .everythingExcluded: true
            default: false
            }
        }
    }

    /// The same error without redundant problems: if a document could not be read, there is nothing to show.
    public func without(whatFollowsFrom earlier: [Diagnostic]) -> DiagnosedError {
        guard earlier.contains(where: { $0.severity == .error }) else { return self }
        return DiagnosedError(diagnostics.filter { $0.problem as? RunProblem != .noVariantLeft })
    }
}
