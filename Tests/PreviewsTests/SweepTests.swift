import Devices
import Diagnostics
import Foundation
import TestTraits
import Testing
import Theming

@testable import Previews

/// The sizes at which an interface changes as its window grows.
@Suite(.blocking) struct SweepTests {
    private func fact(_ kind: SweepFact.Kind, _ object: String, _ value: String = "", parent: String? = nil)
        -> SweepFact
    {
        SweepFact(kind: kind, object: object, value: value, name: object, parent: parent)
    }

    /// Windows of several widths and one height on a device.
    private func windows(_ widths: ClosedRange<Int>, on place: String, height: Int) throws -> SweepWindows {
        SweepWindows(
            variants: try widths.map { try Variant(parsing: "\(place)/\($0)x\(height)") }, isHorizontal: true,
            lengths: Array(widths), other: height)
    }

    @Test func stretchesAreBetweenChanges() {
        let compact = [fact(.sizeClasses, "", "wC hR"), fact(.presence, "a"), fact(.truncation, "a")]
        let whole = [fact(.sizeClasses, "", "wC hR"), fact(.presence, "a")]
        let regular = [
            fact(.sizeClasses, "", "wR hR"), fact(.presence, "a"), fact(.presence, "b"),
            fact(.presence, "c", parent: "b"),
        ]
        let report = SweepReport(
            document: "D", sizes: Array(10...15), facts: [compact, compact, whole, whole, regular, regular])
        #expect(report.stretches.map { [$0.from, $0.to] } == [[10, 11], [12, 13], [14, 15]])
        #expect(report.stretches[0].changes.isEmpty)
        #expect(report.stretches[1].changes.map(\.message) == ["a is shown whole"])
        #expect(
            report.stretches[2].changes.map(\.message) == ["wC hR becomes wR hR", "b appears"],
            "what comes with the view around it is not named again")
    }

    @Test("a window that exceeds the time limit is named, and the stretches around it are listed")
    func lostWindows() throws {
        let clock = TestClock()
        var request = SweepRequest(
            inputs: InputSelection([]), windows: try windows(320...340, on: "iphone-4-7/landscape", height: 375),
            theme: try Theme.named("ios"))
        request.work = Workload(workers: 3, timeLimit: clock.limit(seconds: 60))
        let found = try request.reports(
            of: ["A", "B"],
            // All windows are finished but the two that never end.
            progress: { done, count in if done == count - 2 { clock.advance(bySeconds: 61) } }, tools: { 0 }
        ) {
            document, variant, _ in
            let width = Int(variant.windowSize.width)
            if document == 0, [326, 330].contains(width) { while true { sleep(1) } }
            return [fact(.presence, width < 335 ? "x" : "y")]
        }
        #expect(found.diagnostics.map(\.problem.code) == ["out-of-time", "out-of-time"])
        #expect(found.diagnostics.allSatisfy { $0.location?.file == "A" })
        #expect(found.diagnostics[0].context?.contains("326x") == true)
        #expect(
            found.value[0].stretches.map { [$0.from, $0.to, $0.isLost ? 1 : 0] }
                == [[320, 325, 0], [326, 326, 1], [327, 329, 0], [330, 330, 1], [331, 334, 0], [335, 340, 0]])
        #expect(found.value[0].stretches.map(\.changes.count) == [0, 0, 0, 0, 0, 2])
        #expect(found.value[0].json(axis: "width").contains("\"from\":326,\"to\":326,\"lost\":true,"))
        #expect(found.value[1].stretches.map { [$0.from, $0.to] } == [[320, 334], [335, 340]])
    }

    @Test func aChangeOfOnePointIsFoundAnywhere() {
        for odd in 0..<50 {
            let facts = (0..<50).map { [fact(.presence, $0 == odd ? "x" : "y")] }
            let report = SweepReport(document: "D", sizes: Array(0..<50), facts: facts)
            #expect(report.stretches.contains { $0.from == odd && $0.to == odd })
        }
    }

    @Test("SC-4 (partly) the real engine: a window is compact up to 677 points and regular from 678 on")
    func sizeClasses() throws {
        var request = SweepRequest(
            inputs: InputSelection([Self.sample]),
            windows: try windows(670...690, on: "ipad-pro-13/landscape", height: 1032),
            theme: try Theme.named("ios"))
        request.work.workers = 2
        let result = try request.run(try request.load().value) { _, _ in }
        #expect(result.status == .good)
        let lines = result.reports.map { $0.json(axis: "width") }.joined().split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("\"from\":670,\"to\":677,\"sizeClasses\":\"wC hR\"") == true)
        #expect(lines.last?.contains("\"from\":678,\"to\":690,\"sizeClasses\":\"wR hR\"") == true)
    }

    static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Sample/LaunchScreen.storyboard").path
}
