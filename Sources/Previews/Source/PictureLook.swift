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
    ///   - theme: the theme.
    ///   - annotations: the annotations besides those that the theme always draws.
    ///   - log: receives a problem for each unknown word of the theme's own list.
    public init(_ theme: Theme, annotations: [NamedAnnotation] = [], into log: inout ProblemLog) {
        self.theme = theme
        let always = Self.annotations(named: theme.annotations.always, into: &log)
        let kinds = Set((annotations + always).flatMap(\.kinds))
        annotator = kinds.isEmpty ? nil : Annotator(kinds, style: theme.annotations)
    }

    /// Reads a list of annotations.
    ///
    /// - Parameters:
    ///   - list: a comma-separated list.
    ///   - log: receives a problem for each unknown word.
    /// - Returns: the annotations, in the order of the list.
    public static func annotations(named list: String, into log: inout ProblemLog) -> [NamedAnnotation] {
        list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.compactMap { word in
            if let annotation = NamedAnnotation(word) { return annotation }
            let known = AnnotationKind.allCases.map(\.rawValue)
            log.error(RunProblem.unknownAnnotation(word, nearest: nearestWords(to: word, among: known).first))
            return nil
        }
    }

    /// Applies the look to a worker's tools.
    func apply(to tools: WorkerTools) {
        tools.annotator = annotator
        tools.style = theme.picture
    }
}
