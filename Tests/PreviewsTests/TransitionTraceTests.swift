import Devices
import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing
import Theming
import Traits
import UIKit

@Suite("Traces of transitions", .blocking)
struct TransitionTraceTests {
    /// A controller of an app: it stacks its buttons by the height class, and dims while it rotates.
    final class PlayerController: UIViewController {
        let stack = UIStackView(arrangedSubviews: [UIButton(type: .system), UIButton(type: .system)])

        override func viewDidLoad() {
            super.viewDidLoad()
            stack.frame = view.bounds
            stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            stack.distribution = .fillEqually
            view.addSubview(stack)
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in self.arrange() }
            arrange()
        }

        private func arrange() {
            stack.axis = traitCollection.verticalSizeClass == .compact ? .horizontal : .vertical
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            view.alpha = 0.5
            coordinator.animate(alongsideTransition: nil) { _ in self.view.alpha = 1 }
        }
    }

    private let portrait = "iphone-15/portrait@18"

    private func trace(
        from: String, _ events: [TransitionTrace.Event],
        _ make: @MainActor () -> UIViewController = { PlayerController() }
    ) throws -> TransitionTrace {
        TransitionTrace.record("Player", from: try Variant(parsing: from), through: events, makeRoot: make)
    }

    @Test func aCompiledControllerIsTraced() throws {
        let landscape = try Variant(parsing: "iphone-15/landscape@18")
        let trace = try trace(from: portrait, [.change(to: landscape)])
        let calls = try #require(trace.steps.first).calls.filter { $0.subject.kind == .controller }
        #expect(
            calls.map(\.callback) == [
                .willTransition, .viewWillTransition, .traitCollectionDidChange, .traitChangeHandler,
                .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .viewWillLayoutSubviews,
                .viewDidLayoutSubviews, .completion,
            ])
        #expect(Set(calls.map(\.subject.className)) == ["PlayerController"])
        // During both announcements the old state is in place, and the new one is the argument.
        for call in calls.prefix(2) {
            #expect(call.size == CGSize(width: 393, height: 852))
            #expect(call.traits.verticalSizeClass == .regular)
        }
        #expect(calls[0].otherTraits?.verticalSizeClass == .compact)
        #expect(calls[1].otherSize == CGSize(width: 852, height: 393))
        #expect(calls[2].otherTraits?.verticalSizeClass == .regular)
        #expect(calls.last?.size == CGSize(width: 852, height: 393))
    }

    private final class UprightController: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    @Test("TR-1 a refused rotation is reported, and the rest of the event happens")
    func refused() throws {
        let landscape = try Variant(parsing: "iphone-15/landscape@18")
        let dark = try Variant(parsing: "iphone-15/landscape/full/dark@18")
        let trace = try trace(from: portrait, [.change(to: landscape), .change(to: dark)]) { UprightController() }
        #expect(trace.steps.map(\.to.orientation) == [.portrait, .portrait])
        #expect(trace.steps[0].calls.isEmpty)
        #expect(trace.steps[0].refusal?.contains("does not rotate to landscape") == true)
        #expect(trace.steps[1].to.appearance == .dark)
        #expect(trace.steps[1].calls.contains { $0.callback == .traitCollectionDidChange })
        #expect(trace.text().contains("  refused: the interface does not rotate to landscape"))
        #expect(trace.json.contains("\"refused\":\"the interface does not rotate"))
    }

    @Test("TR-10 (partly) the app switcher shows no orientation that is refused")
    func switcherOfOneOrientation() throws {
        final class FullScreenController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

            override func viewDidLoad() {
                super.viewDidLoad()
                JobEnvironment.current.appOrientations = AppOrientations(supported: .all, requiresFullScreen: true)
            }
        }
        let trace = try trace(from: "ipad-pro-11/portrait@18", [.background]) { FullScreenController() }
        #expect(trace.steps.allSatisfy { $0.to.orientation == .portrait })
        let free = try self.trace(from: "ipad-pro-11/portrait@18", [.background])
        #expect(free.steps.contains { $0.to.orientation == .landscape })
    }

    @Test("TR-1, MT-2 (partly) an app's Info.plist refuses what the app is never shown in")
    func refusedByTheApp() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("maquette-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UILaunchStoryboardName</key><string>Main</string>
            <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
            </dict></plist>
            """, "Info.plist")
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
            <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root"/></viewController>
            </objects></scene></scenes></document>
            """, "Main.storyboard")
        func trace(to variant: String, from: String) throws -> String {
            let request = TraceRequest(
                inputs: InputSelection([folder.path]), start: try Variant(parsing: from),
                events: [.change(to: try Variant(parsing: variant))], theme: try Theme.named("ios"))
            let traces = try request.run(try request.load().value) { $0.text() }
            #expect(traces.flatMap(\.diagnostics).filter { $0.severity == .error }.isEmpty)
            return traces.compactMap(\.value).joined()
        }
        #expect(
            try trace(to: "iphone-15/landscape", from: "iphone-15").contains(
                "refused: the app is not shown in landscape"))
        #expect(
            try trace(to: "ipad-pro-11/portrait/split-third@18", from: "ipad-pro-11@18")
                .contains("refused: the app is not shown in split-third"))
    }

    @Test(
        "TE-6, TE-8 (partly) a window beside others is elevated, and each controller hears of it once, with its width",
        arguments: ["13", "16", "18", "26"], [UISplitViewController.Style.unspecified, .doubleColumn])
    func elevatedBesideOthers(version: String, style: UISplitViewController.Style) throws {
        let beside = try Variant(parsing: "ipad-pro-11/landscape/split-third@\(version)")
        let back = try Variant(parsing: "ipad-pro-11/landscape@\(version)")
        let trace = try trace(from: "ipad-pro-11/landscape@\(version)", [.change(to: beside), .change(to: back)]) {
            let split = UISplitViewController(style: style)
            split.preferredDisplayMode = style == .unspecified ? .allVisible : .oneBesideSecondary
            let stacks = (0..<2).map { _ in UINavigationController(rootViewController: PlayerController()) }
            if style == .unspecified {
                split.viewControllers = stacks
            } else {
                split.setViewController(stacks[0], for: .primary)
                split.setViewController(stacks[1], for: .secondary)
            }
            return split
        }
        for (step, level) in zip(trace.steps, [UIUserInterfaceLevel.elevated, .base]) {
            let told = step.calls.filter {
                $0.callback == .traitCollectionDidChange && $0.subject.kind == .controller
                    && $0.otherTraits?.userInterfaceLevel != $0.traits.userInterfaceLevel
            }
            // The split view, the stacks and their contents; on iOS 26 a sidebar floats, and always has the elevated
            // level.
            let floats = version == "26" && style != .unspecified
            #expect(told.count == (floats ? 3 : 5))
            #expect(told.allSatisfy { $0.traits.userInterfaceLevel == level })
            #expect(told.first?.otherTraits?.horizontalSizeClass != told.first?.traits.horizontalSizeClass)
        }
    }

    @Test func theTreesAreCompared() throws {
        let landscape = try Variant(parsing: "iphone-15/landscape@18")
        let step = try #require(try trace(from: portrait, [.change(to: landscape)]).steps.first)
        let stack = try #require(step.moved.first { $0.className == "UIStackView" })
        #expect(stack.before == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(stack.after == CGRect(x: 0, y: 0, width: 852, height: 393))
        let buttons = step.moved.filter { $0.className == "UIButton" }
        #expect(buttons.map(\.after?.width) == [426, 426])
        #expect(step.viewCount >= 4)
    }

    @Test func severalEventsMakeAScenario() throws {
        let (landscape, back) = (try Variant(parsing: "iphone-15/landscape@18"), try Variant(parsing: portrait))
        let trace = try trace(from: portrait, [.change(to: landscape), .change(to: back), .change(to: back)])
        #expect(trace.steps.map(\.from) == [back, landscape, back])
        #expect(trace.steps[0].moved.map(\.id) == trace.steps[1].moved.map(\.id))
        // Without a change, there are no calls.
        #expect(
            trace.steps[2].calls.filter {
                $0.callback != .viewWillLayoutSubviews && $0.callback != .viewDidLayoutSubviews
            }.isEmpty)
        #expect(trace.steps[2].moved.isEmpty)
    }

    @Test func theBackgroundShowsEverySizeAndComesBack() throws {
        let start = try Variant(parsing: "ipad-pro-11/portrait@17")
        let trace = try trace(from: "ipad-pro-11/portrait@17", [.background])
        #expect(trace.steps.first?.from == start)
        #expect(trace.steps.last?.to == start)
        #expect(trace.steps.allSatisfy { $0.isInBackground && $0.moved.isEmpty })
        #expect(Set(trace.steps.map(\.to)) == Set(start.appSwitcherSizes))
    }

    @Test func theTextIsALog() throws {
        let landscape = try Variant(parsing: "iphone-15/landscape@18")
        let text = try trace(from: portrait, [.change(to: landscape)]).text()
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Player")
        #expect(lines[1] == "rotation: iphone-15/portrait/full/light/large/ltr@18  393×852 wC hR")
        #expect(lines[2] == "       to iphone-15/landscape/full/light/large/ltr@18  852×393 wC hC")
        #expect(lines[3].hasPrefix("   1  PlayerController  willTransition(to:with:)"))
        #expect(lines[3].hasSuffix("verticalSizeClass regular → compact  sees 393×852 wC hR"))
        #expect(!text.contains("UIStackView  trait"))
        #expect(
            try trace(from: portrait, [.change(to: landscape)]).text(.init(showsViews: true)).contains("UIStackView"))
    }

    @Test func theSettingsMayChange() throws {
        let dark = try Variant(parsing: "iphone-15/portrait/full/dark/ax3@18")
        let text = try trace(from: portrait, [.change(to: dark)]).text()
        #expect(text.contains("userInterfaceStyle light → dark"))
        #expect(
            text.contains(
                "preferredContentSizeCategory UICTContentSizeCategoryL → UICTContentSizeCategoryAccessibilityXL"))
        #expect(!text.contains("viewWillTransition"))
    }

    @Test func theJSONHasEveryCall() throws {
        let landscape = try Variant(parsing: "iphone-15/landscape@18")
        let trace = try trace(from: portrait, [.change(to: landscape)])
        let object = try JSONSerialization.jsonObject(with: Data(trace.json.utf8)) as? [String: Any]
        let step = try #require((object?["steps"] as? [[String: Any]])?.first)
        let calls = try #require(step["calls"] as? [[String: Any]])
        #expect(calls.count == trace.steps[0].calls.count)
        let first = try #require(calls.first { $0["callback"] as? String == "viewWillTransition(to:with:)" })
        #expect(first["size"] as? [Double] == [393, 852])
        #expect(first["newSize"] as? [Double] == [852, 393])
        #expect((first["traits"] as? [String: String])?["verticalSizeClass"] == "regular")
        #expect((step["moved"] as? [[String: Any]])?.count == trace.steps[0].moved.count)
    }

    @Test func aTraceIsTheSameEveryTime() throws {
        let landscape = try Variant(parsing: "iphone-15/landscape@18")
        let texts = try (0..<3).map { _ in try trace(from: portrait, [.change(to: landscape), .background]).json }
        #expect(Set(texts).count == 1)
    }
}
