import Annotations
public import Diagnostics
import Workers

/// A problem with a picture, or with a whole run.
public enum RunProblem: Error, Problem, Hashable {
    case pictureFailed(reason: String)
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
    case unknownAnnotation(String, nearest: String?)

    public var code: String {
        switch self {
        case .pictureFailed: "picture-failed"
        case .noVariantLeft: "no-variant-left"
        case .noLaunchDocument: "no-launch-document"
        case .leftOut: "left-out"
        case .everythingExcluded: "everything-excluded"
        case .nothingToShow: "nothing-to-show"
        case .unknownAnnotation: "unknown-annotation"
        }
    }

    public var message: String {
        switch self {
        case .pictureFailed(let reason): "this cannot be drawn: \(reason)"
        case .noVariantLeft: "the app is shown on none of these variants"
        case .noLaunchDocument(let count):
            "this folder has no launch screen"
                + (count > 1 ? " among its \(count) documents" : count == 1 ? "; its one document is none" : "")
        case .leftOut(let words): "left out: \(words.joined(separator: ", "))"
        case .everythingExcluded: "--exclude leaves out every input"
        case .nothingToShow: "this document has no scene and no view"
        case .unknownAnnotation(let word, _): "'\(word)' is not an annotation"
        }
    }

    public var remedy: String? {
        switch self {
        case .pictureFailed: nil
        case .noVariantLeft: "ask for others, or name a document of the app to draw it anywhere"
        case .nothingToShow: "add a view controller or a view to it"
        case .noLaunchDocument: "name the document to draw, or leave --only out to cover the whole folder"
        case .leftOut: nil
        case .everythingExcluded: "exclude less"
        case .unknownAnnotation(_, let nearest):
            (nearest.map { "did you mean '\($0)'? " } ?? "")
                + "allowed: \(AnnotationKind.allCases.map(\.rawValue).joined(separator: ", ")), all"
        }
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
