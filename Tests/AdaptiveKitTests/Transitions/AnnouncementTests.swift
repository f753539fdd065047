import Devices
import Testing
import UIKit

/// A controller that keeps the widths that it sees while others call it, and what it was announced.
class WatchingController: UIViewController {
    let name: String
    var seenWidths: [CGFloat] = []
    var announcedSizes: [CGSize] = []
    var announcedTraits: [UITraitCollection] = []

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func see() { if isViewLoaded, view.window != nil { seenWidths.append(view.bounds.width) } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        see()
    }
    override func viewWillAppear(_ animated: Bool) { see() }
    override func viewDidAppear(_ animated: Bool) { see() }
    override func viewWillDisappear(_ animated: Bool) { see() }
    override func viewDidDisappear(_ animated: Bool) { see() }
    override func viewWillLayoutSubviews() { see() }
    override func viewDidLayoutSubviews() { see() }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        announcedSizes.append(size)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        announcedTraits.append(newCollection)
    }

    func forget() { (seenWidths, announcedSizes, announcedTraits) = ([], [], []) }
}

extension UIWindow {
    /// Changes the window, and returns the announcements that did not come true.
    func announcementProblems(movingTo variant: String) throws -> [String] {
        let recorder = CallRecorder()
        JobEnvironment.current.recorder = recorder
        defer { JobEnvironment.current.recorder = nil }
        transition(to: SceneGeometry(try Variant(parsing: variant)))
        return recorder.takeAnnouncementProblems().map(\.message)
    }
}

extension UIWindow {
    /// Changes the window, and expects that all announcements come true.
    func expectAnnouncements(movingTo variant: String) throws {
        let problems = try announcementProblems(movingTo: variant)
        #expect(problems == [])
    }
}

@Suite("Announcements at a class change")
struct AnnouncementTests {
    private let primary = WatchingController("primary")
    private let detail = WatchingController("detail")

    private func makeSplit(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.preferredDisplayMode = style == .unspecified ? .allVisible : .oneBesideSecondary
        if style == .unspecified {
            split.viewControllers = [primary, detail].map { UINavigationController(rootViewController: $0) }
        } else {
            split.setViewController(primary, for: .primary)
            split.setViewController(detail, for: .secondary)
        }
        return split
    }

    /// iPadOS 26 has fewer sizes in portrait.
    private func isOffered(_ window: String, _ version: String) -> Bool {
        (try? Variant(parsing: "ipad-pro-11/\(window)@\(version)")) != nil
    }

    @Test(
        "IPAD-23 TR-3 TR-5 2.23 Sizes announced to columns at collapse/expand are those that they end with",
        arguments: [
            "ipad-pro-11/landscape@14 ipad-pro-11/landscape/split-third@14",
            "ipad-pro-11/landscape@16 ipad-pro-11/portrait/split-third@16",
            "ipad-pro-11/landscape@17 ipad-pro-11/landscape/split-third@17",
            "ipad-pro-11/landscape@26 ipad-pro-11/landscape/split-third@26",
            "iphone-15-pro-max/landscape@17 iphone-15-pro-max/portrait@17",
            "iphone-8-plus/landscape@12 iphone-8-plus/portrait@12",
        ], [UISplitViewController.Style.unspecified, .doubleColumn])
    func columns(variants: String, style: UISplitViewController.Style) throws {
        let (wide, narrow) = try #require(variants.split(separator: " ").map(String.init).pair)
        let start = try Variant(parsing: wide)
        try JobEnvironment.run(on: start) { _ in
            let window = UIWindow.showing(makeSplit(style), on: start)
            for variant in [narrow, wide, narrow, wide] {
                for controller in [primary, detail] { controller.forget() }
                try window.expectAnnouncements(movingTo: variant)
                // Both were told once, unless the size is the old one.
                for controller in [primary, detail] where controller.view.window != nil {
                    #expect(controller.announcedSizes.count <= 1)
                    if let announced = controller.announcedSizes.first {
                        #expect(announced == controller.view.bounds.size)
                    }
                    if let announced = controller.announcedTraits.first {
                        #expect(announced == controller.traitCollection)
                    }
                }
            }
            #expect(primary.traitCollection.horizontalSizeClass == .compact)
            #expect(detail.announcedSizes == [detail.view.bounds.size])
        }
    }

