import Devices
import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

@testable import Goldens

/// A variant that exceeds the time limit is named, and the others are still compared and recorded.
@Suite(.blocking) struct LostVariantTests {
    let scratch: ScratchFolder
    let clock = TestClock()
    let goldens: String

    init() throws {
        scratch = try ScratchFolder()
        goldens = scratch.path + "/G"
    }

    /// Small variants, which are drawn quickly.
    private static func windows() throws -> [Variant] {
        try variants(
            "ipad-mini-8-3/portrait/320x300", "ipad-mini-8-3/landscape/320x300", "ipad-mini-8-3/portrait/330x300")
    }

    private static let lost = "ipad-mini-8-3/landscape/320x300/light/large/ltr@26"

    /// Ends the time of the job that never ends as soon as the two others are finished.
    private var progress: @Sendable (_ done: Int, _ count: Int) -> Void {
        { [clock] done, count in if done == count - 1 { clock.advance(bySeconds: 61) } }
    }

    /// A run with a job that never ends.
    private func run() throws -> GoldenRun {
        var source = BoxSource()
        source.trouble = { while true { sleep(1) } }
        var run = try source.run(
            goldens: goldens, variants: Self.windows(), workers: 2)
        run.timeLimit = clock.limit(seconds: 60)
        return run
    }

    @Test func theOthersAreCompared() throws {
        try BoxSource().record(goldens, Self.windows())
        let check = try run().check(title: "Boxes", inputs: [], inputDigest: nil, progress: progress)
        #expect(check.record.results.map(\.kinds) == [[], [.failed], []])
        #expect(check.record.failures.count == 1 && check.record.failures[0].notes.count == 1)
        #expect(check.diagnostics.map(\.problem.code) == ["out-of-time"])
        #expect(check.diagnostics[0].context == Self.lost)
        #expect(check.diagnostics[0].location?.file == "Boxes")
    }

    @Test func theOthersAreRecorded() throws {
        let recording = try run().record(.failed, progress: progress)
        #expect(recording.recorded.count == 2)
        #expect(recording.refused == ["Boxes/" + Self.lost])
        #expect(recording.diagnostics.map(\.problem.code) == ["out-of-time"])
        let files = scratch.contents(of: "G").keys.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }
        #expect(files.count == 4 && !files.contains { $0.contains("landscape") })
    }

    @Test func abandonedChangesNeverTakeEffect() throws {
        let transaction = try GoldenTransaction(in: goldens)
        try transaction.stage([1], as: "D/early.png")
        transaction.leaveOut("D/early.png")
        transaction.leaveOut("D/late.png")
        try transaction.stage([2], as: "D/late.png")
        try transaction.stage([3], as: "D/kept.png")
        try transaction.commit { _ in }
        #expect(scratch.contents(of: "G").keys.filter { $0.hasSuffix(".png") } == ["D/kept.png"])
    }
}
