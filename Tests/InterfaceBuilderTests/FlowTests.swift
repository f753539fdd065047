import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Testing
import UIKit

@Suite("Flows")
struct FlowTests {
    private func scene(_ id: String, _ name: String, connections: String = "", attributes: String = "") -> String {
        """
        <scene sceneID="\(id)-scene"><objects>
        <viewController storyboardIdentifier="\(name)" id="\(id)" sceneMemberID="viewController"\(attributes)>
        <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        <navigationItem key="navigationItem" title="\(name)" id="\(id)-item"><barButtonItem key="rightBarButtonItem" \
        title="More" id="\(id)-more"/></navigationItem>
        <connections>\(connections)</connections></viewController>
        <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """
    }

    private func container(_ kind: String, _ id: String, _ connections: String) -> String {
        """
        <scene sceneID="\(id)-scene"><objects><\(kind) id="\(id)" sceneMemberID="viewController">
        <connections>\(connections)</connections></\(kind)></objects></scene>
        """
    }

    private func segue(_ kind: String, to destination: String, _ identifier: String, _ more: String = "") -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"\(identifier)\" "
            + "id=\"\(identifier)-id\"\(more)/>"
    }

    private func relation(_ name: String, to destination: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"relationship\" relationship=\"\(name)\" id=\"\(destination)-in\"/>"
    }

    private func follow<Result>(
        _ text: String, on variant: String = "iphone-15@17", scene: String? = nil, _ steps: [Flow.Step],
        references: [String: String] = [:], topColumn: Flow.TopColumn? = nil, _ body: (VariantTree) throws -> Result
    ) throws -> Result {
        let document = try Fixture.read(text, path: "Test.storyboard").value
        var others: [String: InterfaceDocument] = [:]
        for (name, text) in references {
            others[name] = try Fixture.read(text, path: "\(name).storyboard").value
        }
        let variant = try Variant(parsing: variant)
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        return try JobEnvironment.$running.withValue(job) {
            let tree = VariantTree(document, on: variant, scene: scene, references: others, topColumn: topColumn)
            try tree.follow(steps)
            tree.layout()
            return try body(tree)
        }
    }

    /// A list in a navigation controller that leads to a detail by every kind of segue.
    private var list: String {
        let connections = [
            segue("show", to: "detail", "show"), segue("push", to: "detail", "push"),
            segue("showDetail", to: "detail", "showDetail"), segue("replace", to: "detail", "replace"),
            segue("presentation", to: "detail", "present", " modalPresentationStyle=\"fullScreen\""),
            segue("modal", to: "detail", "modal"),
            segue("popoverPresentation", to: "detail", "popover", " popoverAnchorBarButtonItem=\"list-more\""),
            segue("popover", to: "detail", "oldPopover", " popoverAnchorView=\"list-view\""),
            segue("custom", to: "detail", "custom", " customClass=\"FlyIn\""),
        ].joined()
        return Fixture.storyboard(
            container("navigationController", "nav", relation("rootViewController", to: "list"))
                + scene("list", "List", connections: connections)
                + scene("detail", "Detail", connections: segue("unwind", to: "detail-exit", "back")),
            initial: "nav")
    }

    @Test(
        "ADAPT-33 SB-3 kinds of segues: shown ones are pushed, modal ones presented, the old kinds like the new",
        arguments: [
            ("show", true), ("push", true), ("showDetail", false), ("replace", false), ("present", false),
            ("modal", false), ("custom", false), ("popover", false), ("oldPopover", false),
        ])
    func kinds(name: String, isPushed: Bool) throws {
        try follow(list, [Flow.Step(.show, name)]) { tree in
            let root = try #require(tree.window.rootViewController as? UINavigationController)
            let presented = root.presentedViewController
            #expect((root.topViewController?.title ?? root.topViewController?.navigationItem.title) != nil)
            #expect(root.viewControllers.count == (isPushed ? 2 : 1))
            #expect((presented == nil) == isPushed)
            #expect((isPushed ? root.topViewController : presented)?.origin?.id == "detail")
        }
    }

    @Test("MODAL-21 SB-3 a popover's segue says what it points at, and a modal one its style")
    func styles() throws {
        for name in ["popover", "oldPopover"] {
            try follow(list, on: "ipad-pro-11@17", [Flow.Step(.show, name)]) { tree in
                let shown = try #require(tree.window.rootViewController?.presentedViewController)
                let popover = try #require(shown.popoverPresentationController)
                #expect(
                    (popover.barButtonItem?.origin?.id ?? popover.sourceView?.origin?.id)?.hasPrefix("list") == true)
                #expect(shown.traitCollection.horizontalSizeClass == .compact)
            }
        }
        try follow(list, [Flow.Step(.show, "present")]) { tree in
            #expect(tree.window.rootViewController?.presentedViewController?.modalPresentationStyle == .fullScreen)
            // Views that a presentation removed are not reported.
            #expect(tree.report.scenes[0].views.map(\.id) == ["detail-view"])
        }
    }

    @Test("SB-3 an unwind segue goes back; a custom one is presented, with a word of it")
    func unwinding() throws {
        for way in ["show", "present"] {
            try follow(list, [Flow.Step(.show, way), Flow.Step(.show, "back")]) { tree in
                let root = try #require(tree.window.rootViewController as? UINavigationController)
                #expect(root.viewControllers.count == 1 && root.presentedViewController == nil)
            }
        }
        try follow(list, [Flow.Step(.show, "custom")]) { tree in
            #expect(tree.diagnostics.map(\.problem.code).contains("custom-segue"))
        }
    }

    private var split: String {
        Fixture.storyboard(
            container(
                "splitViewController", "split",
                relation("masterViewController", to: "menuNav") + relation("detailViewController", to: "empty"))
                + container("navigationController", "menuNav", relation("rootViewController", to: "menu"))
                + scene("menu", "Menu", connections: segue("showDetail", to: "detail", "open"))
                + scene("empty", "Empty") + scene("detail", "Detail"), initial: "split")
    }

    @Test("ADAPT-29 SB-4 a detail segue replaces the secondary on an iPad and pushes on an iPhone")
    func details() throws {
        try follow(split, on: "ipad-pro-11/landscape@13", scene: nil, [Flow.Step(.show, "open")]) { tree in
            let split = try #require(tree.window.rootViewController as? UISplitViewController)
            let detail = try #require(split.viewControllers.last)
            #expect(detail.origin?.id == "detail")
            #expect(detail.view.window === tree.window)
        }
        try follow(split, on: "ipad-pro-11@13", [Flow.Step(.present, "Detail")]) { tree in
            #expect(tree.window.rootViewController?.presentedViewController?.origin?.id == "detail")
        }
    }

    @Test("scenes are selected by id, identifier or title, and shown according to context without a segue")
    func scenes() throws {
        for name in ["detail", "Detail", "detail-scene"] {
            let index = SceneIndex(try Fixture.read(list, path: "Test.storyboard").value)
            #expect(try index.scene(name).controllerID == "detail")
        }
        try follow(list, [Flow.Step(.show, "Detail"), Flow.Step(.present, "List")]) { tree in
            let root = try #require(tree.window.rootViewController as? UINavigationController)
            #expect(root.viewControllers.map { $0.origin?.id } == ["list", "detail"])
            // The list is already shown, so another instance of it is presented.
            let presented = try #require(root.presentedViewController)
            #expect(presented.origin?.id == "list" && presented !== root.viewControllers[0])
        }
    }

    @Test func unknownNamesSayWhatThereIs() throws {
        let index = SceneIndex(try Fixture.read(list, path: "Test.storyboard").value)
        let wrong = index.problems(with: Flow(scene: "Detial"), references: [])
        #expect(wrong.map(\.problem.code) == ["unknown-scene"])
        #expect(wrong[0].problem.remedy?.contains("did you mean 'Detail'") == true)
        let step = index.problems(with: Flow(steps: [Flow.Step(.show, "nothing")]), references: [])
        #expect(step[0].problem.remedy?.contains("segues: show, push") == true)
        #expect(index.problems(with: Flow(scene: "List", steps: [Flow.Step(.show, "back")]), references: []).isEmpty)
        let twice = Fixture.storyboard(scene("a", "Same") + scene("b", "Same"), initial: "a")
        let same = SceneIndex(try Fixture.read(twice, path: "Test.storyboard").value)
        #expect(throws: FlowProblem.ambiguousScene("Same", ids: ["a", "b"])) { try same.scene("Same") }
    }

    @Test func aSegueFromWhatIsNotOnScreenIsAnError() throws {
        #expect(throws: FlowProblem.segueNotOnScreen("back", scene: "Detail", shown: ["nav", "List"])) {
            try follow(list, [Flow.Step(.show, "back")]) { _ in }
        }
    }

    private var referring: String {
        Fixture.storyboard(
            container(
                "tabBarController", "tabs",
                relation("viewControllers", to: "home") + relation("viewControllers", to: "ref"))
                + scene("home", "Home", connections: segue("show", to: "ref2", "other"))
                + "<scene sceneID=\"r1\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"ref\" sceneMemberID=\"viewController\"/></objects></scene>"
                + "<scene sceneID=\"r2\"><objects><viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Second\" id=\"ref2\" sceneMemberID=\"viewController\"/></objects></scene>",
            initial: "tabs")
    }

    /// The article's example: a split view with a menu, whose button shows the game as the detail.
    private var game: String {
        Fixture.storyboard(
            container(
                "splitViewController", "split",
                relation("masterViewController", to: "nav") + relation("detailViewController", to: "empty"))
                + container("navigationController", "nav", relation("rootViewController", to: "menu"))
                + scene("menu", "Menu", connections: segue("showDetail", to: "game", "select"))
                + scene("empty", "Empty") + scene("game", "Game"),
            initial: "split")
    }

    @Test(
        "ADAPT-34 SB-3 SB-4 The article's example: menu in the master, Show Detail to the game, on phone and pad",
        arguments: [
            ("iphone-4-7@8", nil), ("iphone-4-7/landscape@8", nil), ("iphone-5-5/landscape@8", nil),
            ("ipad-9-7@8", nil), ("ipad-9-7/landscape@8", nil), ("iphone-4-7@8", Flow.TopColumn.primary),
            ("iphone-4-7@8", .secondary), ("iphone-15@17", nil), ("ipad-pro-11/landscape/split-third@17", .primary),
        ] as [(String, Flow.TopColumn?)])
    func detailFromAHiddenMenu(variant: String, topColumn: Flow.TopColumn?) throws {
        try follow(game, on: variant, [Flow.Step(.show, "select")], topColumn: topColumn) { tree in
            func shows(_ id: String, in view: UIView) -> Bool {
                view.origin?.id == id || view.subviews.contains { shows(id, in: $0) }
            }
            #expect(shows("game-view", in: tree.window) && !shows("empty-view", in: tree.window))
        }
    }

    @Test(
        "SPLIT-12 A switch says which column a split view collapses onto",
        arguments: [(nil, "empty"), (.primary, "menu"), (.secondary, "empty")] as [(Flow.TopColumn?, String)])
    func topColumn(column: Flow.TopColumn?, shown: String) throws {
        try follow(game, on: "iphone-15@17", [], topColumn: column) { tree in
            let on = ["menu", "empty"].filter { tree.builder.controllers[$0]?.viewIfLoaded?.window === tree.window }
            #expect(on == [shown])
        }
    }

    @Test("SB-3 a scene below on a stack, in another tab or in a hidden column is gone to")
    func goingBack() throws {
        try follow(list, [Flow.Step(.show, "show"), Flow.Step(.show, "List")]) { tree in
            let navigation = tree.window.rootViewController as? UINavigationController
            #expect(navigation?.viewControllers.map(\.origin?.id) == ["list"])
        }
        try follow(game, on: "ipad-9-7@12", [Flow.Step(.show, "Menu")]) { tree in
            #expect(tree.builder.controllers["menu"]?.viewIfLoaded?.window === tree.window)
        }
        let tabs = Fixture.storyboard(
            container(
                "tabBarController", "tabs",
                relation("viewControllers", to: "one") + relation("viewControllers", to: "two"))
                + scene("one", "One") + scene("two", "Two", connections: segue("modal", to: "sheet", "up"))
                + scene("sheet", "Sheet"),
            initial: "tabs")
        try follow(tabs, [Flow.Step(.show, "up")]) { tree in
            let controller = tree.window.rootViewController as? UITabBarController
            #expect(controller?.selectedIndex == 1 && controller?.presentedViewController?.origin?.id == "sheet")
        }
    }

    @Test("references to other storyboards are followed, by their initial scene or by identifier")
    func references() throws {
        let other = Fixture.storyboard(scene("first", "First") + scene("second", "Second"), initial: "first")
        try follow(referring, [Flow.Step(.show, "other")], references: ["Other": other]) { tree in
            let tabs = try #require(tree.window.rootViewController as? UITabBarController)
            #expect(tabs.viewControllers?.map { $0.origin?.id } == ["home", "first"])
            #expect(tabs.presentedViewController?.origin?.id == "second")
        }
        // A missing one is reported without harm; two that refer to each other end.
        try follow(referring, []) { tree in
            #expect(tree.diagnostics.map(\.problem.code).contains("missing-storyboard"))
        }
        let circular = Fixture.storyboard(
            "<scene sceneID=\"r1\"><objects><viewControllerPlaceholder storyboardName=\"Other\" id=\"again\" sceneMemberID=\"viewController\"/></objects></scene>",
            initial: "again")
        try follow(circular, [], references: ["Other": circular]) { tree in
            #expect(tree.window.rootViewController != nil)
        }
    }
}
