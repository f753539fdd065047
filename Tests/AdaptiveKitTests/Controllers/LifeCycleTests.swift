import Devices
import Testing
import UIKit

@Suite("The life cycle of a controller")
struct LifeCycleTests {
    private let log = CallLog()

    /// Records its life cycle callbacks.
    final class LivingController: UIViewController {
        let name: String
        let log: CallLog

        init(_ name: String, _ log: CallLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ line: String) { log.lines.append("\(name) \(line)") }

        override func loadView() {
            note("loadView")
            super.loadView()
        }
        override func viewDidLoad() { note("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) {
            note("willAppear\(isMovingToParent ? " joining" : "")\(view.window == nil ? "" : " in window")")
        }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing\(view.window == nil ? "" : " in window")") }
        override func viewWillLayoutSubviews() { note("willLayout") }
        override func viewDidLayoutSubviews() { note("didLayout") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear\(isMovingToParent ? " joining" : "")") }
        override func viewWillDisappear(_ animated: Bool) {
            note("willDisappear\(isMovingFromParent ? " leaving" : "")\(view.window == nil ? "" : " in window")")
        }
        override func viewDidDisappear(_ animated: Bool) {
            note("didDisappear\(view.window == nil ? "" : " in window")")
        }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note("willMove to \(parent == nil ? "none" : "parent")")
        }
        override func didMove(toParent parent: UIViewController?) {
            note("didMove to \(parent == nil ? "none" : "parent")")
        }
    }

