import Devices
import Diagnostics
import UIKit

/// Runs a body with a window on a variant whose root is laid out and on screen.
func stage<Result>(
    _ variant: String, root: UIViewController = UIViewController(),
    _ body: (UIWindow, UIViewController) throws -> Result
) throws -> Result {
    let variant = try Variant(parsing: variant)
    let job = JobEnvironment(screen: ScreenFacts(variant), systemVersion: variant.ios)
    return try JobEnvironment.$running.withValue(job) {
        let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return try body(window, root)
    }
}

/// The presentation problems that the job reported.
var metProblems: [PresentationProblem] {
    JobEnvironment.current.diagnostics.compactMap { $0.problem as? PresentationProblem }
}

/// A controller that records its callbacks.
final class AppearanceRecorder: UIViewController {
    var log: [String] = []
    var onCall: ((String) -> Void)?

    private func note(_ call: String) {
        log.append(call)
        onCall?(call)
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

extension UIView {
    /// The frame of a view in its window.
    var placeInWindow: CGRect { convert(bounds, to: window) }
}

/// A delegate that returns one style.
class StyleDelegate: UIAdaptivePresentationControllerDelegate {
    var style: UIModalPresentationStyle
    var asked: [UIUserInterfaceSizeClass] = []
    var shown: [UIModalPresentationStyle] = []

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked.append(traitCollection.horizontalSizeClass)
        return style
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        shown.append(style)
    }
}
