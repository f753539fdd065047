import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import Goldens

@Suite("A change of goldens", .blocking) struct TransactionTests {
    let scratch: ScratchFolder
    let path: String

    init() throws {
        scratch = try ScratchFolder()
        path = scratch.path + "/G"
        let transaction = try GoldenTransaction(in: path)
        for name in ["a", "b", "c"] { try transaction.stage(Array("old \(name)".utf8), as: "D/\(name).png") }
        try transaction.commit { _ in }
    }

    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/D/\(name).png").map { String(decoding: $0, as: UTF8.self) }
    }

    private var hidden: [String] {
        scratch.contents(of: "G").keys.filter { $0.hasPrefix(".") }
    }

    @Test("that is not committed changes nothing")
    func dropped() throws {
        do {
            let transaction = try GoldenTransaction(in: path)
            try transaction.stage(Array("new".utf8), as: "D/a.png")
        }
        #expect(text("a") == "old a" && hidden.isEmpty)
    }

    @Test(
        "that was interrupted at any step of moving files is finished when the goldens are next opened",
        arguments: 0...3)
    func interrupted(moved: Int) throws {
        // The state after a process was killed after a number of moves: a journal, and the remaining files.
        let folder = path + "/.maquette-transaction-999999999-x"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (index, name) in ["a", "b", "c"].enumerated() {
            let place = index < moved ? "\(path)/D/\(name).png" : "\(folder)/\(index)"
            try Data("new \(name)".utf8).write(to: URL(fileURLWithPath: place))
        }
        let journal = "{\"moves\":[[\"0\",\"D/a.png\"],[\"1\",\"D/b.png\"],[\"2\",\"D/c.png\"]],\"removals\":[]}"
        try Data(journal.utf8).write(to: URL(fileURLWithPath: folder + "/journal.json"))
        _ = try GoldenStore(path: path)
        #expect(["a", "b", "c"].map(text) == ["new a", "new b", "new c"])
        #expect(hidden.isEmpty)
    }

    @Test(
        "whose journal names a file outside of the goldens' folder moves and removes nothing",
        arguments: ["../out.png", "D/../../out.png", "/tmp/maquette-out.png"])
    func outside(name: String) throws {
        let folder = path + "/.maquette-transaction-999999999-x"
        for journal in [
            "{\"moves\":[[\"0\",\"D/a.png\"],[\"1\",\"\(name)\"]],\"removals\":[]}",
            "{\"moves\":[[\"0\",\"D/a.png\"]],\"removals\":[\"\(name)\"]}",
        ] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for index in 0...1 { try Data("new".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(index)")) }
            try Data(journal.utf8).write(to: URL(fileURLWithPath: folder + "/journal.json"))
            try Data("kept".utf8).write(to: URL(fileURLWithPath: scratch.path + "/out.png"))
            #expect(throws: DiagnosedError.self) { _ = try GoldenStore(path: path) }
            #expect(text("a") == "old a")
            #expect(FileManager.default.contents(atPath: scratch.path + "/out.png") == Data("kept".utf8))
            #expect(!FileManager.default.fileExists(atPath: "/tmp/maquette-out.png"))
        }
    }

    @Test("that was interrupted before its commit is discarded; a running one is left alone")
    func abandoned() throws {
        for process in ["999999999", "\(ProcessInfo.processInfo.processIdentifier)"] {
            let folder = path + "/.maquette-transaction-\(process)-x"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("new".utf8).write(to: URL(fileURLWithPath: folder + "/0"))
        }
        _ = try GoldenStore(path: path)
        #expect(text("a") == "old a")
        #expect(hidden.count == 1, "the file that is being made: \(hidden)")
    }

    @Test("by several processes at the same time keeps the additions of each")
    func concurrent() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask { [path] in
                    do {
                        let transaction = try GoldenTransaction(in: path)
                        try transaction.stage([UInt8(number)], as: "D/n\(number).png")
                        try transaction.commit { manifest in
                            manifest.goldens["D/\(number)"] = GoldenEntry(
                                lists: [], layouts: [], pixels: [], file: "\(number)", size: [1, 1], scale: 1,
                                environment: "")
                        }
                    } catch {
                        Issue.record("\(error)")
                    }
                }
            }
        }
        #expect(try GoldenStore(path: path).manifest.goldens.count == 8)
        #expect(hidden.isEmpty)
    }
}
