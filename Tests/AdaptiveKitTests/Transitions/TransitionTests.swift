import Devices
import Drawing
import Foundation
import Geometry
import Testing
import Traits
import UIKit

@Suite("Transitions")
struct TransitionTests {
    private let log = CallLog()

    @Test(
        "IPAD-5 TR-1 TR-3 TR-7 a rotation that changes traits: the order, and what each callback sees",
        arguments: [16, 18])
    func rotation(ios: Int) throws {
        let portrait = try Variant(parsing: "iphone-se-3/portrait@\(ios)")
        try JobEnvironment.run(on: portrait) { _ in
            let (root, child) = (RecordingController("root", log), RecordingController("child", log))
            root.embed(child)
            let window = UIWindow.showing(root, on: portrait)
            log.lines = []
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-se-3/landscape@\(ios)")))
            #expect(
                log.lines == [
                    "root willTransition wC hR → wC hC", "child willTransition wC hR → wC hC",
                    "root viewWillTransition 375×667 → 667×375", "child viewWillTransition 375×667 → 667×375",
                    "root traits wC hR → wC hC", "child traits wC hR → wC hC",
                    "root willLayout 667×375", "root didLayout 667×375",
                    "child willLayout 667×375", "child didLayout 667×375",
                    "child alongside 667×375", "root alongside 667×375", "child completion", "root completion",
                ])
        }
    }

    @Test("TR-2 TR-9 without a change of traits the size alone is announced: an iPad's turn, a split's divider")
    func sizeAlone() throws {
        for (from, to, sizes) in [
            ("ipad-pro-11/portrait", "ipad-pro-11/landscape", "834×1194 → 1194×834"),
            ("ipad-pro-11/landscape/split-half@17", "ipad-pro-11/landscape/split-third@17", "592×834 → 375×834"),
        ] {
            let (from, to) = (try Variant(parsing: from), try Variant(parsing: to))
            JobEnvironment.run(on: from) { _ in
                let root = RecordingController("root", log)
                let window = UIWindow.showing(root, on: from)
                log.lines = []
                window.transition(to: SceneGeometry(to))
                #expect(log.lines.first == "root viewWillTransition \(sizes)")
                #expect(!log.lines.contains { $0.contains("raits") || $0.contains("willTransition ") })
                #expect(log.lines.last == "root completion")
            }
        }
    }

    @Test("TR-9 a split that becomes narrow is the sequence of a rotation, without a turn")
    func split() throws {
        let full = try Variant(parsing: "ipad-pro-11/landscape@17")
        let third = try Variant(parsing: "ipad-pro-11/landscape/split-third@17")
        JobEnvironment.run(on: full) { _ in
            let root = RecordingController("root", log)
            let window = UIWindow.showing(root, on: full)
            log.lines = []
            window.transition(to: SceneGeometry(third))
            #expect(
                log.lines == [
                    "root willTransition wR hR → wC hR", "root viewWillTransition 1194×834 → 375×834",
                    "root traits wR hR → wC hR", "root willLayout 375×834", "root didLayout 375×834",
                    "root alongside 375×834", "root completion",
                ])
        }
    }

    @Test("IPAD-6 TR-4 nothing is announced at the first appearance, but laid out it is; nor where the size stays")
    func firstAppearance() throws {
        let portrait = try Variant(parsing: "iphone-15/portrait")
        JobEnvironment.run(on: portrait) { _ in
            let root = RecordingController("root", log)
            let window = UIWindow.showing(root, on: portrait)
            #expect(log.lines == ["root willLayout 393×852", "root didLayout 393×852"])
            log.lines = []
            window.transition(to: SceneGeometry(portrait))
            #expect(!log.lines.contains { $0.contains("Transition") })
            let dark = portrait.looking(.dark, contentSize: .large, direction: .leftToRight)
            log.lines = []
            window.transition(to: SceneGeometry(dark))
            #expect(log.lines.first == "root willTransition wC hR → wC hR")
            #expect(!log.lines.contains { $0.contains("viewWillTransition") })
        }
    }

    /// A container that gives its first child the left third and compact width, and its second a fixed size.
    final class Container: RecordingController {
        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            container === children[0]
                ? CGSize(width: parentSize.width / 3, height: parentSize.height) : CGSize(width: 100, height: 100)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            children[0].view.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 3, height: view.bounds.height)
        }
    }

    @Test("TR-5 a container passes sizes and traits down, and a child whose size stays is not called")
    func containers() throws {
        let portrait = try Variant(parsing: "iphone-15-plus/portrait")
        let landscape = try Variant(parsing: "iphone-15-plus/landscape")
        JobEnvironment.run(on: portrait) { _ in
            let root = Container("root", log)
            let (narrow, fixed) = (RecordingController("narrow", log), RecordingController("fixed", log))
            root.embed(narrow, in: CGRect(x: 0, y: 0, width: 143, height: 932))
            root.embed(fixed, in: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.setOverrideTraitCollection(
                UITraitCollection {
                    $0.horizontalSizeClass = .compact
                    $0.verticalSizeClass = .regular
                }, forChild: narrow)
            let window = UIWindow.showing(root, on: portrait)
            log.lines = []
            window.transition(to: SceneGeometry(landscape))
            let announced = log.lines.filter { $0.contains("illTransition") }
            #expect(
                announced == [
                    "root willTransition wC hR → wR hC", "fixed willTransition wC hR → wR hC",
                    "root viewWillTransition 430×932 → 932×430",
                    "narrow viewWillTransition 143×932 → 310×430",
                ])
            #expect(!log.lines.contains { $0.hasPrefix("narrow traits") })
            #expect(narrow.view.bounds.width == 932.0 / 3)
        }
    }

    /// A container that does not forward its callbacks.
    final class DeafContainer: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    @Test("TR-6 children receive only what the base class forwards")
    func withoutSuper() throws {
        let portrait = try Variant(parsing: "iphone-15/portrait")
        for (root, hears) in [(DeafContainer(), false), (UIViewController(), true)] {
            try JobEnvironment.run(on: portrait) { _ in
                let child = RecordingController("child", log)
                root.embed(child)
                let window = UIWindow.showing(root, on: portrait)
                log.lines = []
                window.transition(to: SceneGeometry(try Variant(parsing: "iphone-15/landscape")))
                #expect(log.lines.contains { $0.contains("viewWillTransition") } == hears)
                #expect(log.lines.contains { $0.contains("willTransition") } == hears)
                // The change itself reaches the child anyway.
                #expect(log.lines.contains("child traits wC hR → wC hC"))
            }
        }
    }

    @Test("ADAPT-27 TR-7 blocks run in order, may register others, and see a cancelled transition")
    func coordinator() {
        let view = UIView()
        let coordinator = TransitionCoordinator(containerView: view, isInteractive: true)
        coordinator.animate { context in
            log.lines.append("first")
            coordinator.animate { _ in log.lines.append("registered by it") }
        } completion: { context in
            log.lines.append("complete, cancelled: \(context.isCancelled)")
        }
        coordinator.animateAlongsideTransition(in: nil) { _ in log.lines.append("second") }
        coordinator.notifyWhenInteractionChanges { log.lines.append("let go, cancelled: \($0.isCancelled)") }
        coordinator.run { log.lines.append("change") }
        #expect(
            log.lines == [
                "change", "first", "second", "registered by it", "let go, cancelled: false",
                "complete, cancelled: false",
            ])
        #expect(!coordinator.animate { _ in })

        log.lines = []
        let cancelled = TransitionCoordinator(containerView: view, isInteractive: true)
        cancelled.animate { _ in
            log.lines.append("alongside")
        } completion: {
            log.lines.append("complete, cancelled: \($0.isCancelled)")
        }
        cancelled.notifyWhenInteractionChanges { log.lines.append("let go, cancelled: \($0.isCancelled)") }
        cancelled.cancel(after: { log.lines.append("change") }, restoring: { log.lines.append("restored") })
        #expect(
            log.lines == ["change", "alongside", "let go, cancelled: true", "restored", "complete, cancelled: true"])
    }

    /// Records the transform of the transition.
    final class TurnController: UIViewController {
        var turns: [CGAffineTransform] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            #expect(transitionCoordinator === coordinator)
            turns.append(coordinator.targetTransform)
        }
    }

    @Test("MODAL-22 TR-8 the target transform turns by a quarter on a rotation and not at all on a resize")
    func targetTransform() throws {
        let landscape = try Variant(parsing: "ipad-pro-11/landscape@17")
        try JobEnvironment.run(on: landscape) { _ in
            let root = TurnController()
            let window = UIWindow.showing(root, on: landscape)
            for next in ["portrait", "landscape", "landscape/split-half"] {
                window.transition(to: SceneGeometry(try Variant(parsing: "ipad-pro-11/\(next)@17")))
            }
            #expect(root.turns.count == 3)
            let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            #expect(root.turns[0] == quarter)
            #expect(root.turns[0].concatenating(root.turns[1]).isIdentity)
            #expect(root.turns[2].isIdentity)
            #expect(root.transitionCoordinator == nil)
        }
    }

    @Test("IPAD-25 TR-10 the app switcher's session: laid out in each size for a snapshot, then put back")
    func appSwitcher() throws {
        let start = try Variant(parsing: "ipad-pro-11/portrait@17")
        try JobEnvironment.run(on: start) { job in
            let root = RecordingController("root", log)
            let window = UIWindow.showing(root, on: start)
            let before = window.displayList()
            log.lines = []
            let sizes = start.appSwitcherSizes
            let snapshots = try #require(window.windowScene).enterBackground(
                snapshotting: sizes.map(SceneGeometry.init))
            #expect(Set(sizes.map(\.multitasking)) == [.full, .splitHalf, .splitThird, .splitTwoThirds, .slideOver])
            #expect(Set(sizes.map(\.orientation)) == [.portrait, .landscape])
            #expect(snapshots.map(\.picture.size) == sizes.map(\.windowSize))
            #expect(Set(snapshots.map(\.picture.size.width)).count >= 5)
            #expect(log.lines.contains("root willTransition wR hR → wC hR"))
            #expect(log.lines.contains("root willTransition wC hR → wR hR"))
            #expect(window.bounds.size == start.windowSize)
            #expect(job.screen.size == start.screenSize)
            #expect(root.traitCollection == start.traits)
            #expect(window.displayList() == before)
        }
    }

    @Test("TR-10 a phone is not laid out anew for its snapshot")
    func appSwitcherOfPhones() throws {
        let start = try Variant(parsing: "iphone-15/landscape")
        #expect(start.appSwitcherSizes == [start])
    }

    @Test("TR-11 layout follows the view's bounds, which in a split the screen's are not")
    func screenAndWindow() throws {
        let half = try Variant(parsing: "ipad-pro-11/landscape/split-half@17")
        JobEnvironment.run(on: half) { _ in
            let root = UIViewController()
            let bar = UIView()
            bar.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
                bar.topAnchor.constraint(equalTo: root.view.topAnchor), bar.heightAnchor.constraint(equalToConstant: 1),
            ])
            let window = UIWindow.showing(root, on: half)
            #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
            #expect(window.bounds.size == half.windowSize)
            #expect(root.view.bounds == window.bounds)
            #expect(bar.frame.width == half.windowSize.width)
        }
    }
}
