import Devices
import Diagnostics
import Drawing
import Foundation
import Scenes
import Testing
import Theming
import Traits
import UIKit

@Suite struct SceneBuildingTests {
    private func view(_ id: String, in window: UIView) -> UIView? {
        if window.accessibilityIdentifier == id { return window }
        return window.subviews.lazy.compactMap { self.view(id, in: $0) }.first
    }

    @Test func listsAreEditedAndSwiped() throws {
        let yaml = """
            root:
                list:
                    editing: select
                    moves: true
                    rows:
                        - {title: One, marked: true}
                        - {title: Two, trailing: [Delete, {title: Flag, color: systemOrange}], swiped: trailing}
            """
        try withScene(yaml, on: "iphone-15@18") { tree in
            func tables(_ view: UIView) -> [UITableView] {
                (view as? UITableView).map { [$0] } ?? view.subviews.flatMap(tables)
            }
            let table = try #require(tables(tree.window).first)
            #expect(table.isEditing)
            #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
            let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(second.configurationState.isSwiped)
            #expect(second.contentView.frame.minX == -110)
            #expect(tree.diagnostics.map(\.description) == [])
        }
    }

    @Test(
        "a scene file has each display mode of three columns",
        arguments: [
            ("1-secondaryOnly", UISplitViewController.DisplayMode.secondaryOnly),
            ("2-oneBesideSecondary", .oneBesideSecondary), ("3-oneOverSecondary", .oneOverSecondary),
            ("4-twoBesideSecondary", .twoBesideSecondary), ("5-twoOverSecondary", .twoOverSecondary),
            ("6-twoDisplaceSecondary", .twoDisplaceSecondary),
        ])
    func displayModes(name: String, mode: UISplitViewController.DisplayMode) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Fixtures/SplitDisplayModes/\(name).yaml")
        try withScene(String(contentsOf: file, encoding: .utf8), on: "ipad-pro-11/landscape@18") { tree in
            let split = try #require(tree.window.rootViewController as? UISplitViewController)
            #expect(split.displayMode == mode)
            #expect(tree.diagnostics.map(\.description) == [])
        }
    }

    @Test func constraintsOfAFilePlaceItsViews() throws {
        let yaml = """
            root:
              view:
                box:
                views:
                  - {box: , id: photo, width: 100, height: 60}
                  - {box: , id: caption, height: 20}
                metrics: {gap: 12}
                constraints:
                  - "photo.top == safeArea.top + 10"
                  - {format: "H:|-[photo]-gap-[caption(==80)]", options: alignAllBottom}
            """
        try withScene(yaml, on: "iphone-15/portrait") { tree in
            let photo = try #require(view("photo", in: tree.window))
            let caption = try #require(view("caption", in: tree.window))
            #expect(photo.frame == CGRect(x: 16, y: 69, width: 100, height: 60))
            #expect(caption.frame == CGRect(x: 128, y: 109, width: 80, height: 20))
            #expect(tree.diagnostics.map(\.description) == [])
        }
    }

    @Test func thePartsOfAPieceAreDistinguished() throws {
        let yaml = """
            root:
              id: bars
              navigation:
                - title: Settings
                  form:
                    rows:
                      - {title: Network, value: Home}
                      - {title: Sounds, id: sounds}
            """
        try withScene(yaml, on: "iphone-15/portrait") { tree in
            let marks = tree.window.displayList().marks
            #expect(
                marks.map(\.id) == [
                    "line-4", "line-4.row-1", "line-4.row-1.title", "line-4.row-1.detail", "sounds", "sounds.title",
                    "bars.bar",
                ])
            #expect(marks.map(\.label).contains("Network"))
        }
    }

    @Test(arguments: [("iphone-15/portrait", 10.0), ("ipad-pro-11/landscape", 40.0)])
    func aVariationHoldsWhereItsTraitsDo(notation: String, width: Double) throws {
        let yaml = """
            root:
              view:
                box:
                views:
                  - {box: , id: a, width: 10, height: 10, variations: [{when: {width: regular}, width: 40}]}
                constraints: ["a.top == superview.top", "a.leading == superview.leading"]
            """
        try withScene(yaml, on: notation) { tree in
            let box = try #require(view("a", in: tree.window))
            #expect(Double(box.frame.width) == width, "\(box.frame.width - width)")
        }
    }

    @Test func aVariationFollowsTheControllersOwnTraits() throws {
        let yaml = """
            root:
              navigation:
                - placeholder: Wide
                  traits: {width: regular}
                  title: A
                  variations: [{when: {width: regular}, title: B}]
            """
        try withScene(yaml, on: "iphone-15/portrait") { tree in
            let navigation = try #require(tree.window.rootViewController as? UINavigationController)
            #expect(navigation.topViewController?.title == "B")
        }
    }

    @Test func rowsPointOnwardOnlyWhereATapWouldPush() throws {
        let yaml = """
            root:
              split:
                primary: {navigation: [{list: [{title: One, id: one}]}]}
                secondary: {placeholder: Detail}
                collapsesOnto: primary
            """
        func accessory(on notation: String) throws -> UITableViewCell.AccessoryType? {
            try withScene(yaml, on: notation) { tree in
                (view("one", in: tree.window) as? UITableViewCell)?.accessoryType
            }
        }
        #expect(try accessory(on: "iphone-15/portrait") == .disclosureIndicator)
        #expect(try accessory(on: "ipad-pro-11/landscape") == UITableViewCell.AccessoryType.none)
    }

    @Test func aProgramsOwnControllerIsShownByItsName() throws {
        final class Hello: UIViewController {}
        try withScene("root: {controller: hello}\n", on: "iphone-15", controllers: ["hello": { Hello() }]) { tree in
            #expect(tree.window.rootViewController is Hello)
        }
        try withScene("root: {controller: helo}\n", on: "iphone-15", controllers: ["hello": { Hello() }]) { tree in
            let problem = tree.diagnostics.first?.problem as? SceneProblem
            #expect(problem == .unknownController("helo", known: ["hello"], nearest: "hello"))
        }
    }

    @Test(
        "the innermost controller on screen with a preference determines the status bar",
        arguments: [
            ("map: {}", false, nil), ("map: {}, statusBar: hidden", true, nil),
            ("navigation: [{map: {}, statusBar: dark}, {map: {}, statusBar: light}]", false, true),
            ("tabs: {selected: 2, tabs: [{map: {}, statusBar: hidden}, {map: {}}]}, statusBar: dark", false, false),
            ("map: {}, statusBar: light, variations: [{when: {width: compact}, statusBar: hidden}]", true, nil),
        ] as [(String, Bool, Bool?)])
    func statusBars(root: String, isHidden: Bool, isLight: Bool?) throws {
        try withScene("root: {\(root)}\n", on: "iphone-15/portrait") { tree in
            #expect(tree.hidesStatusBar == isHidden)
            #expect(tree.hasLightStatusBar == isLight)
        }
    }

    @Test("a presentation that covers the window determines the status bar, and a card does not")
    func statusBarsOfPresentations() throws {
        for (style, isHidden) in [("fullScreen", true), ("formSheet", false)] {
            let yaml = "root: {map: {}}\npresent: [{\(style): {map: {}, statusBar: hidden}}]\n"
            try withScene(yaml, on: "iphone-15/portrait") { #expect($0.hidesStatusBar == isHidden) }
        }
    }

    @Test("a short text begins below the status bar, like the other pieces")
    func shortText() throws {
        try withScene("root: {text: Words}\n", on: "iphone-15/portrait") { tree in
            let text = try #require(tree.window.rootViewController?.view.subviews.first as? UITextView)
            #expect(text.adjustedContentInset.top == 59)
        }
    }

    @Test(arguments: [
        "list: [a, b]", "detail: Heading", "text: Words", "photos: {}", "form: {rows: [a]}", "map: {}",
        "messages: [{me: a}]", "placeholder: x", "navigation: [{map: {}}]", "tabs: [{map: {}, title: a}]",
    ])
    func everyPieceFillsTheWindowOnEveryKindOfDevice(piece: String) throws {
        for notation in [
            "iphone-se-1/portrait", "iphone-15/landscape/full/dark/ax5/rtl", "ipad-pro-11/landscape/split-half",
        ] {
            try withScene("root: {\(piece)}\n", on: notation) { tree in
                #expect(tree.window.rootViewController?.view.frame == tree.window.bounds)
                #expect(!tree.window.displayList().items.isEmpty)
                #expect(tree.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
            }
        }
    }
}

