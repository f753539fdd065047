import MaquetteTesting
import Testing
import UIKit

@Suite("Traces of an app's own controllers")
struct TraceInTests {
    /// Keeps what it is announced from its child.
    private final class Silent: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let child = UIViewController()
            addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
    }

    @Test("TR-3 trace of a test's own controller lists the calls, in order, and has no findings")
    func calls() {
        let trace = trace(
            of: UINavigationController(rootViewController: UIViewController()), from: .iPhone15,
            through: .iPhone15(.landscape), .iPhone15(.portrait))
        #expect(trace.findings == [])
        #expect(trace.steps.count == 2)
        let announced = trace.steps[0].calls.filter { $0.callback == .viewWillTransition }
        #expect(announced.map(\.subject.className) == ["UINavigationController", "UIViewController"])
        #expect(announced.allSatisfy { $0.otherSize == CGSize(width: 852, height: 393) })
    }

    @Test("TR-3 an announcement that does not come is a finding of the trace, and an issue of expectTransitions")
    func findings() {
        let trace = trace(of: Silent(), from: .iPhone15, through: .iPhone15(.landscape))
        #expect(trace.findings.count == 1)
        #expect(trace.findings.first?.contains("UIViewController: the view changed from 393×852 to 852×393") == true)
        withKnownIssue("the finding is an issue at the call") {
            expectTransitions(of: Silent(), from: .iPhone15, through: .iPhone15(.landscape))
        }
    }

    @Test("TR-3 a trace begins after a closure has run: with something presented, and into the background")
    func presented() {
        let trace = expectTransitions(
            of: UIViewController(), from: .iPadPro11(.landscape, .iOS(17)),
            through: .iPadPro11(.landscape, .splitThird, .iOS(17)), entersBackground: true
        ) { controller in
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .formSheet
            controller.present(sheet, animated: false)
        }
        #expect(trace.steps.contains { $0.isInBackground })
        #expect(trace.steps[0].calls.contains { $0.callback == .viewWillTransition && $0.subject.depth == 0 })
    }

    @Test("a variant that does not exist is an issue")
    func wrongVariant() {
        withKnownIssue { _ = trace(of: UIViewController(), from: "iphone-99") }
    }

    @Test("ADAPT-40 the example of a test that turns a window compiles with one import")
    func turnedWindow() throws {
        let portrait = try Variant(parsing: "iphone-15/portrait")
        try JobEnvironment(variant: portrait, textSetter: EstimatedTextSetter()).run {
            let window = UIWindow(windowScene: UIWindowScene())
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.transition(to: SceneGeometry(try Variant(parsing: "iphone-15/landscape")))
            #expect(window.bounds.size == CGSize(width: 852, height: 393))
        }
    }
}
