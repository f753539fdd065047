import Devices
public import Diagnostics
import InterfaceBuilder
import Theming

extension ProblemLog {
    /// Checks the arguments that control how a run shares its work.
    ///
    /// - Parameters:
    ///   - jobs: the number of workers; `nil` for one per core.
    ///   - timeLimit: the time limit in seconds for one job; `nil` for no limit.
    public mutating func check(jobs: Int? = nil, timeLimit: Int?) {
        if let jobs, jobs < 1 { error(RunProblem.badWorkerCount("\(jobs)")) }
        if let timeLimit, timeLimit < 1 { error(RunProblem.badTimeLimit("\(timeLimit)")) }
    }

    /// Reports axes and flows together with the canvas, which has no variants and shows every scene.
    mutating func check(canvasWith axes: AxisSelection.Words, _ flow: FlowWords) {
        if !flow.flow.isEmpty { error(RunProblem.flowOnCanvas) }
        for axis in VariantAxis.allCases where axes[axis] != nil {
            error(RunProblem.axisOnCanvas(option: axis.option))
        }
    }

    /// The theme of a name or path; `nil` after logging its problems.
    mutating func theme(named name: String) -> Theme? {
        do {
            return try Theme.named(name)
        } catch {
            append(contentsOf: error.diagnostics)
            return nil
        }
    }

    /// The variants that words select; none after logging their problems.
    ///
    /// - Parameters:
    ///   - words: the words of each axis.
    ///   - locale: the language of the documents' strings, whose direction applies if no other is named.
    /// - Returns: the variants.
    mutating func variants(_ words: AxisSelection.Words, locale: String?) -> [Variant] {
        do {
            return try Matrix(AxisSelection(parsing: words.following(locale: locale))).variants
        } catch {
            self.error(error)
            return []
        }
    }
}
