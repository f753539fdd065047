import Foundation
import Geometry
import TestTraits
import Testing

@Suite(.blocking) struct RenderTests {
    /// The width and height in a PNG's header.
    private func size(ofPNG data: Data) -> PixelSize {
        func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return PixelSize(width: number(16), height: number(20))
    }

    @Test func theSampleIsDrawnOnWhatIsNamed() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", CommandRun.sample, "--devices", "iphone-se-1,ipad-mini-4", "--orientations", "all",
            "--ios", "12", "--grid", "-o", scratch.path + "/new/folder",
        ])
        #expect(run.status == 0)
        #expect(run.errors == "", "no progress bar and no complaint")
        #expect(run.output.hasPrefix("4 pictures and a contact sheet in "))
        let files = try scratch.contents(of: "new/folder")
        let phone = "LaunchScreen-iphone-se-1st-generation"
        let pad = "LaunchScreen-ipad-mini-4"
        #expect(
            files.keys.sorted() == [
                "LaunchScreen-grid.png", "\(pad)-landscape-light-ios12.png", "\(pad)-portrait-light-ios12.png",
                "\(phone)-landscape-light-ios12.png", "\(phone)-portrait-light-ios12.png",
            ])
        let landscape = try #require(files["\(pad)-landscape-light-ios12.png"])
        #expect(size(ofPNG: landscape) == PixelSize(width: 2048, height: 1536))
    }

    @Test func nothingOfTheHostReachesAPicture() throws {
        let scratch = try ScratchFolder()
        let environments: [[String: String]] = [
            ["LANG": "C", "TZ": "UTC", "HOME": "/"],
            [
                "LANG": "ar_EG.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "HOME": scratch.path,
                "GDK_SCALE": "2", "FONTCONFIG_FILE": "/nonexistent", "XDG_CONFIG_HOME": scratch.path,
                "PANGOCAIRO_BACKEND": "x", "SOURCE_DATE_EPOCH": "1",
            ],
        ]
        var folders: [[String: Data]] = []
        for (index, environment) in environments.enumerated() {
            let run = try CommandRun(
                [
                    "render", CommandRun.sample, "--devices", "iphone-se-1", "--format", "png,svg,pdf", "-o",
                    "\(scratch.path)/\(index)",
                ], in: index == 0 ? "/" : scratch.path, environment: environment)
            #expect(run.status == 0)
            folders.append(try scratch.contents(of: "\(index)"))
        }
        #expect(folders[0].count == 3)
        #expect(folders[0] == folders[1])
    }

    @Test func programsGetAnObjectAPicture() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", CommandRun.sample, "--devices", "iphone-se-1", "--json", "-o", scratch.path,
        ])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(object["file"] as? String == scratch.path + "/LaunchScreen-iphone-se-1st-generation-portrait-light.png")
        #expect(object["pixels"] as? [Int] == [640, 1136])
        #expect(
            (object["variant"] as? [String: Any])?["name"] as? String
                == "iphone-se-1st-generation/portrait/full/light/large/ltr@15")
    }

    @Test func allWrongArgumentsAreReportedTogether() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", CommandRun.sample, "--devices", "iphone-99x", "--format", "jpg", "--frame", "scren", "--theme",
            "dark", "--jobs", "0", "-o", scratch.path + "/out",
        ])
        #expect(run.status == 2)
        #expect(run.complaints.count == 5)
        #expect(run.complaints.allSatisfy { $0.hasPrefix("error: ") })
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out"), "nothing is made before that")
    }

    @Test(arguments: [
        ("text.storyboard", "hello"), ("empty.xib", ""), ("cut.storyboard", "<?xml version=\"1.0\"?><document type="),
        ("mac.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>"),
        (
            "bomb.storyboard",
            "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><document>&b;</document>"
        ),
        ("deep.storyboard", String(repeating: "<view>", count: 10_000)),
    ])
    func filesThatAreNotDocumentsAreReportedInOneLine(name: String, text: String) throws {
        let scratch = try ScratchFolder()
        let file = try scratch.file(name, text)
        let run = try CommandRun(["render", file, "--devices", "iphone-se-1", "-o", scratch.path + "/out"])
        #expect(run.status == 3)
        #expect(run.output.isEmpty)
        #expect(run.complaints.count == 1)
        #expect(run.complaints.first?.hasPrefix(file) == true)
        #expect(run.complaints.first?.contains(" error: ") == true)
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out"))
    }

    @Test func missingFilesAreReported() throws {
        let scratch = try ScratchFolder()
        for input in [scratch.path + "/none.storyboard", scratch.path] {
            let run = try CommandRun(["render", input, "-o", scratch.path + "/out"])
            #expect(run.status == 3)
            #expect(run.complaints.count == 1)
        }
    }

    @Test func oneBadInputDoesNotKeepTheOthersFromBeingDrawn() throws {
        let scratch = try ScratchFolder()
        let bad = try scratch.file("bad.storyboard", "hello")
        let run = try CommandRun([
            "render", bad, CommandRun.sample, "--devices", "iphone-se-1", "-o", scratch.path + "/out",
        ])
        #expect(run.status == 3)
        #expect(run.complaints.count == 1)
        #expect(try scratch.contents(of: "out").count == 1)
    }

    @Test("Changed translations next to a document's language folder are read again, wherever the command runs")
    func changedWords() throws {
        let scratch = try ScratchFolder()
        _ = try scratch.file("Base.lproj/Main.storyboard", OutsideFilesTests.storyboard(OutsideFilesTests.label("One")))
        for word in ["Eins", "Zwei"] {
            _ = try scratch.file("de.lproj/Main.strings", "\"l.text\" = \"\(word)\";")
            let run = try CommandRun(
                [
                    "render", "Base.lproj/Main.storyboard", "--locale", "de", "--devices", "iphone-15", "--format",
                    "svg",
                    "-o", "out", "--cache-dir", "cache",
                ], in: scratch.path)
            #expect(run.status == 0, "\(run.errors)")
            let pictures = try scratch.contents(of: "out").values.map { String(decoding: $0, as: UTF8.self) }
            #expect(pictures.count == 1 && pictures.allSatisfy { $0.contains(word) })
        }
    }

    @Test func aFileInPlaceOfTheOutputIsWrongUsage() throws {
        let scratch = try ScratchFolder()
        let file = try scratch.file("taken", "")
        let run = try CommandRun(["render", CommandRun.sample, "--devices", "iphone-se-1", "-o", file])
        #expect(run.status == 2)
        #expect(run.complaints.count == 1)
        #expect(try scratch.contents().count == 1)
    }

    @Test func layoutPrintsFramesForPeopleAndPrograms() throws {
        let document = CommandRun.sample + "/LaunchScreen.storyboard"
        let tree = try CommandRun(["layout", document, "--devices", "iphone-se-1"])
        #expect(tree.status == 0)
        #expect(tree.output.contains("lg0-La-nch; frame = (112 "))
        let json = try CommandRun(["layout", document, "--canvas", "--json"])
        #expect(json.status == 0)
        let lines = json.output.split(separator: "\n")
        #expect(lines.count == 1)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let scenes = try #require(object["scenes"] as? [[String: Any]])
        #expect(scenes.first?["size"] as? [Int] == [393, 852])
        #expect((scenes.first?["views"] as? [Any])?.count == 6)
    }

    @Test func programsGetALineForEveryDocumentEvenForOneThatCannotBeRead() throws {
        let scratch = try ScratchFolder()
        let bad = try scratch.file("bad.xib", "")
        let run = try CommandRun(["layout", bad, CommandRun.sample, "--canvas", "--json"])
        #expect(run.status == 3)
        #expect(run.complaints.count == 1)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasSuffix("\"scenes\":[]}") == true)
    }

    @Test(arguments: [["--json", "--tree"], ["--canvas", "--devices", "iphone-se-1"]])
    func optionsThatExcludeEachOtherAreWrongUsage(options: [String]) throws {
        #expect(try CommandRun(["layout", CommandRun.sample] + options).status == 2)
    }
}
