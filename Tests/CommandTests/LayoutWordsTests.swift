import Devices
import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

@testable import Commands

/// The words of `maquette layout`.
@Suite(.blocking) struct LayoutWordsTests {
    @Test("the canvas is Interface Builder's, so a scene has none")
    func canvas() throws {
        let scratch = try ScratchFolder()
        let scene = try scratch.file("Scene.yaml", "root: {map: {}}\n")
        let options = LayoutOptions(
            inputs: [scene], axes: [:], isOnCanvas: true, format: .tree, theme: "ios", jobs: 1)
        let outcome = options.run { Issue.record("\($0)") }
        #expect(outcome.diagnostics.map { $0.problem as? ArgumentProblem } == [.sceneOnCanvas])
        #expect(outcome.status == .wrongUsage)
    }
}
