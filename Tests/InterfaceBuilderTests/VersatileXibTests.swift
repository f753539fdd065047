import Devices
import Diagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// The versatile split view with a xib of its own, as the example has it.
@Suite("A versatile split view from its xib") struct VersatileXibTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/VersatileSplit").path
    private static let path = folder + "/ToolbarSplitView.xib"

    private func inJob(_ variant: String, _ body: (UIWindow) throws -> Void) throws {
        let variant = try Variant(parsing: variant)
        let job = JobEnvironment(
            variant: variant, textSetter: EstimatedTextSetter(),
            resources: AssetLookup(
                library: AssetLibrary(catalogs: [], looseFiles: [], in: InputFolder(path: Self.folder)),
                store: ImageStore(), documents: DocumentLibrary(paths: [Self.path], modules: [])))
        try JobEnvironment.$running.withValue(job) {
            try body(UIWindow(windowScene: UIWindowScene()))
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("VERSA-6 initWithNibName: the outlets viewSplitter, toolbar and toolbarListButton, and items by tag")
    func code() throws {
        try inJob("ipad-9-7/portrait@9") { window in
            let split = VersatileSplitViewController(nibName: "ToolbarSplitView", bundle: nil)
            split.sideViewDisplayOption = .hideInPortraitOrientation
            split.listDisplayStyle = .slideIn
            let (side, main) = (UIViewController(), UIViewController())
            split.sideViewController = side
            split.mainViewController = main
            window.rootViewController = split
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let bar = try #require(split.view.viewWithTag(15) as? UIToolbar)
            #expect(bar === split.toolbar)
            let items = try #require(bar.items)
            #expect(items.map(\.tag) == [15, 0, 0, 16])
            #expect(items.filter { $0.tag == 16 }.map(\.title) == ["Greet"])
            #expect(items[1] === split.toolbarListButton)
            #expect(split.toolbarListButton?.isHidden == false)
            #expect(split.viewSplitter.superview === split.view)

            let landscape = try Variant(parsing: "ipad-9-7/landscape@9")
            window.transition(to: SceneGeometry(landscape))
            #expect(split.toolbarListButton?.isHidden == true)
            // The xib's splitter is 12 points wide, around 326.
            #expect(split.viewSplitter.frame.minX == 320 && split.viewSplitter.frame.width == 12)
            #expect(side.view.frame == CGRect(x: 0, y: 64, width: 320, height: 704))
            #expect(main.view.frame == CGRect(x: 332, y: 64, width: 692, height: 704))
            #expect(bar.frame == CGRect(x: 0, y: 20, width: 1024, height: 44))

            window.transition(to: SceneGeometry(try Variant(parsing: "ipad-9-7/portrait@9")))
            split.toolbarListButton?.performPrimaryAction()
            window.layoutIfNeeded()
            #expect(side.view.window === window && side.view.frame.minX == 0)
        }
    }

    @Test("VERSA-6 a split point of the program's own wins over that of the xib")
    func splitPoint() throws {
        try inJob("ipad-9-7/landscape@9") { window in
            let split = VersatileSplitViewController(nibName: "ToolbarSplitView", bundle: nil)
            split.splitPoint = 500
            split.sideViewController = UIViewController()
            split.mainViewController = UIViewController()
            window.rootViewController = split
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(split.viewSplitter.frame.midX == 500)
        }
    }

    @Test("VERSA-6 the xib alone is drawn with the class of its File's Owner")
    func document() throws {
        let variant = try Variant(parsing: "ipad-9-7/landscape@9")
        let document = try InterfaceDocument.read(contentsOfFile: Self.path).value
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        try JobEnvironment.$running.withValue(job) {
            let tree = VariantTree(document, on: variant)
            tree.window.makeKeyAndVisible()
            tree.layout()
            let split = try #require(tree.window.rootViewController as? VersatileSplitViewController)
            #expect(split.viewSplitter.frame.width == 12)
            #expect(split.toolbar?.frame == CGRect(x: 0, y: 20, width: 1024, height: 44))
        }
    }
}
