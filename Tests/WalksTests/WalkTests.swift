import Devices
import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import Previews
import TestTraits
import Testing
import Theming
import UIKit
import Walks

/// Walks through documents and screens: what is on screen after each step.
@Suite(.blocking) struct WalkTests {
    private func walk(_ steps: String..., on variant: String = "iphone-15") throws -> Walk {
        try walk(steps, on: variant)
    }

    private func walk(_ steps: [String], on variant: String = "iphone-15") throws -> Walk {
        let folder = try WalkedFolder()
        return try walk(steps, in: try folder.write(WalkedStoryboard.text, as: "Main.storyboard"), on: variant)
    }

    private func walk(_ steps: [String], in path: String, on variant: String) throws -> Walk {
        let source = try InputSource.load(
            [path], palette: Theme.named("ios").palette, covering: Coverage(.documents), showing: FlowWords(),
            locale: nil
        ).value
        return try source.walk(
            try steps.map { try WalkStep(parsing: $0) }, in: 0, on: try Variant(parsing: variant),
            tools: source.makeTools())
    }

    private func ids(_ moment: Walk.Moment) -> [String] { moment.layout.scenes.flatMap { $0.views.map(\.id) } }

    @Test("A row pushes the scene of its segue, and back pops it")
    func pushAndPop() throws {
        let walk = try walk("tap:first-row", "back")
        #expect(walk.failure == nil)
        #expect(walk.moments.count == 3)
        #expect(ids(walk.moments[0]).contains("first-row") && !ids(walk.moments[0]).contains("det-vi-001"))
        #expect(ids(walk.moments[1]).contains("det-vi-001") && !ids(walk.moments[1]).contains("first-row"))
        #expect(ids(walk.moments[2]).contains("first-row") && !ids(walk.moments[2]).contains("det-vi-001"))
    }

    @Test("An app that is always dark is dark throughout, whatever the appearance of the device")
    func alwaysDark() throws {
        let folder = try WalkedFolder()
        try folder.write(WalkedStoryboard.text, as: "Main.storyboard")
        let steps = ["appearance:dark", "appearance:light"]
        let following = try walk(steps, in: folder.path, on: "iphone-15")
        try folder.write(
            """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.app</string>
            <key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
            """, as: "Info.plist")
        let always = try walk(steps, in: folder.path, on: "iphone-15")
        #expect(following.moments[0].picture.list != following.moments[1].picture.list)
        #expect(always.moments.map(\.picture.list) == Array(repeating: following.moments[1].picture.list, count: 3))
    }

    @Test("A name is an id, a label or a text on screen, and a touch goes through a label to its row")
    func names() throws {
        for name in ["first-row", "First", "first-row-label"] {
            let walk = try walk("tap:\(name)")
            #expect(walk.failure == nil, "\(name)")
            #expect(ids(walk.moments[1]).contains("det-vi-001"), "\(name)")
        }
        #expect(try walk("tap:First", "tap:back").failure == nil)
        #expect(try walk("tap:First", "tap:List").failure == nil)
    }

    @Test("A bar item presents, and dismiss dismisses, each with its calls")
    func presentation() throws {
        for step in ["tap:set-bi-001", "tap:Settings", "show:settings", "present:preferences"] {
            let walk = try walk(step, "dismiss")
            #expect(walk.failure == nil, "\(step)")
            #expect(ids(walk.moments[1]).contains("set-vi-001"), "\(step)")
            #expect(!ids(walk.moments[2]).contains("set-vi-001"), "\(step)")
            let calls = walk.moments[1].calls.filter { $0.subject.id == "set-vc-001" }.map(\.callback)
            #expect(calls.contains(.viewWillAppear) && calls.contains(.viewDidAppear), "\(step)")
            let last = walk.moments[2].calls.filter { $0.subject.id == "set-vc-001" }.map(\.callback)
            #expect(last.contains(.viewDidDisappear), "\(step)")
        }
    }

    @Test("A segue that is followed twice makes another controller, as UIKit does")
    func newControllers() throws {
        let walk = try walk("tap:first-row", "tap:toggle", "back", "tap:first-row")
        #expect(walk.failure == nil)
        for index in [1, 4] {
            let loads = walk.moments[index].calls.filter {
                $0.subject.id == "det-vc-001" && $0.callback == .viewDidAppear
            }
            #expect(loads.count == 1, "\(index)")
        }
        // The switch of the second one was never touched.
        #expect(walk.moments[1].picture.list == walk.moments[4].picture.list)
        #expect(walk.moments[1].picture.list != walk.moments[2].picture.list)
    }

