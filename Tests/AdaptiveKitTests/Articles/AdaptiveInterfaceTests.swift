import Devices
import Diagnostics
import Drawing
import Testing
import UIKit

/// A container that overrides only the methods that an article names.
private class Shower: UIViewController {
    var shown: UIViewController?
    var detail: UIViewController?

    override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { detail = vc }
}

private final class InheritingShower: Shower {}

/// A view with properties of its own.
private final class Badge: UIView {
    var titleColor: UIColor = .black
    var gap: CGFloat = 3
}

/// The behaviors that articles on adaptive interfaces describe, with their own code.
@Suite("Adaptive interfaces, behavior by behavior")
struct AdaptiveInterfaceTests {
    private func embedding(_ child: UIViewController, in container: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    @Test(
        "ADAPT-1 size classes of iPhone, iPad, 6 Plus in both orientations",
        arguments: [
            ("iphone-4s/portrait@9", "wC hR"), ("iphone-4s/landscape@9", "wC hC"), ("iphone-6/landscape@9", "wC hC"),
            ("iphone-6-plus/portrait@9", "wC hR"), ("iphone-6-plus/landscape@9", "wR hC"),
            ("ipad-9-7/portrait@9", "wR hR"), ("ipad-9-7/landscape@9", "wR hR"),
            ("ipad-pro-11/landscape/split-third@17", "wC hR"),
        ])
    func sizeClasses(variant: String, expected: String) throws {
        try stage(variant) { _, root in
            #expect(RecordingController.words(root.traitCollection) == expected)
        }
    }

    @Test("ADAPT-3 loading a file by its suffixed name: UIImage(named: \"Icon@2x.png\") finds the picture")
    func suffixedName() {
        final class Pictures: ResourceLookup {
            func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
                ["Icon", "Icon.png"].contains(name)
                    ? UIImage(content: .placeholder(name: name), size: CGSize(width: 40, height: 40)) : nil
            }
            func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? { nil }
        }
        let job = JobEnvironment(resources: Pictures())
        JobEnvironment.$running.withValue(job) {
            #expect(UIImage(named: "Icon@2x.png")?.size.width == 40)
            #expect(UIImage(named: "Icon@3x")?.size.width == 40)
            #expect(UIImage(named: "Other@2x.png") == nil)
        }
    }

    @Test("ADAPT-4 trait collection: unspecified values, one trait, combine (last wins), containment, copy")
    func collections() {
        let phone = UITraitCollection(userInterfaceIdiom: .phone)
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        #expect(UITraitCollection().horizontalSizeClass == .unspecified)
        let combined = UITraitCollection(traitsFrom: [phone, compact, regular])
        #expect(combined.horizontalSizeClass == .regular && combined.userInterfaceIdiom == .phone)
        #expect(combined.containsTraits(in: regular) && !combined.containsTraits(in: compact))
        #expect(combined.copy() as? UITraitCollection == combined)
    }

    @Test("ADAPT-5 trait environments: screen, window, view controller, view, presentation controller")
    func environments() throws {
        try stage("iphone-15@17") { window, root in
            let presented = UIViewController()
            root.present(presented, animated: false)
            let presentation = try #require(presented.presentationController)
            let all: [any UITraitEnvironment] = [UIScreen.main, window, root, root.view, presentation]
            #expect(all.allSatisfy { $0.traitCollection.horizontalSizeClass == .compact })
            #expect(UIScreen.main === UIScreen.main)
            #expect(window.screen === UIScreen.main)
        }
    }

