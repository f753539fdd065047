public import Annotations
import Diagnostics
import Rendering
public import Theming
public import Typography

/// What one worker draws with; lent to one job at a time.
public final class WorkerTools {
    public let textSetter: any TextSetter
    let rendering: RenderingTools
    /// What is drawn over each window, if anything is.
    public var annotator: Annotator?
    /// What becomes of each picture.
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

    /// What is wrong with the fonts that text was set in since the last time.
    ///
    /// A worker says each thing once, so none of it belongs to one variant.
    func takeFontDiagnostics() -> [Diagnostic] {
        let problems = (textSetter as? MetricTextSetter)?.takeProblems() ?? []
        return problems.map { problem in
            if case .missingFont = problem { return Diagnostic(.error, problem) }
            return Diagnostic(.warning, problem)
        }
    }
}