    @Test("The device rotates, the window is resized, and the settings change, announced as they come")
    func windows() throws {
        let walk = try walk(
            "rotate", "resize:split-third", "resize:full", "appearance:dark", "content-size:ax3", "rotate:portrait",
            on: "ipad-pro-11@18")
        #expect(walk.failure == nil)
        #expect(
            walk.moments.map(\.variant.description) == [
                "ipad-pro-11/portrait/full/light/large/ltr@18", "ipad-pro-11/landscape/full/light/large/ltr@18",
                "ipad-pro-11/landscape/split-third/light/large/ltr@18",
                "ipad-pro-11/landscape/full/light/large/ltr@18", "ipad-pro-11/landscape/full/dark/large/ltr@18",
                "ipad-pro-11/landscape/full/dark/ax3/ltr@18", "ipad-pro-11/portrait/full/dark/ax3/ltr@18",
            ])
        for moment in walk.moments {
            #expect(moment.layout.scenes.first?.size == moment.variant.windowSize)
            #expect(moment.findings.isEmpty)
        }
        let first = walk.moments[1].calls.map(\.callback)
        #expect(first.contains(.viewWillTransition))
        #expect(walk.moments[2].calls.map(\.callback).contains(.willTransition))
    }

    @Test("The keyboard is shown, turns with the device, covers what is under it, and is hidden")
    func keyboard() throws {
        let walk = try walk("tap:first-row", "keyboard:show", "rotate", "rotate", "keyboard:hide")
        #expect(walk.failure == nil)
        #expect(walk.moments[1].picture.list == walk.moments[5].picture.list)
        #expect(walk.moments[1].picture.list != walk.moments[2].picture.list)
        #expect(walk.moments[2].picture.list == walk.moments[4].picture.list)
        let twice = try self.walk("keyboard:show", "keyboard:show")
        #expect(twice.moments[2].notes.count == 1)
    }

    @Test("Switches, fields and scroll views change as by a finger")
    func controls() throws {
        let walk = try walk(
            "tap:first-row", "tap:toggle", "type:field:Anna", "scroll:scroll:bottom", "scroll:scroll:-290",
            "scroll:scroll:top")
        #expect(walk.failure == nil)
        let pictures = walk.moments.map { $0.picture.list.digest }
        for index in 2...5 { #expect(pictures[index] != pictures[index - 1], "\(index)") }
        #expect(pictures[6] == pictures[3])
        let tall = walk.moments.map { moment in
            moment.layout.scenes.flatMap(\.views).first { $0.id == "scroll" }?.frame
        }
        #expect(tall.dropFirst().allSatisfy { $0 == CGRect(x: 20, y: 470, width: 200, height: 100) })
    }

    @Test(
        "A step that cannot be taken is a typed error with a remedy, and the steps before it are there",
        arguments: [
            ("tap:frist-row", 1, "unknown-element-on-screen"), ("tap:det-vi-001", 1, "element-not-on-screen"),
            ("back", 1, "nothing-to-go-back-to"), ("dismiss", 1, "nothing-presented"),
            ("tap:disabled-button", 2, "disabled-element"), ("tap:hidden-button", 2, "hidden-element"),
            ("tap:covered-button", 2, "covered-element"), ("tap:far-button", 2, "element-off-screen"),
            ("type:plain-button:x", 2, "not-editable"), ("scroll:plain-button:top", 2, "not-scrollable"),
            ("resize:split-half", 1, "size-not-on-device"),
        ])
    func impossible(step: String, number: Int, code: String) throws {
        let before = number == 1 ? [] : ["tap:first-row"]
        let walk = try walk(before + [step, "rotate"])
        let failure = try #require(walk.failure, "\(step)")
        #expect(failure.number == number)
        #expect(failure.reasons.map(\.problem.code) == [code], "\(failure.reasons)")
        #expect(failure.reasons.allSatisfy { $0.problem.remedy != nil })
        #expect(walk.moments.count == number)
    }

    @Test("The nearest names and all names on screen are in the remedy")
    func nearestNames() throws {
        let failure = try #require(try walk("tap:frist-row").failure)
        let remedy = failure.reasons.first?.problem.remedy ?? ""
        #expect(remedy.hasPrefix("did you mean 'first-row'? names: "))
        #expect(remedy.contains("set-bi-001"))
    }

    @Test("With a question mark, a step that is impossible is left out, and the walk goes on")
    func optionalSteps() throws {
        let walk = try walk("back?", "tap:first-row", "tap?:nothing", "back?")
        #expect(walk.failure == nil)
        #expect(walk.moments.map { $0.skipped != nil } == [false, true, false, true, false])
        #expect(walk.moments[1].picture.list == walk.moments[0].picture.list)
    }

    @Test("A touch that nothing responds to is a note")
    func noteOfIdleTouches() throws {
        let walk = try walk("tap:first-row", "tap:cover")
        #expect(walk.failure == nil)
        #expect(walk.moments[2].notes.map(\.problem.code) == ["nothing-responds"])
    }

    @Test("The same walk has the same pictures, frames and calls")
    func determinism() throws {
        let steps = ["tap:first-row", "tap:toggle", "rotate", "back", "tap:Settings", "appearance:dark"]
        for variant in ["iphone-15", "iphone-se-3@15", "ipad-pro-11/landscape"] {
            let folder = try WalkedFolder()
            let path = try folder.write(WalkedStoryboard.text, as: "Main.storyboard")
            let (first, second) = (
                try walk(steps, in: path, on: variant), try walk(steps, in: path, on: variant)
            )
            #expect(first.failure == nil && second.failure == nil)
            for (one, other) in zip(first.moments, second.moments) {
                let isSame =
                    one.picture == other.picture && one.calls == other.calls && one.layout.json == other.layout.json
                #expect(isSame, "\(variant) \(one.step?.notation ?? "start")")
            }
        }
    }
}

