import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

@testable import Goldens

@Suite("Shards", .blocking) struct ShardTests {
    @Test("cover each case exactly once and take about as long", arguments: [1, 2, 3, 7])
    func partition(count: Int) throws {
        let here = try variants(
            "iphone-se", "iphone-se/landscape", "iphone-air", "ipad-pro-11", "ipad-pro-13", "ipad-pro-13/landscape",
            "iphone-16/dark", "ipad-pro-11/landscape/split-half@17", "iphone-16")
        let plan = GoldenPlan(
            cases: ["A", "B"].enumerated().flatMap { index, name in
                here.map { GoldenCase(document: index, key: GoldenKey(document: name, variant: $0)) }
            })
        let parts = try (1...count).map { plan.cases(of: try Shard(parsing: "\($0)/\(count)")) }
        #expect(parts.flatMap { $0 }.count == plan.cases.count)
        #expect(Set(parts.flatMap { $0 }) == Set(plan.cases))
        let costs = parts.map { $0.reduce(0) { $0 + $1.cost } }
        let dearest = plan.cases.map(\.cost).max() ?? 0
        #expect((costs.max() ?? 0) - (costs.min() ?? 0) <= dearest)
    }

    @Test("are rejected if they are invalid", arguments: ["", "0/2", "3/2", "1", "a/b", "1/0", "-1/2", "1/2/3"])
    func nonsense(text: String) {
        #expect(throws: GoldenProblem.badShard(text)) { try Shard(parsing: text) }
    }

    @Test("are merged into the run of a single process; missing and duplicate ones are named")
    func merging() throws {
        let scratch = try ScratchFolder()
        let goldens = scratch.path + "/G"
        let here = try variants("iphone-se", "iphone-air", "ipad-pro-11", "iphone-16")
        try BoxSource().record(goldens, here)
        var moved = BoxSource()
        moved.size.width += 2
        func bundle(_ shard: String, _ source: BoxSource, variants: Int = 4) throws -> String {
            let path = scratch.path + "/bundle-\(shard.replacingOccurrences(of: "/", with: "-"))-\(variants)"
            var run = try source.run(goldens: goldens, variants: Array(here.prefix(variants)), report: path)
            run.shard = try Shard(parsing: shard)
            _ = try run.checkAndReport(title: "Boxes")
            return path
        }
        let (one, two, three) = (try bundle("1/3", moved), try bundle("2/3", moved), try bundle("3/3", moved))
        let reports = GoldenReports(output: scratch.path + "/M")
        func codes(_ bundles: [String]) -> [String] {
            GoldenMerge(bundles: bundles).merge(reports).diagnostics.map(\.problem.code)
        }
        let merged = GoldenMerge(bundles: [three, one, two]).merge(reports)
        #expect(merged.status == .checkFailed && merged.diagnostics.isEmpty)
        let whole = try moved.run(goldens: goldens, variants: here, report: scratch.path + "/W").checkAndReport(
            title: "Boxes")
        #expect(try GoldenRunRecord(in: scratch.path + "/M").results == whole.record.results)
        #expect(scratch.contents(of: "M/actual") == scratch.contents(of: "W/actual"))
        let missing = GoldenMerge(bundles: [one, three]).merge(reports)
        #expect(missing.diagnostics.map(\.problem.message) == ["shard 2 of 3 is missing"])
        #expect(missing.status == .checkFailed)
        #expect(codes([one, two, two, three]) == ["duplicate-shard"])
        #expect(codes([one, two, try bundle("3/3", moved, variants: 3)]) == ["bundle-mismatch"])
        #expect(codes([scratch.path + "/nothing"]) == ["unreadable-run"])
    }
}
