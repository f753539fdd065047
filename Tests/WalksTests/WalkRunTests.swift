import Bitmaps
import Devices
import Diagnostics
import Foundation
import Geometry
import Previews
import TestTraits
import Testing

@testable import Commands

/// The files and the messages of a run of walks.
@Suite(.blocking) struct WalkRunTests {
    private struct Run {
        let folder: WalkedFolder
        let result: CommandOutcome
        let files: [String: Data]
    }

    private func run(
        _ steps: [String], devices: String = "iphone-15,ipad-pro-11", jobs: Int = 2, file: String? = nil,
        in folder: WalkedFolder? = nil, _ change: (inout WalkOptions) -> Void = { _ in }
    ) throws -> Run {
        let folder = try folder ?? WalkedFolder()
        let path = try folder.write(WalkedStoryboard.text, as: "Main.storyboard")
        if let file { try folder.write(file, as: "Main.walk.yaml") }
        var options = WalkOptions(
            input: path, steps: steps, axes: [.device: devices.split(separator: ",").map(String.init)])
        options.output = folder.path + "/out"
        options.jobs = jobs
        change(&options)
        let result = options.run { _, _ in }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: options.output)) ?? []
        let files = try names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: options.output + "/" + $0))) }
        return Run(folder: folder, result: result, files: Dictionary(uniqueKeysWithValues: files))
    }

    @Test("The strip has each format, and each step a file if it is asked for")
    func files() throws {
        let run = try run(["tap:first-row", "back"]) {
            $0.formats = "png,svg,pdf"
            $0.hasPictures = true
        }
        #expect(run.result.status == .good, "\(run.result.diagnostics)")
        let strips = run.files.keys.filter {
            $0.hasSuffix("-walk.png") || $0.hasSuffix("-walk.svg") || $0.hasSuffix("-walk.pdf")
        }
        #expect(strips.count == 3)
        #expect(run.files.count == 3 + 2 * 3 * 3)
        #expect(run.result.text.contains("2 walks of 2 steps"))
    }

    @Test("An animated picture has a frame for each moment, and a page has all of them")
    func animationAndPage() throws {
        let run = try run(["tap:first-row", "rotate"], devices: "iphone-15") {
            $0.hasAnimation = true
            $0.hasPage = true
        }
        #expect(run.result.status == .good, "\(run.result.diagnostics)")
        let animation = try #require(run.files.first { $0.key.hasSuffix("-animated.png") }?.value)
        func count(_ chunk: String) -> Int {
            var (found, start) = (0, animation.startIndex)
            while let range = animation.range(of: Data(chunk.utf8), in: start..<animation.endIndex) {
                found += 1
                start = range.upperBound
            }
            return found
        }
        // Between two moments the frames move. The first frame is the picture of the file.
        #expect(count("acTL") == 1 && count("IDAT") == 1)
        #expect(count("fcTL") > 3 && count("fdAT") == count("fcTL") - 1)
        let bitmap = try Bitmap(decoding: [UInt8](animation))
        #expect(bitmap.size.width > 0)
        let page = String(
            decoding: try #require(run.files.first { $0.key.hasSuffix("-walk.html") }?.value), as: UTF8.self)
        #expect(page.components(separatedBy: "data:image/png;base64,").count == 4)
        #expect(page.contains("1. Tap ‘first-row’") && page.contains("viewDidAppear(_:)"))
    }

    @Test("The same bytes, whatever the number of workers")
    func determinism() throws {
        let steps = ["tap:first-row", "rotate", "tap:toggle", "back", "tap:Settings", "dismiss"]
        func pictures(_ options: inout WalkOptions) {
            options.formats = "png,svg"
            options.hasAnimation = true
            options.hasPage = true
            options.hasPictures = true
        }
        // SVG names the place of each element, and so the folder.
        let folder = try WalkedFolder()
        let one = try run(steps, jobs: 1, in: folder, pictures)
        try FileManager.default.removeItem(atPath: folder.path + "/out")
        let two = try run(steps, jobs: 2, in: folder, pictures)
        #expect(one.files.count == 2 + 2 * 2 * 7 + 2 + 1)
        for (name, bytes) in one.files { #expect(two.files[name] == bytes, "\(name)") }
    }

    @Test("Each walk is a JSON object with the layout and the calls of each step")
    func json() throws {
        let run = try run(["tap:first-row"])
        let lines = run.result.json.split(separator: "\n")
        #expect(lines.count == 2)
        for line in lines {
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let steps = try #require(object["steps"] as? [[String: Any]])
            #expect(steps.count == 2)
            #expect(steps[1]["step"] as? String == "tap:first-row")
            #expect((steps[1]["calls"] as? [Any])?.isEmpty == false)
            let layout = try #require(steps[1]["layout"] as? [String: Any])
            let scenes = try #require(layout["scenes"] as? [[String: Any]])
            #expect(
                (scenes.first?["views"] as? [[String: Any]])?.contains { $0["id"] as? String == "det-vi-001" } == true)
        }
    }

    @Test("A step that cannot be taken is named with its number, and the strip shows the ones before it")
    func failure() throws {
        let run = try run(["tap:first-row", "tap:nothing", "back"])
        #expect(run.result.status == .checkFailed)
        #expect(run.files.count == 1)
        let errors = run.result.diagnostics.filter { $0.severity == .error }
        #expect(errors.count == 1)
        #expect(errors.first?.context == "step 2 of 3, tap:nothing; 1 step is shown; on both variants")
    }

    @Test("The file next to the input contains the steps, and messages give its lines")
    func stepsFile() throws {
        let good = try run([], file: "steps:\n  - tap: first-row\n  - back\n")
        #expect(good.result.status == .good)
        let wrong = try run([], file: "steps:\n  - tap: first-row\n  - tap: nothing\n")
        let error = try #require(wrong.result.diagnostics.first { $0.severity == .error })
        #expect(error.location?.file.hasSuffix("/Main.walk.yaml") == true)
        #expect(error.location?.line == 3)
        let unreadable = try run([], file: "steps:\n  - tpa: first-row\n")
        #expect(unreadable.result.status == .wrongUsage)
        #expect(unreadable.files.isEmpty)
    }

    @Test(
        "Wrong steps are wrong usage, and nothing is written",
        arguments: [
            (["tpa:x"], "unknown-step"), ([], "no-steps"), (["show:nowhere"], "unknown-segue"),
            (["steps.yaml", "back"], "steps-file-among-steps"),
            (Array(repeating: "rotate", count: 201), "too-many-steps"),
        ])
    func wrongUsage(steps: [String], code: String) throws {
        let run = try run(steps)
        #expect(run.result.status == .wrongUsage)
        #expect(run.files.isEmpty)
        #expect(run.result.diagnostics.contains { $0.problem.code == code && $0.problem.remedy != nil })
    }
}
