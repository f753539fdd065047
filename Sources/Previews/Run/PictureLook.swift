import Annotations
public import Diagnostics
import Foundation
public import Theming

/// The look of pictures in a theme: its colors, its style and its annotations.
public struct PictureLook: Sendable {
    public let theme: Theme
    private let annotator: Annotator?

    /// The words for annotations of previews; longer words come before those that they begin with.
    public static var annotationWords: [String] {
        (AnnotationKind.allCases.map(\.rawValue) + ["all"]).sorted { ($1.count, $0) < ($0.count, $1) }
    }

    /// - Parameters:
    ///   - theme: the loaded theme.
    ///   - annotations: a comma-separated list of annotations besides those that the theme always draws.
    ///   - log: receives a problem for each unknown word of the list.
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

    /// Applies the look to a worker's tools.
    func apply(to tools: WorkerTools) {
        tools.annotator = annotator
        tools.style = theme.picture
    }
}
