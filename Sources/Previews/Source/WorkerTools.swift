public import Annotations
import Diagnostics
import Rendering
public import Theming
public import Typography

/// The tools that one worker draws with, used by one job at a time.
public final class WorkerTools {
    public let textSetter: any TextSetter
    let rendering: RenderingTools
    /// The annotator that draws over each window, if any.
    public var annotator: Annotator?
    /// The style of each picture.
    public var style = PictureStyle()

    /// - Parameters:
    ///   - textSetter: sets the text of trees, frames and sheets.
    ///   - rendering: draws the finished lists.
    init(textSetter: any TextSetter, rendering: RenderingTools) {
        self.textSetter = textSetter
        self.rendering = rendering
    }

    /// Tools that take glyphs from a font library.
    public convenience init(fonts: FontLibrary) {
        self.init(textSetter: MetricTextSetter(library: fonts), rendering: RenderingTools(fonts: fonts))
    }

    /// The problems with fonts since the last call.
    ///
    /// A worker reports each problem once, so they do not belong to one variant.
    func takeFontDiagnostics() -> [Diagnostic] {
        let problems = (textSetter as? MetricTextSetter)?.takeProblems() ?? []
        return problems.map { problem in
            if case .missingFont = problem { return Diagnostic(.error, problem) }
            return Diagnostic(.warning, problem)
        }
    }
}
