import AdaptiveKit
import Devices
import Testing
import Traits

/// What controllers of a test heard, in order.
final class CallLog { var lines: [String] = [] }

/// A controller that writes down what it hears and what it sees meanwhile.
class RecordingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ line: String) { log.lines.append("\(name) \(line)") }

    static func words(_ traits: UITraitCollection?) -> String {
        func letter(_ value: UIUserInterfaceSizeClass) -> String {
            switch value {
            case .compact: "C"
            case .regular: "R"
            case .unspecified: "-"
            }
        }
        return traits.map { "w\(letter($0.horizontalSizeClass)) h\(letter($0.verticalSizeClass))" } ?? "nil"
    }

    private var size: String { "\(Int(view.bounds.width))×\(Int(view.bounds.height))" }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("willTransition \(Self.words(traitCollection)) → \(Self.words(newCollection))")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        note("viewWillTransition \(self.size) → \(Int(size.width))×\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { _ in
            self.note("alongside \(self.size)")
        } completion: { _ in
            self.note("completion")
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        note("traits \(Self.words(previousTraitCollection)) → \(Self.words(traitCollection))")
    }

    override func viewWillLayoutSubviews() { note("willLayout \(size)") }
    override func viewDidLayoutSubviews() { note("didLayout \(size)") }
}

@Suite("Transitions")
struct TransitionTests {
    @Test("TR-1 TR-3 TR-7 a rotation that changes traits: the order, and what each callback sees")
    func rotation() throws {
        let portrait = try Variant(parsing: "iphone-se-3/portrait")
        let landscape = try Variant(parsing: "iphone-se-3/landscape")
        JobEnvironment.$running.withValue(JobEnvironment(screen: ScreenFacts(portrait))) {
            let log = CallLog()
            let (root, child) = (RecordingController("root", log), RecordingController("child", log))
            let window = UIWindow(windowScene: UIWindowScene())
            root.addChild(child)
            child.view.frame = root.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            window.rootViewController = root
            window.makeKeyAndVisible()
            log.lines = []
            window.transition(to: SceneGeometry(landscape))
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
}
