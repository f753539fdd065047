import Devices
import Testing
import Traits
import UIKit

/// A log of the calls that a test's controllers received, in order.
final class CallLog { var lines: [String] = [] }

/// A controller that records its callbacks and its state during them.
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

extension JobEnvironment {
    /// Runs a test's body in a job on a variant.
    static func run(on variant: Variant, _ body: (JobEnvironment) throws -> Void) rethrows {
        let job = JobEnvironment(screen: ScreenFacts(variant), systemVersion: variant.ios)
        try $running.withValue(job) { try body(job) }
    }
}

extension UIWindow {
    /// A window on the job's variant, on screen, with a controller whose log is empty.
    static func showing(_ root: UIViewController, on variant: Variant) -> UIWindow {
        let window = UIWindow(windowScene: UIWindowScene())
        window.frame.size = variant.windowSize
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}

extension UIViewController {
    /// Adds a child whose view fills a part of this controller's view.
    func embed(_ child: UIViewController, in frame: CGRect? = nil) {
        addChild(child)
        let place = frame ?? view.bounds
        child.view.frame = place
        child.view.autoresizingMask = frame == nil ? [.flexibleWidth, .flexibleHeight] : []
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
