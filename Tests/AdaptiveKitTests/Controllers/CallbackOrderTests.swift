import Devices
import Testing
import UIKit

/// Writes down the calls of its life, without those of layout.
private final class LoggingController: UIViewController {
    let name: String
    let log: CallLog
    var onLoad: (UIViewController) -> Void = { _ in }

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name).\(line)") }

    override func viewDidLoad() {
        note("load")
        onLoad(self)
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        note("willDisappear\(isMovingFromParent ? " leaving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        note("didDisappear\(isMovingFromParent ? " leaving" : "")")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willLeave" : "willJoin")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didLeave" : "didJoin")
    }
}

/// The rows of the page on callbacks, each by a test.
@Suite("The order of callbacks")
struct CallbackOrderTests {
    private let log = CallLog()

    private func on(_ variant: String = "iphone-15/portrait@17", _ body: () throws -> Void) throws {
        let variant = try Variant(parsing: variant)
        try JobEnvironment.run(on: variant) { _ in try body() }
    }

    private func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        log.lines = []
        return window
    }

    @Test(
        "IPAD-26 VC-5 2.26 Navigation push and pop callbacks: B.load, A.willDisappear, B.willAppear, A.didDisappear, B.didAppear"
    )
    func pushAndPop() throws {
        try on {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            let window = show(navigation)
            navigation.pushViewController(b, animated: true)
            window.layoutIfNeeded()
            #expect(
                log.lines == [
                    "B.willJoin", "B.load", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
                    "B.didAppear", "B.didJoin",
                ])
            log.lines = []
            navigation.popViewController(animated: true)
            #expect(b.parent == nil)
            window.layoutIfNeeded()
            #expect(
                log.lines == [
                    "B.willLeave", "B.willDisappear leaving", "A.willAppear", "A.isAppearing",
                    "B.didDisappear leaving", "B.didLeave", "A.didAppear",
                ])
            #expect(!b.isMovingFromParent)
        }
    }

    @Test("VC-5 a push and a pop before the next layout leave both in the right state")
    func pushAndPopAtOnce() throws {
        try on {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let navigation = UINavigationController(rootViewController: a)
            let window = show(navigation)
            navigation.pushViewController(b, animated: false)
            navigation.popViewController(animated: false)
            window.layoutIfNeeded()
            #expect(log.lines.last { $0.hasPrefix("A.") } == "A.didAppear")
            #expect(log.lines.filter { $0 == "B.didLeave" }.count == 1)
            #expect(a.view.window === window)
            #expect(b.parent == nil)
        }
    }

    @Test("VC-5 viewIsAppearing is called from iOS 13 on", arguments: [("iphone-8@12", false), ("iphone-8@13", true)])
    func isAppearing(variant: String, isCalled: Bool) throws {
        try on(variant) {
            let a = LoggingController("A", log)
            let navigation = UINavigationController(rootViewController: UIViewController())
            let window = show(navigation)
            navigation.pushViewController(a, animated: false)
            window.layoutIfNeeded()
            #expect(log.lines.contains("A.isAppearing") == isCalled)
        }
    }

    @Test(
        "MODAL-15 VC-5 PRES-3 1.15 fullScreen replaces the presenter's view: dismissal tells A.didAppear before B.didDisappear",
        arguments: ["iphone-15@17", "iphone-8@12"], [UIModalPresentationStyle.fullScreen, .currentContext])
    func presentAndDismiss(variant: String, style: UIModalPresentationStyle) throws {
        try on(variant) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let window = show(a)
            b.modalPresentationStyle = style
            a.present(b, animated: true)
            window.layoutIfNeeded()
            let told = log.lines.filter { !$0.hasSuffix("isAppearing") }
            #expect(told == ["B.load", "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear"])
            log.lines = []
            a.dismiss(animated: true)
            window.layoutIfNeeded()
            let announcedAgain = log.lines.filter { !$0.hasSuffix("isAppearing") }
            #expect(announcedAgain == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear"])
        }
    }

    @Test(
        "VC-5 PRES-3 what leaves the presenter's view in place tells the presenter nothing",
        arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
    func presentOver(style: UIModalPresentationStyle) throws {
        try on {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let window = show(a)
            b.modalPresentationStyle = style
            a.present(b, animated: true)
            a.dismiss(animated: true)
            window.layoutIfNeeded()
            #expect(
                log.lines == [
                    "B.load", "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear", "B.didDisappear",
                ])
        }
    }

    @Test("VC-5 a change of tabs calls the new controller first before it, and the old one first after it")
    func tabs() throws {
        try on {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            let window = show(tabs)
            tabs.selectedIndex = 1
            window.layoutIfNeeded()
            #expect(
                log.lines == [
                    "B.load", "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear",
                ])
        }
    }

    @Test(
        "VC-5 a change of pages, by the style of the pages",
        arguments: [
            (UIPageViewController.TransitionStyle.scroll, ["B.didAppear", "A.didDisappear leaving"]),
            (.pageCurl, ["A.didDisappear leaving", "B.didAppear"]),
        ])
    func pages(style: UIPageViewController.TransitionStyle, ends: [String]) throws {
        try on {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.setViewControllers([a], direction: .forward, animated: false)
            let window = show(pages)
            pages.setViewControllers([b], direction: .forward, animated: true)
            window.layoutIfNeeded()
            let told = log.lines.filter { $0.contains("ppear") && !$0.contains("isAppearing") }
            #expect(told == ["B.willAppear", "A.willDisappear leaving"] + ends)
        }
    }

    @Test(
        "VC-5 SPLIT-3 at a collapse and an expansion only the covered and the uncovered controller hear of it",
        arguments: ["14", "17"], [UISplitViewController.Style.unspecified, .doubleColumn])
    func collapse(version: String, style: UISplitViewController.Style) throws {
        let wide = try Variant(parsing: "ipad-pro-11/landscape@\(version)")
        let narrow = try Variant(parsing: "ipad-pro-11/landscape/split-third@\(version)")
        try on(wide.description) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let split = UISplitViewController(style: style)
            split.preferredDisplayMode = style == .unspecified ? .allVisible : .oneBesideSecondary
            if style == .unspecified {
                split.viewControllers = [a, b].map { UINavigationController(rootViewController: $0) }
            } else {
                split.setViewController(a, for: .primary)
                split.setViewController(b, for: .secondary)
            }
            let window = show(split)
            window.transition(to: SceneGeometry(narrow))
            #expect(log.lines == ["A.willDisappear", "A.didDisappear"])
            log.lines = []
            window.transition(to: SceneGeometry(wide))
            #expect(log.lines.filter { $0 != "A.isAppearing" } == ["A.willAppear", "A.didAppear"])
        }
    }

    @Test(
        "VC-5 a pushed controller has its parent, traits and containers when its view loads",
        arguments: [
            "iphone-6-plus/landscape@8", "iphone-8-plus/landscape@12", "iphone-15/landscape@17", "iphone-15@26",
        ])
    func loadedInPlace(variant: String) throws {
        try on(variant) {
            let a = LoggingController("A", log)
            let navigation = UINavigationController(rootViewController: a)
            let split = UISplitViewController()
            split.viewControllers = [navigation, UINavigationController(rootViewController: UIViewController())]
            let window = show(split)
            var loaded = 0
            let ways: [(UIViewController) -> Void] = [
                { navigation.pushViewController($0, animated: false) },
                { a.show($0, sender: nil) },
                { navigation.setViewControllers([a, $0], animated: false) },
                { a.showDetailViewController($0, sender: nil) },
            ]
            for way in ways {
                let pushed = LoggingController("B", log)
                pushed.onLoad = { controller in
                    loaded += 1
                    #expect(controller.parent != nil)
                    #expect(controller.splitViewController === split)
                    #expect(controller.traitCollection.verticalSizeClass == window.traitCollection.verticalSizeClass)
                    #expect(controller.traitCollection.horizontalSizeClass != .unspecified)
                    controller.navigationController?.isNavigationBarHidden = true
                }
                way(pushed)
                window.layoutIfNeeded()
                #expect(pushed.isViewLoaded)
                navigation.popToRootViewController(animated: false)
                navigation.isNavigationBarHidden = false
                window.layoutIfNeeded()
            }
            #expect(loaded == ways.count)
        }
    }
}
