/// One of several parts of a run, each for a machine of its own.
public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The index, from 1.
    public var index: Int
    public var count: Int

    /// Parses a shard such as `2/8`; `nil` for anything else.
    public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...10_000).contains(count),
            (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }

    public var description: String { "\(index)/\(count)" }

    /// The indices of this part of a list: every ``count``th one.
    func indices(of total: Int) -> [Int] { Array(stride(from: index - 1, to: total, by: count)) }
}