@Suite struct SceneBackgroundTests {
    @Test("A scene's background is visible behind its pieces", arguments: ["form: {rows: [a]}", "text: x"])
    func background(piece: String) throws {
        try withScene("root: {\(piece), background: \"#FF000080\"}\n", on: "iphone-15") { tree in
            let view = try #require(tree.window.rootViewController?.view)
            #expect(view.backgroundColor != nil)
            #expect(view.subviews.first?.backgroundColor == .clear)
        }
    }
}

@Suite struct ScenePresentingTests {
    /// The frames of the presented and the presenting controller on a variant.
    private func presented(_ yaml: String, on notation: String) throws -> (
        frame: CGRect, style: UIModalPresentationStyle
    ) {
        try withScene(yaml, on: notation) { tree in
            #expect(tree.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
            let controller = try #require(tree.window.rootViewController?.presentedViewController)
            let frame = controller.view.convert(controller.view.bounds, to: tree.window)
            return (frame, controller.modalPresentationStyle)
        }
    }

    private let popover = """
        root: {navigation: [{map: {}, title: Map, right: [{system: add, id: add}]}]}
        present: [{popover: {placeholder: Inside}, from: add, size: [200, 150]}]
        """

    @Test func aPopoverPointsAtTheItemThatTheFileNames() throws {
        let shown = try presented(popover, on: "ipad-pro-11/landscape@17")
        #expect(shown.style == .popover)
        #expect(shown.frame.width == 200)
        #expect(shown.frame.maxX > 900 && shown.frame.minY < 120)
    }