/// A controller that an app wrote, with a button that counts and a gesture that presents.
private final class CountingController: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let area = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 100))
    var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.accessibilityIdentifier = "count"
        button.addTarget(self, action: CountingController.add, for: .touchUpInside)
        area.accessibilityIdentifier = "area"
        area.addGestureRecognizer(UITapGestureRecognizer(target: self, action: CountingController.ask))
        view.addSubview(button)
        view.addSubview(area)
        title = "0"
    }

    func add() {
        count += 1
        title = "\(count)"
    }

    func ask() {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.add() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)
    }
}

/// Walks through an app's own controllers.
@Suite(.blocking) struct ControllerWalkTests {
    private func walk(_ steps: String..., make: @escaping @MainActor () -> UIViewController) throws -> Walk {
        let source = ControllerSource([ControllerSource.Screen("Screen", makeController: make)])
        return try source.walk(
            try steps.map { try WalkStep(parsing: $0) }, in: 0, on: try Variant(parsing: "iphone-15"),
            tools: source.makeTools())
    }

    @Test("Targets, gestures and alerts run the app's code")
    func code() throws {
        let walk = try walk("tap:count", "tap:count", "tap:area", "tap:Yes") {
            UINavigationController(rootViewController: CountingController())
        }
        #expect(walk.failure == nil, "\(walk.failure?.reasons ?? [])")
        let titles = walk.moments.map { moment in
            (0...3).first { "\(moment.picture.list)".contains("\"\($0)\"") }
        }
        #expect(titles.count == 5)
        #expect(walk.moments[3].calls.contains { $0.subject.className == "UIAlertController" })
        #expect(walk.moments[4].picture.list != walk.moments[2].picture.list)
    }

    @Test("Tabs are chosen by their titles, and segments by theirs")
    func tabs() throws {
        let walk = try walk("tap:Second", "tap:First") {
            let tabs = UITabBarController()
            tabs.viewControllers = ["First", "Second"].map { title in
                let child = UIViewController()
                child.title = title
                child.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                child.view.backgroundColor = title == "First" ? .red : .blue
                return child
            }
            return tabs
        }
        #expect(walk.failure == nil, "\(walk.failure?.reasons ?? [])")
        #expect(walk.moments[0].picture.list == walk.moments[2].picture.list)
        #expect(walk.moments[0].picture.list != walk.moments[1].picture.list)
    }

    @Test("Scenes and segues belong to documents")
    func noScenes() throws {
        let walk = try walk("show:detail") { UIViewController() }
        #expect(walk.failure?.reasons.map(\.problem.code) == ["no-scenes-to-show"])
    }
}
