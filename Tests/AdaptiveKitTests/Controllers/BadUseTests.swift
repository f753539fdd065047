import Diagnostics
import Foundation
import Testing
import UIKit

/// Errors for which UIKit throws exceptions: messages name the object, the rule and the remedy.
@Suite("Misuse is caught")
struct BadUseTests {
    private func expectMessage(
        _ result: ExitTest.Result?, _ words: [String], _ location: SourceLocation = #_sourceLocation
    ) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for word in words { #expect(said.contains(word), sourceLocation: location) }
    }

    typealias SourceLocation = Testing.SourceLocation

    @Test func aControllerInsideItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UINavigationController(), UITabBarController())
                outer.addChild(inner)
                inner.addChild(outer)
            }
        }
        expectMessage(
            result,
            [
                "UINavigationController cannot become a child of UITabBarController, which is inside it",
                "remove the inner controller from its parent first",
            ])
    }

    @Test func aViewInsideItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIStackView(), UILabel())
                outer.addSubview(inner)
                inner.addSubview(outer)
            }
        }
        expectMessage(result, ["UIStackView cannot become a subview of UILabel", "take the inner view out"])
    }

    @Test func aConstraintBetweenStrangers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (UILabel(), UIButton())
                one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
            }
        }
        expectMessage(result, ["UILabel", "UIButton", "no common ancestor", "add both views to one tree"])
    }

    @Test func aRequiredConstraintMadeOptionalWhileItIsActive() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let label = UILabel()
                let width = label.widthAnchor.constraint(equalToConstant: 20)
                width.isActive = true
                width.priority = .defaultHigh
            }
        }
        expectMessage(
            result, ["UILabel.width == 20", "is active, cannot change to 750", "deactivate it first"])
    }

    @Test func aViewOfTwoControllers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UITableViewController())
                second.view = first.view
            }
        }
        expectMessage(
            result, ["UIView is the view of UIViewController", "UITableViewController", "a view of its own"])
    }

    @Test func aRootAsAChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let window = UIWindow()
                let root = UIViewController()
                window.rootViewController = root
                UINavigationController().addChild(root)
            }
        }
        expectMessage(result, ["UIViewController is the root of a window", "another root first"])
    }

    @Test func loadersAreNotified() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        #expect(
            inner.problem(addingChild: outer) == .controllerCycle(child: "UIViewController", parent: "UIViewController")
        )
        #expect(outer.problem(addingChild: UIViewController()) == nil)
        #expect(inner.problem(adopting: outer.view)?.code == "view-of-another-controller")
        #expect(outer.problem(adopting: outer.view) == nil)
        #expect(UIView().problem(addingSubview: UIView()) == nil)
    }

    @Test("VC-6 a controller's view in another's, without being its child, is reported with the remedy")
    func strayView() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let window = UIWindow()
            let (root, stray) = (UINavigationController(), UITableViewController())
            let content = UIViewController()
            root.setViewControllers([content], animated: false)
            content.view.addSubview(stray.view)
            window.rootViewController = root
            window.makeKeyAndVisible()
            let problems = JobEnvironment.current.diagnostics.compactMap { $0.problem as? HierarchyProblem }
            #expect(
                problems == [
                    .strayView(controller: "UITableViewController", parent: nil, owner: "UIViewController")
                ])
            #expect(problems.first?.remedy?.contains("addChild") == true)
        }
    }

    @Test("VC-6 a child is in order whether its view comes before it or after")
    func bothOrders() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let window = UIWindow()
            let root = UIViewController()
            for viewFirst in [true, false] {
                let child = UIViewController()
                if viewFirst { root.view.addSubview(child.view) }
                root.addChild(child)
                if !viewFirst { root.view.addSubview(child.view) }
                child.didMove(toParent: root)
            }
            window.rootViewController = root
            window.makeKeyAndVisible()
            #expect(JobEnvironment.current.diagnostics.isEmpty)
        }
    }

    @Test("A view that is moved to another superview loses its constraints to the old one")
    func oneTreeOnly() {
        let (first, second, view, sibling) = (UIView(), UIView(), UIView(), UIView())
        first.addSubview(sibling)
        first.addSubview(view)
        view.widthAnchor.constraint(equalTo: sibling.widthAnchor).isActive = true
        second.addSubview(view)
        #expect(first.subviews == [sibling])
        #expect(second.subviews == [view])
        #expect(first.constraints.isEmpty)
    }
}