    @Test("ADAPT-7 traits flow parent → child: a pushed controller has its parent and traits in viewDidLoad")
    func pushed() throws {
        /// Writes down what it has when its view loads.
        final class Pushed: UIViewController {
            var seen: (parent: Bool, vertical: UIUserInterfaceSizeClass)?
            override func viewDidLoad() {
                super.viewDidLoad()
                seen = (navigationController != nil, traitCollection.verticalSizeClass)
            }
        }
        for variant in ["iphone-6/landscape@8", "iphone-6/landscape@12", "iphone-15/landscape@17"] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            try stage(variant, root: navigation) { _, _ in
                let pushed = Pushed()
                navigation.pushViewController(pushed, animated: true)
                #expect(pushed.seen?.parent == true && pushed.seen?.vertical == .compact, "\(variant)")
            }
        }
    }

    @Test("ADAPT-8 setOverrideTraitCollection, unspecified follows the parent")
    func override() throws {
        let container = UIViewController()
        let child = UIViewController()
        try stage("iphone-6/portrait@9", root: container) { window, _ in
            embedding(child, in: container)
            container.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(RecordingController.words(child.traitCollection) == "wR hR")
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-6/landscape@9")))
            #expect(RecordingController.words(child.traitCollection) == "wR hC")
            container.setOverrideTraitCollection(nil, forChild: child)
            #expect(RecordingController.words(child.traitCollection) == "wC hC")
        }
    }

    @Test(
        "ADAPT-9 phases: willTransition → didChange → animate alongside → completion",
        arguments: ["iphone-8/portrait@11", "iphone-8/portrait@13", "iphone-15/portrait@17"])
    func phases(variant: String) throws {
        let log = CallLog()
        try stage(variant, root: RecordingController("A", log)) { window, _ in
            log.lines = []
            window.transition(to: SceneGeometry(try Variant(parsing: variant.replacing("portrait", with: "landscape"))))
            let phases = log.lines.filter { !$0.contains("ayout") }.map { $0.split(separator: " ")[1] }
            #expect(phases == ["willTransition", "viewWillTransition", "traits", "alongside", "completion"])
        }
    }

    @Test("ADAPT-9 trace lists no callbacks that the version has not")
    func callbacksOfVersion() throws {
        for (variant, appears, insets) in [
            ("iphone-6@8", false, false), ("iphone-8@12", false, true), ("iphone-8@13", true, true),
        ] {
            let start = try Variant(parsing: variant)
            let recorder = CallRecorder()
            let job = JobEnvironment(screen: ScreenFacts(start), systemVersion: start.ios)
            JobEnvironment.$running.withValue(job) {
                job.recorder = recorder
                let window = UIWindow.showing(UINavigationController(rootViewController: UIViewController()), on: start)
                window.layoutIfNeeded()
                job.recorder = nil
            }
            let callbacks = Set(recorder.take().map(\.callback))
            #expect(callbacks.contains(.viewIsAppearing) == appears, "\(variant)")
            #expect(callbacks.contains(.viewSafeAreaInsetsDidChange) == insets, "\(variant)")
        }
    }

    @Test("ADAPT-10 appearance: customize the properties of their views; a class's own ones are reported")
    func appearanceOfOwnProperties() throws {
        try stage("iphone-6@9") { window, root in
            UILabel.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).textColor = .red
            Badge.appearance().backgroundColor = .yellow
            let badge = Badge()
            let label = UILabel()
            root.view.addSubview(badge)
            root.view.addSubview(label)
            #expect(label.textColor == .red)
            #expect(badge.backgroundColor == .yellow)
            Badge.appearance().titleColor = .purple
            Badge.appearance().gap = 9
            let other = Badge()
            root.view.addSubview(other)
            window.layoutIfNeeded()
            // Swift calls the setter of the proxy itself, so nothing can record the value: it is reported.
            #expect(other.titleColor == .black && other.gap == 3)
            #expect(
                JobEnvironment.current.diagnostics.compactMap { $0.problem as? AppearanceProblem } == [
                    .unrecordedProperty("gap", className: "Badge"),
                    .unrecordedProperty("titleColor", className: "Badge"),
                ])
        }
    }

    /// An image that is smaller in compact height.
    private final class SizedPictures: ResourceLookup {
        func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
            let side: CGFloat = traits.verticalSizeClass == .compact ? 60 : 80
            return UIImage(
                content: .placeholder(name: name), size: CGSize(width: side, height: side), scale: 2, catalogName: name)
        }
        func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? { nil }
    }

    @Test(
        "ADAPT-11 image catalog by size class: an image view and other users of images switch and resize",
        arguments: ["9", "11", "16", "17"])
    func imagesOfSizeClasses(version: String) throws {
        let start = try Variant(
            parsing: "iphone-\(version == "17" ? "15" : "8")/portrait@\(version == "9" ? "11" : version)")
        let job = JobEnvironment(screen: ScreenFacts(start), systemVersion: start.ios, resources: SizedPictures())
        try JobEnvironment.$running.withValue(job) {
            let root = UIViewController()
            let view = UIImageView(image: UIImage(named: "Sized"))
            let button = UIButton(type: .custom)
            button.setImage(UIImage(named: "Sized"), for: .normal)
            let stack = UIStackView(arrangedSubviews: [view, button])
            stack.alignment = .top
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(stack)
            stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
            stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
            let window = UIWindow.showing(root, on: start)
            #expect([view.frame.width, button.frame.width] == [80, 80])
            let landscape = start.description.replacing("portrait", with: "landscape")
            window.transition(to: SceneGeometry(try Variant(parsing: landscape)))
            #expect([view.frame.width, button.frame.width] == [60, 60])
            window.transition(to: SceneGeometry(start))
            #expect([view.frame.width, button.frame.width] == [80, 80])
        }
    }

    @Test("ADAPT-12 an image says the configuration and the traits that it was found for")
    func configuration() {
        JobEnvironment.$running.withValue(JobEnvironment(resources: SizedPictures())) {
            let traits = UITraitCollection(verticalSizeClass: .compact)
            let image = UIImage(named: "Sized", in: nil, compatibleWith: traits)
            #expect(image?.traitCollection == traits)
            #expect(image?.configuration?.traitCollection == traits)
        }
    }

    @Test("ADAPT-16 expand: a secondary that was discarded is restored where nobody separates another")
    func discardedSecondary() throws {
        /// Xcode's template.
        final class Template: UISplitViewControllerDelegate {
            func splitViewController(
                _ splitViewController: UISplitViewController,
                collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { true }
        }
        let delegate = Template()
        let detail = UINavigationController(rootViewController: UIViewController())
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), detail]
        try stage("iphone-6-plus/portrait@9", root: split) { window, _ in
            #expect(split.viewControllers.count == 1)
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-6-plus/landscape@9")))
            #expect(split.viewControllers.count == 2 && split.viewControllers.last === detail)
            #expect(detail.view.window === window)
        }
    }

    @Test("ADAPT-17 a primary's own collapse and separate are called")
    func ownCollapse() throws {
        /// Collapses and separates in its own way.
        final class Primary: UIViewController {
            var log: [String] = []
            let made = UIViewController()
            override func collapseSecondaryViewController(
                _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
            ) {
                log.append("collapse")
                super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
            }
            override func separateSecondaryViewController(
                for splitViewController: UISplitViewController
            ) -> UIViewController? {
                log.append("separate")
                return made
            }
        }
        let primary = Primary()
        let split = UISplitViewController()
        split.viewControllers = [primary, UIViewController()]
        try stage("iphone-6-plus/landscape@9", root: split) { window, _ in
            for variant in ["portrait", "landscape"] {
                window.transition(to: SceneGeometry(try Variant(parsing: "iphone-6-plus/\(variant)@9")))
            }
            #expect(primary.log.first == "collapse" && primary.log.contains("separate"))
            #expect(split.viewControllers.last === primary.made)
        }
    }

    @Test("ADAPT-20 developers can implement ShowViewController in their own custom view controllers, or inherit it")
    func customShower() throws {
        for container in [Shower(), InheritingShower()] {
            let child = UIViewController()
            try stage("iphone-6@9", root: container) { _, _ in
                embedding(child, in: container)
                let (one, two) = (UIViewController(), UIViewController())
                child.show(one, sender: nil)
                child.showDetailViewController(two, sender: nil)
                #expect(container.shown === one && container.detail === two)
                #expect(container.presentedViewController == nil)
            }
        }
    }

    @Test("ADAPT-22 ShowDetailTargetDidChange notification: once per collapse and per expansion")
    func notification() throws {
        let split = UISplitViewController()
        split.viewControllers = (0..<2).map { _ in UINavigationController(rootViewController: UIViewController()) }
        try stage("iphone-6-plus/landscape@9", root: split) { window, _ in
            final class Count { var value = 0 }
            let count = Count()
            let token = NotificationCenter.default.addObserver(
                forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
            ) { _ in count.value += 1 }
            for variant in ["portrait", "landscape", "portrait"] {
                window.transition(to: SceneGeometry(try Variant(parsing: "iphone-6-plus/\(variant)@9")))
            }
            #expect(count.value == 3)
            NotificationCenter.default.removeObserver(token)
        }
    }

    @Test("ADAPT-23 popover adapts: popover in regular, full screen in compact; back again in rotation")
    func adaptingPopover() throws {
        try stage("iphone-6-plus/landscape@8") { window, root in
            let content = UIViewController()
            content.modalPresentationStyle = .popover
            content.preferredContentSize = CGSize(width: 200, height: 150)
            content.popoverPresentationController?.sourceView = root.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 350, y: 50, width: 40, height: 20)
            root.present(content, animated: false)
            window.layoutIfNeeded()
            let before = content.view.placeInWindow
            #expect(before.width == 200)
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-6-plus/portrait@8")))
            #expect(content.view.placeInWindow == window.bounds)
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-6-plus/landscape@8")))
            #expect(content.view.placeInWindow == before)
        }
    }

    @Test("ADAPT-25 ADAPT-26 visual format: |-[a]-| is 20 from the edges on iOS 7, and at the margins from iOS 8 on")
    func visualFormat() throws {
        for (variant, edges) in [("iphone-5@7", (20.0, 280.0)), ("iphone-5@8", (16, 288))] {
            try stage(variant) { window, root in
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                root.view.addSubview(view)
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: "|-[a]-|", metrics: nil, views: ["a": view])
                        + NSLayoutConstraint.constraints(
                            withVisualFormat: "V:|-[a(10)]", metrics: nil, views: ["a": view]))
                window.layoutIfNeeded()
                #expect(view.frame.minX == edges.0 && view.frame.width == edges.1, "\(variant)")
            }
        }
    }

    @Test("ADAPT-30 on iOS 7 a split view on an iPhone is an exception, which is reported")
    func splitOnPhone() throws {
        func problems(_ variant: String) throws -> [HierarchyProblem] {
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            return try stage(variant, root: split) { _, _ in
                JobEnvironment.current.diagnostics.compactMap { $0.problem as? HierarchyProblem }
            }
        }
        #expect(try problems("iphone-5@7") == [.splitViewOnPhone(split: "UISplitViewController")])
        #expect(try problems("iphone-5@8") == [])
        #expect(try problems("ipad-9-7@7") == [])
    }
}
