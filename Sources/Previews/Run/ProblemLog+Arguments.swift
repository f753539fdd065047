import Devices
public import Diagnostics
import Theming

extension ProblemLog {
    /// Takes note of what is wrong with how a run is to share its work.
    ///
    /// - Parameters:
    ///   - jobs: how many workers there are to be; `nil` for as many as there are cores.
    ///   - timeLimit: how many seconds one piece of work may take; `nil` for as long as it likes.
    public mutating func check(jobs: Int? = nil, timeLimit: Int?) {
        if let jobs, jobs < 1 { error(RunProblem.badWorkerCount("\(jobs)")) }
        if let timeLimit, timeLimit < 1 { error(RunProblem.badTimeLimit("\(timeLimit)")) }
    }

    /// The theme of a name or path; `nil` after taking note of what is wrong with it.
    mutating func theme(named name: String) -> Theme? {
        do {
            return try Theme.named(name)
        } catch {
            append(contentsOf: error.diagnostics)
            return nil
        }
    }

    /// The variants that words stand for; none after taking note of what is wrong with them.
    ///
    /// - Parameters:
    ///   - words: of each axis.
    ///   - locale: the language of the documents' words, whose direction holds where no other is named.
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