    @Test(
        "IPAD-24 TR-3 2.24 What columns see during the change: never 54.5 or 0 points, and a hidden column keeps its size",
        arguments: ["12", "14", "16", "17", "26"], [UISplitViewController.Style.unspecified, .doubleColumn])
    func widths(version: String, style: UISplitViewController.Style) throws {
        guard style == .unspecified || (Int(version) ?? 0) >= 14 else { return }
        let start = try Variant(parsing: "ipad-pro-11/landscape@\(version)")
        try JobEnvironment.run(on: start) { _ in
            let window = UIWindow.showing(makeSplit(style), on: start)
            let windows = ["landscape/split-third", "landscape", "portrait/split-third", "portrait", "landscape"]
            for variant in windows where isOffered(variant, version) {
                for controller in [primary, detail] { controller.forget() }
                try window.expectAnnouncements(movingTo: "ipad-pro-11/\(variant)@\(version)")
                for controller in [primary, detail] { #expect((controller.seenWidths.min() ?? 320) >= 300) }
            }
        }
        try JobEnvironment.run(on: start) { _ in
            let split = makeSplit(style)
            split.preferredDisplayMode = .automatic
            let window = UIWindow.showing(split, on: start)
            let width = primary.view.bounds.width
            try window.expectAnnouncements(movingTo: "ipad-pro-11/portrait@\(version)")
            if primary.view.window == nil { #expect(primary.view.bounds.width == width) }
        }
    }

    @Test(
        "MODAL-23 TR-3 TR-5 1.23 viewWillTransition(to:) announces the new size when the presentation changes it",
        arguments: ["14", "17", "26"],
        [UIModalPresentationStyle.pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen])
    func presented(version: String, style: UIModalPresentationStyle) throws {
        let start = try Variant(parsing: "ipad-pro-11/landscape@\(version)")
        try JobEnvironment.run(on: start) { _ in
            let presenter = WatchingController("presenter")
            let window = UIWindow.showing(presenter, on: start)
            detail.modalPresentationStyle = style
            detail.popoverPresentationController?.sourceView = presenter.view
            detail.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
            presenter.present(detail, animated: false)
            let windows = ["portrait", "portrait/split-third", "landscape", "landscape/split-third", "landscape"]
            for variant in windows where isOffered(variant, version) {
                detail.forget()
                try window.expectAnnouncements(movingTo: "ipad-pro-11/\(variant)@\(version)")
            }
        }
    }

    /// Wraps what adapts to compact width in a navigation controller.
    private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
    }

    @Test(
        "TR-3 PRES-10 a popover that becomes a sheet with a bar, and back, hears what it gets", arguments: ["13", "17"])
    func wrappedPopover(version: String) throws {
        let start = try Variant(parsing: "ipad-pro-11/landscape@\(version)")
        try JobEnvironment.run(on: start) { _ in
            let presenter = UIViewController()
            let delegate = Wrapping()
            let window = UIWindow.showing(presenter, on: start)
            detail.modalPresentationStyle = .popover
            detail.popoverPresentationController?.sourceView = presenter.view
            detail.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
            detail.popoverPresentationController?.delegate = delegate
            presenter.present(detail, animated: false)
            for variant in ["landscape/split-third", "landscape"] {
                detail.forget()
                try window.expectAnnouncements(movingTo: "ipad-pro-11/\(variant)@\(version)")
                #expect(detail.announcedSizes.count == 1)
            }
            #expect(detail.navigationController == nil)
        }
    }

    @Test(
        "TR-5 a child that constraints or a mask place in its parent hears the size that they give",
        arguments: [true, false])
    func partOfParent(usesConstraints: Bool) throws {
        let start = try Variant(parsing: "iphone-15/portrait@17")
        try JobEnvironment.run(on: start) { _ in
            let root = UIViewController()
            root.addChild(detail)
            root.view.addSubview(detail.view)
            if usesConstraints {
                detail.view.translatesAutoresizingMaskIntoConstraints = false
                let safe = root.view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    detail.view.topAnchor.constraint(equalTo: safe.topAnchor),
                    detail.view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                    detail.view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                    detail.view.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
                ])
            } else {
                detail.view.frame = CGRect(x: 20, y: 100, width: 353, height: 200)
            }
            detail.didMove(toParent: root)
            let window = UIWindow.showing(root, on: start)
            for variant in ["landscape", "portrait"] {
                try window.expectAnnouncements(movingTo: "iphone-15/\(variant)@17")
            }
            #expect(detail.announcedSizes.count == 2)
        }
    }

    @Test("TR-3 a covered controller of a stack is called once, and has the announced size when it is shown again")
    func coveredController() throws {
        let start = try Variant(parsing: "iphone-15/portrait@17")
        try JobEnvironment.run(on: start) { _ in
            let navigation = UINavigationController(rootViewController: primary)
            let window = UIWindow.showing(navigation, on: start)
            navigation.pushViewController(detail, animated: false)
            window.layoutIfNeeded()
            primary.forget()
            for variant in ["landscape", "portrait", "landscape"] {
                try window.expectAnnouncements(movingTo: "iphone-15/\(variant)@17")
            }
            #expect(primary.announcedSizes.map(\.width) == [852, 393, 852])
            navigation.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(primary.view.bounds.size == primary.announcedSizes.last)
        }
    }

    @Test("an announcement that does not come true is found, with the name of the controller")
    func findings() throws {
        /// Says one size and gives another.
        final class Liar: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: 10, height: 10) }
        }
        let start = try Variant(parsing: "iphone-15/portrait@17")
        try JobEnvironment.run(on: start) { _ in
            let root = Liar()
            root.embed(detail)
            let window = UIWindow.showing(root, on: start)
            let problems = try window.announcementProblems(movingTo: "iphone-15/landscape@17")
            #expect(
                problems == [
                    "WatchingController: viewWillTransition(to:with:) announced 10×10, and the view has 852×393"
                ])
        }
        try JobEnvironment.run(on: start) { _ in
            let root = TransitionTests.DeafContainer()
            root.embed(detail)
            let window = UIWindow.showing(root, on: start)
            let problems = try window.announcementProblems(movingTo: "iphone-15/landscape@17")
            #expect(
                problems == [
                    "WatchingController: the view changed from 393×852 to 852×393 without viewWillTransition(to:with:)",
                    "WatchingController: traits changed without willTransition(to:with:): verticalSizeClass",
                ])
        }
    }
}

extension [String] {
    fileprivate var pair: (String, String)? { count == 2 ? (self[0], self[1]) : nil }
}
