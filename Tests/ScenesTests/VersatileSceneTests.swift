import Scenes
import Testing
import UIKit

@Suite("Scenes of the versatile split view")
struct VersatileSceneTests {
    private static let scene = """
        root:
            versatileSplit:
                side: {placeholder: {label: Side}}
                main: {placeholder: {label: Main}}
                display: hiddenInPortrait
                listTitle: Items
                splitPoint: 320
                splitter: {width: 12, color: "#336699"}
                toolbar: [Back, Items, {space: flexible}, Greet]

        """

    @Test("VERSA-11 a scene has a splitter of any width and color, and a toolbar with the list button")
    func splitterAndToolbar() throws {
        try withScene(Self.scene, on: "ipad-9-7/landscape@10") { tree in
            let split = try #require(tree.window.rootViewController as? VersatileSplitViewController)
            #expect(split.viewSplitter.frame.midX == 320 && split.viewSplitter.frame.width == 12)
            #expect(split.toolbar?.items?.count == 4)
            #expect(split.toolbarListButton?.title == "Items" && split.toolbarListButton?.isHidden == true)
        }
        try withScene(Self.scene, on: "ipad-9-7/portrait@10") { tree in
            let split = try #require(tree.window.rootViewController as? VersatileSplitViewController)
            #expect(split.toolbarListButton?.isHidden == false)
        }
    }
}