    @Test("VC-5 a root is loaded when it is needed, appears with a layout in between, and leaves in turn")
    func root() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let root = LivingController("root", log)
            #expect(!root.isViewLoaded)
            #expect(log.lines.isEmpty)
            let window = UIWindow()
            window.rootViewController = root
            #expect(log.lines == ["root loadView", "root viewDidLoad"])
            log.lines = []
            window.makeKeyAndVisible()
            #expect(
                log.lines == [
                    "root willAppear in window", "root isAppearing in window", "root willLayout", "root didLayout",
                    "root didAppear",
                ])
            log.lines = []
            window.rootViewController = UIViewController()
            #expect(log.lines == ["root willDisappear in window", "root didDisappear"])
        }
    }

    @Test("VC-5 VC-6 a child appears with its parent: the parent is called first before, and last after")
    func childWithParent() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let (parent, child) = (LivingController("parent", log), LivingController("child", log))
            parent.embed(child)
            #expect(
                log.lines == [
                    "child willMove to parent", "parent loadView", "parent viewDidLoad", "child loadView",
                    "child viewDidLoad", "child didMove to parent",
                ])
            let window = UIWindow()
            window.rootViewController = parent
            log.lines = []
            window.makeKeyAndVisible()
            #expect(
                log.lines
                    == [
                        "parent willAppear in window", "child willAppear joining in window",
                        "parent isAppearing in window", "child isAppearing in window",
                        "parent willLayout", "parent didLayout", "child willLayout", "child didLayout",
                        "child didAppear joining", "parent didAppear",
                    ].map { $0.replacing("didAppear joining", with: "didAppear") })
        }
    }

    @Test("VC-5 VC-6 a child that joins and leaves a parent on screen appears and disappears")
    func childJoins() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let (parent, child) = (UIViewController(), LivingController("child", log))
            let window = UIWindow()
            window.rootViewController = parent
            window.makeKeyAndVisible()
            parent.embed(child)
            #expect(child.parent === parent)
            #expect(parent.children.count == 1)
            #expect(
                log.lines == [
                    "child willMove to parent", "child loadView", "child viewDidLoad", "child willAppear joining",
                    "child didMove to parent",
                ])
            log.lines = []
            window.layoutIfNeeded()
            #expect(
                log.lines == ["child isAppearing in window", "child willLayout", "child didLayout", "child didAppear"])
            log.lines = []
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            #expect(
                log.lines == [
                    "child willMove to none", "child willDisappear leaving in window", "child didDisappear",
                    "child didMove to none",
                ])
            #expect(child.parent == nil)
            #expect(!child.isMovingFromParent)
        }
    }

    /// Forwards appearance callbacks to its children manually.
    final class ManualContainer: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("VC-5 a container that forwards by hand decides when its children appear")
    func manualForwarding() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let (parent, child) = (ManualContainer(), LivingController("child", log))
            parent.embed(child)
            let window = UIWindow()
            window.rootViewController = parent
            log.lines = []
            window.makeKeyAndVisible()
            #expect(!log.lines.contains { $0.contains("Appear") && !$0.contains("isAppearing") })
            log.lines = []
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            #expect(
                log.lines.filter { $0.contains("ppear") } == [
                    "child willAppear joining in window", "child isAppearing in window", "child didAppear",
                ])
            log.lines = []
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
            #expect(log.lines == ["child willDisappear in window", "child didDisappear in window"])
        }
    }

    @Test func theStatusBarIsTheNamedChildsAffair() {
        final class Hiding: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        final class Passing: UIViewController {
            override var childForStatusBarHidden: UIViewController? { children.first }
        }
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let window = UIWindow()
            let root = Passing()
            window.rootViewController = root
            #expect(!window.prefersStatusBarHidden)
            root.addChild(Hiding())
            #expect(window.prefersStatusBarHidden)
        }
    }

    @Test(
        "CH-2 (partly) Where the status bar is hidden its room is the content's, but not beside a sensor housing",
        arguments: [
            ("iphone-4-7@15", 20, 0), ("iphone-5-5", 20, 0), ("ipad-9-7", 20, 0), ("ipad-pro-11@18", 24, 0),
            ("iphone-4-7/landscape@15", 0, 0), ("iphone-5-8@15", 44, 44), ("iphone-15@18", 59, 59),
            ("iphone-4-7@10", 20, 0),
        ] as [(String, CGFloat, CGFloat)])
    func hiddenStatusBar(variant: String, shown: CGFloat, hidden: CGFloat) throws {
        final class Root: UIViewController {
            var isHidden = false
            override var prefersStatusBarHidden: Bool { isHidden }
        }
        let job = JobEnvironment(variant: try Variant(parsing: variant), textSetter: EstimatedTextSetter())
        JobEnvironment.$running.withValue(job) {
            let (window, root) = (UIWindow(), Root())
            window.rootViewController = root
            window.makeKeyAndVisible()
            #expect(root.view.safeAreaInsets.top == shown)
            root.isHidden = true
            root.setNeedsStatusBarAppearanceUpdate()
            window.layoutIfNeeded()
            #expect(root.view.safeAreaInsets.top == hidden)
            root.isHidden = false
            root.setNeedsStatusBarAppearanceUpdate()
            window.layoutIfNeeded()
            #expect(root.view.safeAreaInsets.top == shown)
            // An app that hides the status bar at launch never has its inset.
            job.hidesStatusBar = true
            #expect(UIWindow().safeAreaInsets.top == hidden)
        }
    }

    @Test func containersPassTheStatusBarOn() {
        final class Own: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let window = UIWindow()
            let tabs = UITabBarController()
            let navigation = UINavigationController(rootViewController: Own())
            tabs.viewControllers = [navigation]
            window.rootViewController = tabs
            #expect(window.prefersStatusBarHidden)
            // With a navigation bar, the bar's style counts.
            #expect(window.preferredStatusBarStyle == .default)
            navigation.navigationBar.barStyle = .black
            #expect(window.preferredStatusBarStyle == .lightContent)
            navigation.navigationBar.barStyle = .default
            navigation.isNavigationBarHidden = true
            #expect(window.preferredStatusBarStyle == .lightContent)
        }
    }

    @Test func theParentIsNotifiedOfAPreferredSize() {
        final class Container: UIViewController {
            var told: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                told.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Container(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 200, height: 100)
        child.preferredContentSize = CGSize(width: 200, height: 100)
        #expect(parent.told == [CGSize(width: 200, height: 100)])
    }
}
