import Foundation
import TestTraits
import Testing

@Suite(.blocking) struct ListingTests {
    @Test func helpIsResultAndGood() throws {
        for arguments in [["--help"], ["help"], ["render", "--help"], ["layout", "--help"], ["--version"]] {
            let run = try CommandRun(arguments)
            #expect(run.status == 0)
            #expect(!run.output.isEmpty)
            #expect(run.errors.isEmpty)
        }
        let help = try CommandRun(["--help"]).output
        for word in ["render", "layout", "devices", "matrix", "themes", "Exit status"] {
            #expect(help.contains(word))
        }
    }

    @Test(arguments: [
        ["bogus"], ["devices", "--bogus"], ["render"], ["render", "a.xib", "--jobs", "many"],
    ])
    func unknownWordsAreWrongUsage(arguments: [String]) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(!run.errors.isEmpty)
    }

    @Test func devicesAreAsManyInTheTableAsInTheJSON() throws {
        let table = try CommandRun(["devices"]).output.split(separator: "\n")
        let json = try CommandRun(["devices", "--json"]).output
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
        #expect(objects.count == 29)
        #expect(table.count == objects.count + 1)
    }

    @Test func theMatrixHasWhatTheAxesName() throws {
        let run = try CommandRun([
            "matrix", "--devices", "ipad-pro-11", "--orientations", "all", "--multitasking", "all", "--ios", "17",
            "--json",
        ])
        #expect(run.status == 0)
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        let names = objects.compactMap { $0["variant"] as? String }
        #expect(names.count == 9)
        #expect(names.contains("ipad-pro-11/landscape/split-half/light/large/ltr@17"))
        #expect(!names.contains("ipad-pro-11/portrait/split-half/light/large/ltr@17"))
    }

    @Test(arguments: [
        (["matrix", "--devices", "iphone-16-prp"], "iphone-16-pro"),
        (["matrix", "--orientations", "portait"], "portrait"),
        (["matrix", "--ios", "19"], "26"),
        (["matrix", "--devices", "iphone-6-3", "--multitasking", "split-half"], "split-half"),
        (["matrix", "--devices", ""], "device"),
    ])
    func aMisspelledAxisIsReportedInOneLineWithASuggestion(arguments: [String], hint: String) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.complaints.count == 1)
        #expect(run.complaints.first?.hasPrefix("error: ") == true)
        #expect(run.complaints.first?.contains(hint) == true)
    }

    @Test func themesAreListed() throws {
        #expect(try CommandRun(["themes"]).output == "blueprint\ndocs\nios\nprint\nwireframe\n")
        #expect(try CommandRun(["themes", "--json"]).output.hasPrefix("{\"name\":\"blueprint\"}\n{"))
    }

    @Test func aClosedPipeIsNotAnError() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let maquette = try #require(
            [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
                .map { $0.appending(path: "maquette").path }.first)
        // The reader has ended before the first word is written.
        process.arguments = [
            "-c", "( sleep 0.2; \"$0\" matrix --devices all --content-sizes all; echo $? >&2 ) | true", maquette,
        ]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(said == "0\n")
    }
}
