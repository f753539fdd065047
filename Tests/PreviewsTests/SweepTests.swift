import Devices
import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import Previews

/// The sizes at which an interface changes as its window grows.
@Suite(.blocking) struct SweepTests {
    private func fact(_ kind: SweepFact.Kind, _ object: String, _ value: String = "", parent: String? = nil)
        -> SweepFact
    {
        SweepFact(kind: kind, object: object, value: value, name: object, parent: parent)
    }

    @Test func stretchesAreWhatLiesBetweenChanges() {
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
        var options = SweepOptions(inputs: [], device: "iphone-4-7", widths: "320...340")
        options.jobs = 3
        let clock = TestClock()
        let windows = try options.windows()
        let found = try options.reports(
            of: ["A", "B"], windows, timeLimit: clock.limit(seconds: 60),
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

    @Test func aChangeOfOnePointIsFoundWhereverItLies() {
        for odd in 0..<50 {
            let facts = (0..<50).map { [fact(.presence, $0 == odd ? "x" : "y")] }
            let report = SweepReport(document: "D", sizes: Array(0..<50), facts: facts)
            #expect(report.stretches.contains { $0.from == odd && $0.to == odd })
        }
    }

    @Test("SC-4 (partly) the real engine: a window is compact up to 677 points and regular from 678 on")
    func sizeClasses() throws {
        var options = SweepOptions(
            inputs: [Self.sample], device: "ipad-pro-13", widths: "670...690")
        options.isJSON = true
        options.jobs = 2
        let result = options.run { _, _ in }
        #expect(result.status == .good)
        let lines = result.text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("\"from\":670,\"to\":677,\"sizeClasses\":\"wC hR\"") == true)
        #expect(lines.last?.contains("\"from\":678,\"to\":690,\"sizeClasses\":\"wR hR\"") == true)
    }

    static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Sample/LaunchScreen.storyboard").path

    @Test func windowsOfARange() throws {
        let across = try SweepOptions(inputs: [], device: "ipad-pro-13", widths: "320...1376").windows()
        #expect(across.lengths.count == 1057)
        #expect(across.variants[0].orientation == .landscape && across.other == 1032)
        let upright = try SweepOptions(inputs: [], device: "iphone-6-3", widths: "300-402").windows()
        #expect(upright.variants[0].orientation == .portrait && upright.other == 874)
        let down = try SweepOptions(inputs: [], device: "ipad-pro-13", widths: "500", heights: "400...800").windows()
        #expect(!down.isHorizontal && down.other == 500 && down.lengths.count == 401)
    }

    @Test(
        arguments: [
            (nil, nil, "no-range"), ("320..", nil, "bad-range"), ("a...b", nil, "bad-range"),
            ("700...400", nil, "backward-range"), ("1...400", nil, "range-beyond-screens"),
            ("320...400", "320...400", "two-ranges"), ("320...2000", nil, "window-beyond-screen"),
        ] as [(String?, String?, String)])
    func badRanges(widths: String?, heights: String?, code: String) {
        let result = SweepOptions(
            inputs: [Self.sample], device: "ipad-pro-13", widths: widths, heights: heights
        ).run { _, _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
        #expect(result.diagnostics.allSatisfy { $0.problem.remedy != nil })
    }
}
