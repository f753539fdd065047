/// Runs a function on a thread of its own, whose stack is large enough for deep trees.
///
/// - Parameters:
///   - timeLimit: the time limit; `nil` for none.
///   - name: the name of the work, the same in every run, so that the next run can skip it after a crash.
///   - lost: the replacement for a lost result; without it, the loss is an error.
///   - body: the function.
/// - Returns: the result of `body`.
/// - Throws: the error of `body`, or ``WorkerProblem`` if its result was lost.
public func onWorker<Output: Sendable>(
    timeLimit: TimeLimit? = nil, name: String? = nil, lost: (@Sendable (JobLoss) -> Output)? = nil,
    _ body: @escaping @Sendable () throws -> Output
) throws -> Output {
    let outputs = try mapInOrder(
        [()], workers: 1, timeLimit: timeLimit, tools: { () }, name: name.map { name in { _ in name } },
        lost: lost.map { lost in { _, loss in lost(loss) } }, body: { _, _ in try body() })
    return outputs[0]
}
