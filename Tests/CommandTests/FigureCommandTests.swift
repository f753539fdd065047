import Foundation
import TestTraits
import Testing

@Suite(.blocking) struct FigureCommandTests {
    @Test func theWordDrawMayBeLeftOut() throws {
        let listed = try CommandRun(["figure", "--list"])
        #expect(listed.status == 0)
        #expect(listed.output.contains("size-classes  "))
        #expect(try CommandRun(["figure", "draw", "--list"]).output == listed.output)
    }

    @Test("An invalid figure file is reported with its location and a remedy, and nothing is drawn")
    func wrongFile() throws {
        let folder = try ScratchFolder()
        let path = folder.path + "/mine.yaml"
        try "content: {row: [a, b], gpa: 3}\n".write(toFile: path, atomically: true, encoding: .utf8)
        for (arguments, status) in [(["figure", "check", path], 1), (["figure", path, "-o", folder.path], 3)] {
            let run = try CommandRun(arguments)
            #expect(run.status == Int32(status))
            #expect(run.output.isEmpty)
            #expect(run.complaints.count == 1)
            #expect(run.errors.hasPrefix("\(path):1:24: error: part has no 'gpa' (it may have "))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().contains("mine.yaml"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/mine-docs-en.svg"))
    }

    @Test func schemasAreJSON() throws {
        for arguments in [["figure", "schema"], ["scene", "schema"], ["themes", "--schema"]] {
            let run = try CommandRun(arguments)
            #expect(run.status == 0)
            #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
        }
    }
}
