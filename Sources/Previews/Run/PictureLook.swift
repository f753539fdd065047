import Annotations
public import Diagnostics
import Foundation
public import Theming

/// What becomes of pictures in a theme: its colours, its style, and what is drawn over them.
public struct PictureLook: Sendable {
    public let theme: Theme
    private let annotator: Annotator?

    /// What can be drawn over a preview, as it is written; longer words before those that they begin with.
    public static var annotationWords: [String] {
        (AnnotationKind.allCases.map(\.rawValue) + ["all"]).sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// - Parameters:
    ///   - theme: as it was loaded.
    ///   - annotations: what is drawn over pictures beside what the theme always draws: a list with commas.
    ///   - log: is told which words of the list are none.
    public init(_ theme: Theme, annotations: String = "", into log: inout ProblemLog) {
        self.theme = theme
        var kinds: Set<AnnotationKind> = []
        let known = AnnotationKind.allCases.map(\.rawValue)
        for word in "\(annotations),\(theme.annotations.always)".split(separator: ",").map({
            $0.trimmingCharacters(in: .whitespaces)
        }) {
            if let kind = AnnotationKind(rawValue: word) {
                kinds.insert(kind)
            } else if word == "all" {
                kinds.formUnion(AnnotationKind.allCases)
            } else {
                log.error(RunProblem.unknownAnnotation(word, nearest: nearestWords(to: word, among: known).first))
            }
        }
        annotator = kinds.isEmpty ? nil : Annotator(kinds, style: theme.annotations)
    }

    /// Makes a worker's tools draw so.
    func apply(to tools: WorkerTools) {
        tools.annotator = annotator
        tools.style = theme.picture
    }
}