    @Test func onAPhoneItBecomesACard() throws {
        let shown = try presented(popover, on: "iphone-15/portrait@17")
        #expect(shown.frame.width == 393)
        #expect(shown.frame.height > 700)
    }

    @Test func aSheetRestsAtItsDetent() throws {
        let scene = "root: {map: {}}\npresent: [{sheet: {placeholder: x}, detents: [medium, large]}]\n"
        let shown = try presented(scene, on: "iphone-15/portrait@17")
        #expect(abs(shown.frame.height - 852 / 2) < 60)
        let large =
            "root: {map: {}}\npresent: [{sheet: {placeholder: x}, detents: [medium, large], selectedDetent: large}]\n"
        #expect(try presented(large, on: "iphone-15/portrait@17").frame.height > shown.frame.height)
    }
}

@Suite struct ScenePreferencesTests {
    @Test func aFileNamesTheVariantsItIsDrawnOn() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        // This function does not report problems of other parts.
        try "theme: docs\nvariants: {devices: [iphone-15], orientations: all}\nroot: {lst: []}\n".write(
            toFile: path, atomically: true, encoding: .utf8)
        let preferences = try ScenePreferences.read(contentsOfFile: path)
        #expect(preferences.theme == "docs")
        #expect(preferences.axes == [.device: ["iphone-15"], .orientation: ["all"]])
    }
}

extension DisplayList {
    /// All elements, outer ones before inner ones.
    fileprivate var marks: [ElementMark] {
        func marks(_ items: [DrawingItem]) -> [ElementMark] {
            items.flatMap { item -> [ElementMark] in
                switch item {
                case .element(let mark, let inner): [mark] + marks(inner)
                case .group(_, let inner): marks(inner)
                default: []
                }
            }
        }
        return marks(items)
    }
}
