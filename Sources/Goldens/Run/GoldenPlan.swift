import Bitmaps
public import Devices
import Foundation
import Geometry

/// One picture of a run: a document, by its place among the source's, on a variant.
public struct GoldenCase: Hashable, Sendable {
    public var document: Int
    public var key: GoldenKey

    /// How much work it is, roughly: what is done for any picture, and its pixels.
    var cost: Int { 500_000 + key.variant.windowPixelSize.width * key.variant.windowPixelSize.height }
}

/// All pictures that a run is to cover, whichever part of it one process does.
public struct GoldenPlan: Sendable {
    public let cases: [GoldenCase]

    /// Each document on each variant.
    public init(documents: [String], variants: [Variant]) {
        cases = documents.enumerated().flatMap { index, name in
            variants.map { GoldenCase(document: index, key: GoldenKey(document: name, variant: $0)) }
        }
    }

    /// The cases of one shard, in the plan's order.
    ///
    /// The dearest case goes to the shard that has least to do so far, and so on: every machine finds the same parts,
    /// and they take about as long.
    public func cases(of shard: Shard) -> [GoldenCase] {
        var loads = [Int](repeating: 0, count: shard.count)
        var mine: Set<Int> = []
        for index in cases.indices.sorted(by: { (-cases[$0].cost, $0) < (-cases[$1].cost, $1) }) {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[least] += cases[index].cost
            if least == shard.index - 1 { mine.insert(index) }
        }
        return cases.indices.filter(mine.contains).map { cases[$0] }
    }

    /// The digest of what is covered; bundles of one plan belong together.
    var digest: String {
        var builder = DigestBuilder()
        for item in cases { builder.combine(item.key.description) }
        return builder.finish().hexadecimal
    }
}

/// One of several equal parts of a run.
public struct Shard: Hashable, Sendable, Codable, CustomStringConvertible {
    /// From 1.
    public var index: Int
    public var count: Int

    /// Reads `2/8`.
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
