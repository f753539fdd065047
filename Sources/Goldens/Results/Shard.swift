/// One of several equal parts of a run.
public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The index, from 1.
    public var index: Int
    public var count: Int

    /// Parses a shard such as `2/8`.
    ///
    /// - Throws: ``GoldenProblem/badShard(_:)``.
    public init(parsing text: String) throws(GoldenProblem) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...10_000).contains(count),
            (1...count).contains(index)
        else { throw .badShard(text) }
        self.index = index
        self.count = count
    }

    public var description: String { "\(index)/\(count)" }
}
