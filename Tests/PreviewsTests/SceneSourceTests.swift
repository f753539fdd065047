import Devices
import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import Rendering
import Scenes
import TestTraits
import Testing
import Theming
import UIKit

@testable import Previews

/// The settings of a scene file in addition to its own window.
@Suite(.blocking) final class SceneSourceTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "scenes-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    private func write(_ yaml: String) throws -> String {
        let path = root + "/Scene.yaml"
        try Data(yaml.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private var tools: WorkerTools {
        WorkerTools(textSetter: EstimatedTextSetter(), rendering: RenderingTools(fonts: NoFonts()))
    }

    @Test("a scene's other app fills the rest of the screen, in any window of that app")
    func otherApp() throws {
        let theme = try Theme.named("ios")
        let scenes = SceneSource.load(
            [try write("root: {map: {}}\nbeside: {list: [{title: Other, id: other}]}\n")], palette: theme.palette)
        #expect(scenes.diagnostics.isEmpty)
        for size in ["split-third", "slide-over"] {
            let variant = try Variant(parsing: "ipad-pro-11/landscape/\(size)@18")
            let beside = try #require(variant.companion)
            let picture = try #require(try scenes.value.otherApp(beside: 0, on: beside, tools: tools))
            #expect(picture.value.list.size == variant.window.companion?.size)
            #expect(picture.value.list.marks.map(\.mark.id).contains("other"))
        }
        let alone = SceneSource.load([try write("root: {map: {}}\n")], palette: theme.palette).value
        #expect(try alone.otherApp(beside: 0, on: Variant(parsing: "ipad-pro-11"), tools: tools) == nil)
    }

    /// The layout of a scene, as a tree.
    private func layout(_ yaml: String) throws -> (text: String, [Diagnostic]) {
        final class Collected: @unchecked Sendable { var text = "" }
        let collected = Collected()
        var request = LayoutRequest(
            inputs: InputSelection([try write(yaml)]), place: .variants([try Variant(parsing: "iphone-15")]),
            theme: try Theme.named("ios"))
        request.work.workers = 1
        let inputs = try request.load()
        let losses = try request.run(inputs, text: { $0.tree + "\n" }, write: { collected.text += $0 })
        return (collected.text, inputs.diagnostics + losses)
    }

    @Test("a scene's frames are listed, each view within the nearest one in the file")
    func frames() throws {
        let (text, diagnostics) = try layout(
            """
            root:
              id: screen
              view:
                box:
                views: [{box: , id: card, frame: [10, 20, 100, 60], views: [{label: Hi, id: hi, frame: [5, 5, 40, 20]}]}]

            """)
        #expect(diagnostics.map(\.description) == [])
        #expect(
            text.split(separator: "\n").suffix(3) == [
                "<UIView: screen; frame = (0 0; 393 852); autoresize = W+H>",
                "   | <UIView: card; frame = (10 20; 100 60)>",
                "   |    | <UILabel: hi; frame = (5 5; 40 20); text = 'Hi'>",
            ])
    }
}
