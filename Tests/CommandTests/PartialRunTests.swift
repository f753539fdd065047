import Foundation
import TestTraits
import Testing

/// A run of `render`, `lint` or `sweep` in parts: together they are the whole.
@Suite(.blocking) struct PartialRunTests {
    private let app: ScratchFolder
    private static let count = 3

    init() throws {
        app = try ScratchFolder()
        for name in ["Ant", "Bee", "Cat", "Dog", "Elk"] {
            _ = try app.file(
                "App/\(name).storyboard",
                OutsideFilesTests.storyboard(
                    "<label text=\"A text that does not fit: \(name)\" id=\"l\"><rect key=\"frame\" x=\"40\" "
                        + "y=\"100\" width=\"60\" height=\"21\"/></label>", resources: ""))
        }
    }

    private func run(_ words: [String]) throws -> CommandRun { try CommandRun(words, in: app.path) }

    private func parts(_ words: [String]) throws -> [CommandRun] {
        try (1...Self.count).map { try run(words + ["--shard", "\($0)/\(Self.count)"]) }
    }

    @Test("Pictures of all parts are those of the whole, with the same names and bytes, sheets and cache included")
    func render() throws {
        let words = ["render", "App", "--devices", "iphone-15,ipad-10-9", "--grid", "--appearances", "light,dark"]
        #expect(try run(words + ["-o", "whole"]).status == 0)
        for again in 1...2 {
            for part in try parts(words + ["-o", "parts", "--cache-dir", "cache"]) {
                #expect(part.status == 0, "\(again): \(part.errors)")
            }
        }
        let whole = try app.contents(of: "whole")
        #expect(whole.count == 25)
        #expect(try app.contents(of: "parts") == whole)
    }

    @Test("Findings of all parts are those of the whole")
    func lint() throws {
        let words = ["lint", "App", "--devices", "iphone-15", "--json"]
        let whole = try run(words).output.split(separator: "\n").sorted()
        let parts = try parts(words)
        #expect(!whole.isEmpty && parts.allSatisfy { !$0.output.isEmpty && $0.output.count < 100_000 })
        #expect(parts.flatMap { $0.output.split(separator: "\n") }.sorted() == whole)
    }

    @Test("Ranges of all parts are those of the whole")
    func sweep() throws {
        let words = ["sweep", "App", "--device", "ipad-10-9", "--widths", "500...520", "--json"]
        let whole = try run(words).output.split(separator: "\n").sorted()
        #expect(whole.count >= 5)
        #expect(try parts(words).flatMap { $0.output.split(separator: "\n") }.sorted() == whole)
    }

    @Test("A shard without documents does nothing and reports no error")
    func emptyPart() throws {
        for words in [
            ["render", "App", "-o", "out"], ["lint", "App"],
            ["sweep", "App", "--device", "ipad-10-9", "--widths", "500...505"],
        ] {
            let part = try run(words + ["--shard", "9/9"])
            #expect(part.status == 0 && part.errors.isEmpty, "\(words[0]): \(part.output)\(part.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: app.path + "/out"))
    }

    @Test(
        "What is no part, and what needs the whole, is wrong usage",
        arguments: [
            (["render", "App", "--shard", "0/3"], "0/3"), (["lint", "App", "--shard", "4/3"], "4/3"),
            (["sweep", "App", "--device", "ipad-10-9", "--widths", "500", "--shard", "x"], "'x'"),
            (["render", "App", "--shard", "1/2", "--gallery"], "leave out --gallery"),
            (["lint", "App", "--shard", "1/2", "--write-baseline", "b.txt"], "leave out --shard"),
        ])
    func wrongUsage(words: [String], complaint: String) throws {
        let run = try run(words)
        #expect(run.status == 2 && run.errors.contains(complaint), "\(run.errors)")
    }
}
