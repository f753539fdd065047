import Bitmaps
import Devices
import Diagnostics
import Foundation
import Geometry
import Previews

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
    /// Why variants are left out that an app does not run on.
    let exclusions: [Diagnostic]

    /// Each document of a source on each variant that its app shows it on.
    ///
    /// - Parameters:
    ///   - source: has the documents.
    ///   - variants: those that were asked for.
    ///   - nameWords: what of the documents is shown; it follows their names.
    ///   - recorded: goldens; documents that have any are shown on the variants of these instead.
    init(
        of source: any PictureSource, on variants: [Variant], nameWords: [String] = [],
        orAsIn recorded: GoldenManifest? = nil
    ) {
        let names = PictureName.stems(for: source.documents, followedBy: nameWords)
        let known = names.map { name in recorded?.variants(of: name) ?? [] }
        var seen = Set(variants)
        let others = known.joined().filter { seen.insert($0).inserted }
        let shown = source.shown(on: variants + others)
        let wanted = known.map { Set($0.isEmpty ? variants : $0) }
        cases = shown.value.filter { wanted[$0.document].contains($0.variant) }.map {
            GoldenCase(document: $0.document, key: GoldenKey(document: names[$0.document], variant: $0.variant))
        }
        exclusions = shown.diagnostics
    }

    init(cases: [GoldenCase]) {
        self.cases = cases
        exclusions = []
    }

    /// - Throws: why there is nothing at all to compare.
    func requireCases() throws(DiagnosedError) {
        guard cases.isEmpty else { return }
        throw DiagnosedError([Diagnostic(.error, RunProblem.noVariantLeft)] + exclusions)
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
