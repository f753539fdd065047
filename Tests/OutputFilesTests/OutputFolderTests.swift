import Diagnostics
import Foundation
import TestTraits
import Testing

@testable import OutputFiles

@Suite(.blocking) struct OutputFolderTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func contents(of folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func theFolderIsMadeAndTheFileIsWhole() throws {
        try withFolder { root in
            let folder = try OutputFolder(path: root + "/a/b")
            let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
            try folder.write(bytes, as: "picture.png")
            #expect(try Data(contentsOf: URL(fileURLWithPath: root + "/a/b/picture.png")) == Data(bytes))
            try folder.write([], as: "empty.png")
            #expect(try contents(of: root + "/a/b") == ["empty.png", "picture.png"])
        }
    }

    @Test func aFileThatHoldsTheBytesAlreadyIsLeftAlone() throws {
        try withFolder { root in
            let folder = try OutputFolder(path: root)
            let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
            let first = try folder.stampedWrite(bytes, as: "picture.png")
            #expect(try folder.stampedWrite(bytes, as: "picture.png") == first)
            for place in [0, 65_536, 199_999] {
                var other = bytes
                other[place] ^= 1
                let stamp = try folder.stampedWrite(other, as: "picture.png")
                #expect(stamp != first)
                #expect(try Data(contentsOf: URL(fileURLWithPath: root + "/picture.png")) == Data(other))
            }
            // A link is not the file, whatever its target.
            try FileManager.default.moveItem(atPath: root + "/picture.png", toPath: root + "/elsewhere")
            try FileManager.default.createSymbolicLink(atPath: root + "/picture.png", withDestinationPath: "elsewhere")
            try folder.write([UInt8](Data(contentsOf: URL(fileURLWithPath: root + "/elsewhere"))), as: "picture.png")
            let kind = try FileManager.default.attributesOfItem(atPath: root + "/picture.png")[.type]
            #expect(kind as? FileAttributeType == .typeRegular)
        }
    }

    @Test(arguments: [ENOSPC, EIO, EACCES, EDQUOT])
    func aFileThatCannotBeFinishedLeavesNothing(code: Int32) throws {
        try withFolder { root in
            var calls = FileSystemCalls.real
            calls.create = { (path, bytes) throws(SystemError) in
                // Half of it is written before the disk is full.
                try FileSystemCalls.real.create(path, Array(bytes.prefix(bytes.count / 2)))
                throw SystemError(code: code)
            }
            let folder = try OutputFolder(path: root, system: calls)
            let error = #expect(throws: DiagnosedError.self) { try folder.write([1, 2, 3, 4], as: "picture.png") }
            let problem = error?.diagnostics.first?.problem as? OutputProblem
            let reason = String(cString: strerror(code))
            #expect(problem == .cannotWrite(name: "picture.png", reason: reason))
            let left = try contents(of: root)
            #expect(left == [])
        }
    }

    @Test func theOldFileStaysIfTheNewOneFails() throws {
        try withFolder { root in
            try OutputFolder(path: root).write([1, 2, 3], as: "picture.png")
            var calls = FileSystemCalls.real
            calls.rename = { (_, _) throws(SystemError) in throw SystemError(code: EXDEV) }
            let folder = try OutputFolder(path: root, system: calls)
            #expect(throws: DiagnosedError.self) { try folder.write([9, 9, 9], as: "picture.png") }
            #expect(try contents(of: root) == ["picture.png"])
            #expect(try Data(contentsOf: URL(fileURLWithPath: root + "/picture.png")) == Data([1, 2, 3]))
        }
    }

    @Test func aFolderInPlaceOfTheFileIsReported() throws {
        try withFolder { root in
            let folder = try OutputFolder(path: root)
            try FileManager.default.createDirectory(atPath: root + "/picture.png", withIntermediateDirectories: false)
            #expect(throws: DiagnosedError.self) { try folder.write([1], as: "picture.png") }
            #expect(try contents(of: root) == ["picture.png"])
        }
    }

    @Test func aFileInPlaceOfTheFolderIsReported() throws {
        try withFolder { root in
            try OutputFolder(path: root).write([1], as: "file")
            let error = #expect(throws: DiagnosedError.self) { try OutputFolder(path: root + "/file/below") }
            guard case .noFolder? = error?.diagnostics.first?.problem as? OutputProblem else {
                Issue.record("another problem: \(String(describing: error))")
                return
            }
        }
    }

    @Test func onlyLeftoversOfInterruptedRunsAreRemoved() throws {
        try withFolder { root in
            let ended = Process()
            ended.executableURL = URL(fileURLWithPath: "/bin/sh")
            ended.arguments = ["-c", "exit 0"]
            try ended.run()
            ended.waitUntilExit()
            let dead = ended.processIdentifier
            let kept = [
                // Partial files of running processes: this one, and the system's first.
                PartialFile(for: "picture.png").name, ".picture.png.maquette-1.partial",
                // Files with other names.
                "picture.png.maquette-\(dead).partial", ".picture.png.\(dead).partial",
                ".picture.png.maquette-0.partial",
                ".picture.png.maquette--\(dead).partial", ".picture.png.maquette-+\(dead).partial",
                ".picture.png.maquette-99999999999999.partial", ".maquette-.partial", ".partial", "picture.png",
            ]
            let stale = [".picture.png.maquette-\(dead).partial", ".a.maquette-1.png.maquette-\(dead).partial"]
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
            for name in kept + stale { try Data([1]).write(to: URL(fileURLWithPath: root + "/" + name)) }
            let folder = root + "/.folder.maquette-\(dead).partial"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)

            _ = try OutputFolder(path: root)
            let left = try contents(of: root)
            #expect(left == (kept + [".folder.maquette-\(dead).partial"]).sorted())
        }
    }
}
