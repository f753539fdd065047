import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

/// Runs a program of previews, as `maquette preview` does once it is built.
@Suite("A program of previews", .blocking) struct PreviewProgramTests {
    private struct Run {
        let status: Int32
        let results: [String]
        let errors: [String]
        /// The names of the pictures.
        let pictures: [String]
    }

    /// Runs the program with an order that a test may change, with what the app does at launch, and with the texts of
    /// the app's documents by their names.
    private func run(
        launch: String = "window", documents: [String: String] = [:],
        _ change: (inout PreviewProgram.Order) -> Void = { _ in }
    ) throws -> Run {
        let folder = FileManager.default.temporaryDirectory.appending(path: "previewing-\(UUID().uuidString)")
        let resources = folder.appending(path: "App")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        defer { _ = try? FileManager.default.removeItem(at: folder) }
        for (name, text) in documents { try Data(text.utf8).write(to: resources.appending(path: name)) }
        var order = PreviewProgram.Order()
        order.variants = ["iphone-se-3rd-generation/portrait/full/light/large/ltr@26"]
        order.output = folder.appending(path: "Output").path
        order.resources = resources.path
        order.isJSON = true
        change(&order)
        let file = folder.appending(path: "order.json")
        try JSONEncoder().encode(order).write(to: file)
        let ending = try Self.finish(file, launch: launch)
        func lines(_ bytes: [UInt8]) -> [String] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        let names = FileManager.default.enumerator(atPath: order.output)?.compactMap { $0 as? String } ?? []
        return Run(
            status: ending.status, results: lines(ending.output), errors: lines(ending.errors),
            pictures: names.filter { $0.hasSuffix(".png") }.sorted())
    }

    /// Runs the program with the file of an order.
    private static func finish(_ file: URL, launch: String = "window") throws -> ExternalProgram.Ending {
        try ExternalProgram(path: BuiltProgram.url(named: "PreviewingProgram").path).finish(
            [file.path],
            // Crash reports take seconds and are not needed.
            environment: ProcessInfo.processInfo.environment.merging([
                "SWIFT_BACKTRACE": "enable=no", "LAUNCH": launch,
            ]) { $1 },
            limits: ExternalProgram.Limits(time: .seconds(600), memory: 8 << 30, output: 1 << 20))
    }

    @Test("draws each preview and the launched app, and names the preview that crashes")
    func all() throws {
        let run = try run()
        #expect(run.status == ExitStatus.checkFailed.rawValue)
        #expect(
            run.pictures == [
                "App-iphone-se-3rd-generation-portrait-light.png",
                "Greeting-iphone-se-3rd-generation-portrait-light.png",
                "Wide-iphone-se-3rd-generation-portrait-light.png",
            ])
        #expect(run.errors.contains { $0.contains("Crash") && $0.contains("error:") }, "\(run.errors)")
    }

    @Test("launches the app before each screen, whose window comes before the app's")
    func launchedScreens() throws {
        let run = try run { $0.filter = "curious" }
        #expect(run.status == ExitStatus.good.rawValue && run.pictures.count == 1)
        #expect(
            run.errors.suffix(3) == [
                "the delegate has a window: true", "the key window is its own: true", "bars are indigo: true",
            ])
    }

    @Test("draws the screens of an app that crashes at launch, and says so")
    func crashAtLaunch() throws {
        let run = try run(launch: "crash")
        #expect(run.status == ExitStatus.checkFailed.rawValue)
        #expect(
            run.pictures == [
                "Greeting-iphone-se-3rd-generation-portrait-light.png",
                "Wide-iphone-se-3rd-generation-portrait-light.png",
            ])
        #expect(run.errors.contains { $0.hasPrefix("warning: the app cannot be launched") })
        #expect(run.errors.contains { $0.hasPrefix("App: error: ") })
    }

    @Test("opens the main storyboard at launch, and loads its view when the delegate has been called")
    func mainStoryboard() throws {
        let storyboard = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="one">
            <scenes><scene sceneID="s1"><objects><viewController title="Start" id="one" \
            sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1"/></viewController>\
            </objects></scene></scenes></document>
            """
        let run = try run(launch: "storyboard", documents: ["Main.storyboard": storyboard])
        #expect(
            Set(run.errors.filter { $0.hasPrefix("launched") }) == ["launched with Start, its view is loaded: false"])
        #expect(
            run.pictures == [
                "Greeting-iphone-se-3rd-generation-portrait-light.png",
                "Main-iphone-se-3rd-generation-portrait-light.png",
                "Wide-iphone-se-3rd-generation-portrait-light.png",
            ])
    }

    @Test("prints its results alone to standard output, and what the app prints to standard error")
    func output() throws {
        let run = try run { $0.filter = "Greeting" }
        #expect(run.status == ExitStatus.good.rawValue)
        #expect(run.errors.contains("the app says hello"))
        #expect(run.results.count == 1 && run.pictures.count == 1)
        for line in run.results {
            let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(object["file"] is String)
        }
    }

    @Test("draws a preview in the orientation that it asks for, unless the command names one")
    func orientation() throws {
        let run = try run {
            $0.variantsInBothOrientations =
                $0.variants + ["iphone-se-3rd-generation/landscape/full/light/large/ltr@26"]
        }
        #expect(
            run.pictures == [
                "App-iphone-se-3rd-generation-portrait-light.png",
                "Greeting-iphone-se-3rd-generation-portrait-light.png",
                "Wide-iphone-se-3rd-generation-landscape-light.png",
            ])
    }

    @Test("draws a controller that the filter matches, and lists the controllers when it matches nothing")
    func filter() throws {
        let detail = try run { $0.filter = "detail" }
        #expect(detail.pictures == ["DetailViewController-iphone-se-3rd-generation-portrait-light.png"])
        let none = try run { $0.filter = "nothing" }
        #expect(none.status == ExitStatus.unreadableInput.rawValue)
        #expect(none.results.isEmpty && none.pictures.isEmpty)
        #expect(none.errors.contains { $0.contains("'nothing'") && $0.contains("DetailViewController") })
    }

    @Test("names an order that it cannot read", arguments: ["", "{}", "{\"variants\": [\"nokia\"]}"])
    func badOrder(text: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "order-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        defer { _ = try? FileManager.default.removeItem(at: file) }
        let ending = try Self.finish(file)
        #expect(ending.status == ExitStatus.checkFailed.rawValue)
        #expect(String(decoding: ending.errors, as: UTF8.self).hasPrefix("error: "))
    }
}
