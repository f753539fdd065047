import Devices
import Diagnostics
import Foundation
import Previews
import Rendering
import Theming
import Workers

extension ProblemLog {
    /// Reads the arguments that control how a run shares its work; problems are logged.
    ///
    /// - Parameters:
    ///   - jobs: the number of workers; `nil` for one per core.
    ///   - timeLimit: the time limit in seconds for one job; `nil` for no limit.
    /// - Returns: the workers and the limit.
    mutating func workload(jobs: Int? = nil, timeLimit: Int?) -> Workload {
        if let jobs, jobs < 1 { error(ArgumentProblem.badWorkerCount("\(jobs)")) }
        if let timeLimit, timeLimit < 1 { error(ArgumentProblem.badTimeLimit("\(timeLimit)")) }
        return Workload(workers: jobs, timeLimit: timeLimit.map { .seconds($0) })
    }

    /// Reports axes and flows together with the canvas, which has no variants and shows every scene.
    mutating func check(canvasWith axes: AxisSelection.Words, _ flow: FlowWords) {
        if !flow.isEmpty { error(ArgumentProblem.flowOnCanvas) }
        for axis in VariantAxis.allCases where axes[axis] != nil {
            error(ArgumentProblem.axisOnCanvas(option: axis.option))
        }
    }

    /// The theme of a name or path; `nil` after logging its problems.
    mutating func theme(named name: String) -> Theme? {
        do {
            return try Theme.named(name, symbolsIn: ProcessInfo.processInfo.environment)
        } catch {
            append(contentsOf: error.diagnostics)
            return nil
        }
    }

    /// Apple's devices and those of definitions; problems are logged.
    mutating func catalog(with definitions: [DeviceDefinition]) -> DeviceCatalog {
        do {
            return try DeviceCatalog.standard.adding(definitions)
        } catch {
            self.error(error)
            return .standard
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

    /// The variants for an app that is always in landscape; none if the words name an orientation.
    mutating func landscapeVariants(_ words: AxisSelection.Words, locale: String?) -> [Variant] {
        guard words[.orientation] == nil else { return [] }
        var words = words
        words[.orientation] = ["landscape"]
        return variants(words, locale: locale)
    }

    /// The formats of a comma-separated list; problems are logged.
    mutating func formats(_ list: String) -> [OutputFormat] {
        var formats: [OutputFormat] = []
        let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        for word in words where !word.isEmpty {
            guard let format = OutputFormat(rawValue: word) else {
                error(
                    ArgumentProblem.unknownFormat(
                        word, nearest: nearestWords(to: word, among: OutputFormat.allCases.map(\.rawValue)).first))
                continue
            }
            if !formats.contains(format) { formats.append(format) }
        }
        if formats.isEmpty && !hasErrors { error(ArgumentProblem.unknownFormat(list, nearest: nil)) }
        return formats
    }
}
