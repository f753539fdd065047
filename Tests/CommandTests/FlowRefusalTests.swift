import Devices
import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

@testable import Commands

/// Options that select a part of a storyboard, used with inputs that have no parts.
@Suite(.blocking) struct FlowRefusalTests {
    @Test(
        "--scene, --show and --present are rejected for scene files, never ignored",
        arguments: [
            FlowWords(show: ["select"]), FlowWords(scene: "nonsense"), FlowWords(present: ["nonsense"]),
            FlowWords(adaptation: .fullScreen), FlowWords(topColumn: .primary),
        ])
    func flowsOfScenes(flow: FlowWords) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "flow-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        let scene = root + "/Scene.yaml"
        try "scene: {label: Hello}\n".write(toFile: scene, atomically: true, encoding: .utf8)
        let render = RenderOptions(
            inputs: [scene], axes: [.device: ["iphone-6"]], flow: flow, formats: "png", hasGrid: false, theme: "ios",
            frame: "none", output: root + "/out", jobs: 1)
        let result = render.run { _, _ in }.outcome
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == ["no-flow-in-scene-file"])
        #expect(!FileManager.default.fileExists(atPath: root + "/out"))
        let layout = LayoutOptions(
            inputs: [scene], axes: [.device: ["iphone-6"]], flow: flow, isOnCanvas: false, format: .tree, theme: "ios",
            jobs: 1)
        #expect(layout.run { _ in }.status == .wrongUsage)
    }
}
