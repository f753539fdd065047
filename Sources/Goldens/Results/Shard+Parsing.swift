public import Previews

extension Shard {
    /// Parses a shard such as `2/8`.
    ///
    /// - Throws: ``GoldenProblem/badShard(_:)``.
    public init(parsing text: String) throws(GoldenProblem) {
        guard let shard = Shard(text) else { throw .badShard(text) }
        self = shard
    }
}
