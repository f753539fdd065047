import Foundation
import TestTraits
import Testing

@Suite(.blocking) struct TraceTests {
    private func trace(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["trace", CommandRun.sample, "--from", "iphone-15/portrait@18"] + arguments)
    }

    @Test func aRotationIsALog() throws {
        let run = try trace("--to", "iphone-15/landscape")
        #expect(run.status == 0)
        let calls = run.output.split(separator: "\n").filter { $0.contains("sees ") }
        #expect(calls.first?.contains("willTransition(to:with:)") == true)
        #expect(calls.contains { $0.contains("393×852 → 852×393") && $0.contains("sees 393×852 wC hR") })
        #expect(calls.contains { $0.contains("viewDidLayoutSubviews()") && $0.contains("sees 852×393 wC hC") })
        #expect(run.output.contains("views moved"))
    }

    @Test func jsonIsOneLine() throws {
        let run = try trace("--to", "iphone-15/landscape", "--to", "iphone-15/portrait", "--background", "--json")
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 1)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect((object?["steps"] as? [Any])?.count == 2)
    }

    @Test(arguments: [
        ["--to", "ipad-pro-11/portrait"], [], ["--to", "iphone-15/sideways"], ["--to", "iphone-15/landscape@17"],
    ])
    func impossibleChangesAreWrongUsage(arguments: [String]) throws {
        let run = try CommandRun(
            ["trace", CommandRun.sample, "--from", "iphone-15/portrait@18"] + arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.complaints.first?.hasPrefix("error: ") == true)
    }

    /// An app rotates, moves to a half and a third of the screen, returns, and goes to the background.
    ///
    /// The log was reviewed before it was recorded: parents before children, the old traits and sizes during
    /// announcements, the secondary's stack pushed onto the primary's on collapse and back on expansion, everything
    /// restored at the end.
    /// `MAQUETTE_WRITE_TRACE=1` records it again.
    @Test func anAppGoesThroughAllItsWindows() throws {
        let folder = CommandRun.package + "/Tests/Fixtures/Scenario"
        let to = ["landscape", "landscape/split-half", "landscape/split-third", "landscape"]
            .flatMap { ["--to", "ipad-pro-11/\($0)"] }
        let run = try CommandRun(
            ["trace", "Mail.yaml", "--from", "ipad-pro-11/portrait@17"] + to + ["--background"], in: folder)
        #expect(run.status == 0)
        #expect(run.complaints.isEmpty)
        if ProcessInfo.processInfo.environment["MAQUETTE_WRITE_TRACE"] == "1" {
            try run.output.write(toFile: folder + "/Mail.trace", atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOfFile: folder + "/Mail.trace", encoding: .utf8)
        let difference = zip(run.output.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
        #expect(difference == nil)
        #expect(run.output.count == recorded.count)
    }
}
