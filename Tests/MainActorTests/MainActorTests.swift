import Foundation
import Job
import Testing
import UIKit

/// A controller as apps of Swift 6 write it: isolated by its superclass, with closures that the compiler checks.
private final class ListController: UIViewController {
    private let labels = ["One", "Two", "Three"].map { text in
        let label = UILabel()
        label.text = text
        return label
    }
    private(set) var laidOut: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        view.addSubview(stack)
        stack.frame = view.bounds
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // An isolated closure in a function of Foundation: the compiler inserts a check of the executor.
        laidOut = labels.sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.text)
        view.subviews.forEach { $0.layoutIfNeeded() }
    }
}

/// A delegate that conforms in isolation.
private final class Delegate: UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController.title ?? "")
    }
}

@Suite("Code of the main actor")
struct MainActorTests {
    @Test func runsOnTheThreadsOfSeveralJobsAtOnce() async {
        let found = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<32 {
                group.addTask {
                    JobEnvironment().run {
                        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                        let controller = ListController()
                        window.rootViewController = controller
                        window.makeKeyAndVisible()
                        window.layoutIfNeeded()
                        return controller.laidOut
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(found == Array(repeating: ["One", "Two", "Three"], count: 32))
    }

    @Test func tellsDelegatesOnAThreadOfItsOwn() {
        let box = Box()
        let thread = Thread {
            box.shown = JobEnvironment().run {
                let delegate = Delegate()
                let first = UIViewController()
                first.title = "First"
                let navigation = UINavigationController(rootViewController: first)
                navigation.delegate = delegate
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                window.rootViewController = navigation
                window.makeKeyAndVisible()
                let second = UIViewController()
                second.title = "Second"
                navigation.pushViewController(second, animated: false)
                window.layoutIfNeeded()
                return delegate.shown
            }
            box.finished.signal()
        }
        thread.start()
        box.finished.wait()
        #expect(box.shown.last == "Second")
    }

    @Test func isAllowedToAssumeItsIsolation() {
        guard everyThreadIsMainActor else { return }
        let title = JobEnvironment().run { MainActor.assumeIsolated { UIViewController().title } }
        #expect(title == nil)
    }

    @Test func leavesOtherActorsToThemselves() async {
        actor Counter {
            var count = 0
            func increment() { preconditionIsolated(); count += 1 }
        }
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { await counter.increment() } }
        }
        #expect(await counter.count == 100)
    }

    @MainActor @Test func isUsedByATestOfTheMainActor() {
        let label = UILabel()
        label.text = "Text"
        #expect(label.intrinsicContentSize.width > 0)
    }
}

/// What a thread gives back: the thread that waits reads it after the signal.
private final class Box: @unchecked Sendable {
    var shown: [String] = []
    let finished = DispatchSemaphore(value: 0)
}
