import Diagnostics
import Drawing
import Foundation
import Previews
import Workers

/// The pictures whose display lists are the same on both sides of a comparison, so that neither needs to be drawn.
struct EqualPictures {
    private(set) var keys: Set<GoldenKey> = []
    /// The problems of the head's documents, each once.
    private(set) var diagnostics: [Diagnostic] = []

    init() {}

    private struct Job: Sendable {
        var key: GoldenKey
        var old: Int
        var new: Int
    }

    private struct Outcome: Sendable {
        var isEqual = false
        var diagnostics: [Diagnostic] = []
    }

    /// - Parameters:
    ///   - before: the source of the base.
    ///   - after: the source of the head.
    ///   - request: the request for the comparison.
    ///   - sides: the inputs of the two sides.
    ///   - progress: called with the number of finished pictures and the total.
    /// - Throws: an error that stops the whole run.
    init(
        _ before: GoldenRequest.Source, _ after: GoldenRequest.Source, of request: GoldenRequest,
        from sides: RevisionSides, progress: @escaping @Sendable (Int, Int) -> Void
    ) throws {
        func plan(_ source: GoldenRequest.Source) -> GoldenPlan {
            GoldenPlan(of: source.pictures, on: request.variants, nameWords: request.nameWords)
        }
        let old = Dictionary(plan(before).cases.map { ($0.key, $0.document) }) { first, _ in first }
        // Of a document that is drawn from the same files, not even a layout is needed.
        var unchanged: [[Int]: Bool] = [:]
        var jobs: [Job] = []
        for item in plan(after).cases {
            guard let other = old[item.key] else { continue }
            let pair = [other, item.document]
            let isUnchanged =
                unchanged[pair]
                ?? sides.isUnchanged(before.pictures.inputs(of: other), after.pictures.inputs(of: item.document))
            unchanged[pair] = isUnchanged
            if isUnchanged {
                keys.insert(item.key)
            } else {
                jobs.append(Job(key: item.key, old: other, new: item.document))
            }
        }
        let count = jobs.count
        let outcomes = try mapInOrder(
            jobs, workers: request.work.workers, timeLimit: request.work.timeLimit,
            tools: { (before.makeTools(), after.makeTools()) }, name: { "compare \($0.key)" },
            finished: { progress($0, count) },
            // The comparison itself reports a picture that is lost.
            lost: { _, _ in Outcome() },
            body: { (job: Job, tools: inout (WorkerTools, WorkerTools)) -> Outcome in
                do {
                    let first = try before.pictures.picture(of: job.old, on: job.key.variant, tools: tools.0)
                    let second = try after.pictures.picture(of: job.new, on: job.key.variant, tools: tools.1)
                    // The two sides are in different folders, and a line may have moved.
                    guard first.value.list.withoutLocations == second.value.list.withoutLocations else {
                        return Outcome()
                    }
                    return Outcome(
                        isEqual: true, diagnostics: second.diagnostics.filter { $0.severity == .error })
                } catch {
                    // The comparison itself reports it.
                    return Outcome()
                }
            })
        var log = ProblemLog()
        for (job, outcome) in zip(jobs, outcomes) where outcome.isEqual {
            keys.insert(job.key)
            log.append(contentsOf: outcome.diagnostics)
        }
        diagnostics = log.diagnostics
    }
}
