import Bitmaps
import Devices
import Diagnostics
import Foundation
import Geometry
public import Previews

/// One picture of a run: a document, by its index in the source, on a variant.
public struct GoldenCase: Hashable, Sendable {
    public var document: Int
    public var key: GoldenKey

    /// The approximate cost: a constant for any picture, and its pixels.
    var cost: Int { 500_000 + key.variant.windowPixelSize.width * key.variant.windowPixelSize.height }
}

/// All pictures that a run covers, across all processes.
public struct GoldenPlan: Sendable {
    public let cases: [GoldenCase]
    /// The reasons for excluding variants that an app does not run on.
    let exclusions: [Diagnostic]

    /// Creates a plan of each document of a source on each variant that its app shows it on.
    ///
    /// - Parameters:
    ///   - source: the source of the documents.
    ///   - variants: the requested variants.
    ///   - nameWords: what follows the names of all documents.
    ///   - recorded: existing goldens. Documents that have some are shown on the variants of these instead.
    ///   - catalog: the devices that goldens may show.
    init(
        of source: any PictureSource, on variants: [Variant], nameWords: [String] = [],
        orAsIn recorded: GoldenManifest? = nil, among catalog: DeviceCatalog = .standard
    ) {
        let names = PictureName.stems(for: source, followedBy: nameWords)
        let known = names.map { name in recorded?.variants(of: name, among: catalog) ?? [] }
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

    /// - Throws: the reason why there is nothing to compare.
    func requireCases() throws(DiagnosedError) {
        guard cases.isEmpty else { return }
        throw DiagnosedError([Diagnostic(.error, RunProblem.noVariantLeft)] + exclusions)
    }

    /// The cases of one shard, in the plan's order.
    ///
    /// The costliest remaining case always goes to the shard with the least work so far. So every machine computes the
    /// same shards, and they take about the same time.
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

    /// The digest of the covered cases; bundles of one plan belong together.
    var digest: String {
        var builder = DigestBuilder()
        for item in cases { builder.combine(item.key.description) }
        return builder.finish().hexadecimal
    }
}
