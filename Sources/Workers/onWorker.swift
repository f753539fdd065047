/// Does one thing on a worker's thread of its own, whose stack is large enough for deep trees.
///
/// - Parameters:
///   - timeLimit: how long it may take; `nil` for no limit.
///   - name: names it, the same in every run, so that the next run can leave it out where it ends the process.
///   - lost: what stands for it where it has no result; without it that is an error.
///   - body: does it.
/// - Returns: what came of it.
/// - Throws: what `body` throws, or that it has no result.
public func onWorker<Output: Sendable>(
    timeLimit: Duration? = nil, name: String? = nil, lost: (@Sendable (JobLoss) -> Output)? = nil,
    _ body: @escaping @Sendable () throws -> Output
) throws -> Output {
    let outputs = try mapInOrder(
        [()], workers: 1, timeLimit: timeLimit, tools: { () }, name: name.map { name in { _ in name } },
        lost: lost.map { lost in { _, loss in lost(loss) } }, body: { _, _ in try body() })
    return outputs[0]
}
