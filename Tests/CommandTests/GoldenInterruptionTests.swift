import Foundation
import RandomNumbers
import TestTraits
import Testing

/// Commands that change goldens and are killed at any moment.
@Suite("A killed change of goldens", .long, .blocking) struct GoldenInterruptionTests {
    private let scratch: ScratchFolder
    private let axes = ["--devices", "iphone-4-0", "--orientations", "all", "--appearances", "light,dark"]

    init() throws {
        scratch = try ScratchFolder()
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: scratch.path + "/App")
    }

    private func golden(_ command: String, _ more: [String]) -> [String] {
        ["golden", command, scratch.path + "/App"] + axes + ["--goldens", scratch.path + "/Goldens"] + more
    }

    /// Restores the previous goldens.
    private func restore(_ files: [String: Data]) throws {
        let folder = scratch.path + "/Goldens"
        try FileManager.default.removeItem(atPath: folder)
        for (name, data) in files {
            let file = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    /// The numbers of commands that ended before they were killed, left all goldens old, and made them all new.
    private struct Tally {
        var ended = 0
        var old = 0
        var new = 0
    }

    /// Kills a command after a time, and examines the goldens after another command has opened them.
    private func kill(
        _ arguments: [String], after seconds: Double, old: [String: Data], new: [String: Data], _ tally: inout Tally
    ) throws {
        try restore(old)
        let output = Pipe()
        let process = try CommandRun.start(arguments, output: output)
        Thread.sleep(forTimeInterval: seconds)
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        // The child ends shortly after its supervisor. Then nobody holds the pipe.
        _ = output.fileHandleForReading.readDataToEndOfFile()
        if process.terminationReason == .exit { tally.ended += 1 }
        let opened = try CommandRun(golden("prune", ["--dry-run"]))
        #expect(opened.status == 0, "\(opened.errors)")
        let left = try scratch.contents(of: "Goldens")
        #expect(left == old || left == new, "after \(seconds) s: \(left.keys.sorted())")
        if left == old { tally.old += 1 } else { tally.new += 1 }
    }

    @Test("fifty times at random leaves all goldens old or all new, and never anything else")
    func killed() throws {
        #expect(try CommandRun(golden("record", [])).status == 0)
        let old = try scratch.contents(of: "Goldens")
        let storyboard = scratch.path + "/App/LaunchScreen.storyboard"
        try String(contentsOfFile: storyboard, encoding: .utf8)
            .replacingOccurrences(of: "text=\"Maquette\"", with: "text=\"Maquette Two\"")
            .write(toFile: storyboard, atomically: true, encoding: .utf8)
        #expect(try CommandRun(golden("check", ["--output", scratch.path + "/report"])).status == 1)
        let approve = ["golden", "approve", scratch.path + "/report"]
        let start = Date()
        #expect(try CommandRun(approve).status == 0)
        let whole = Date().timeIntervalSince(start)
        let new = try scratch.contents(of: "Goldens")
        #expect(old.keys == new.keys && old != new)
        var tally = Tally()
        var numbers = SeededGenerator(seed: 50)
        for _ in 0..<45 {
            try kill(approve, after: .random(in: 0...whole * 1.1, using: &numbers), old: old, new: new, &tally)
        }
        for _ in 0..<5 {
            try kill(
                golden("record", []), after: .random(in: 0...whole * 8, using: &numbers), old: old, new: new, &tally)
        }
        #expect(tally.old > 0 && tally.old + tally.new == 50, "\(tally)")
    }
}
