import Foundation
import Testing

@Suite struct TraceTests {
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
    func whatCannotHappenIsWrongUsage(arguments: [String]) throws {
        let run = try CommandRun(
            ["trace", CommandRun.sample, "--from", "iphone-15/portrait@18"] + arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.complaints.first?.hasPrefix("error: ") == true)
    }
}
