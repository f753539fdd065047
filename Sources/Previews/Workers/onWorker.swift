/// Does one thing on a worker's thread of its own, whose stack is large enough for deep trees.
///
/// A trap or a full stack ends that thread alone.
///
/// - Parameters:
///   - timeLimit: how long it may take; `nil` for as long as it likes.
///   - lost: what stands for it where it was given up; without it that is an error.
///   - body: does it.
/// - Returns: what came of it.
/// - Throws: what `body` throws, or that it was given up.
public func onWorker<Output: Sendable>(
    timeLimit: Duration? = nil, lost: (@Sendable (JobLoss) -> Output)? = nil,
    _ body: @escaping @Sendable () throws -> Output
) throws -> Output {
    let outputs = try mapInOrder(
        [()], workers: 1, timeLimit: timeLimit, tools: { () },
        lost: lost.map { lost in { _, loss in lost(loss) } }, body: { _, _ in try body() })
    return outputs[0]
}
