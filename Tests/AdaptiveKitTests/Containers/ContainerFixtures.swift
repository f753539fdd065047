import Devices
import UIKit

/// Runs a body in the job of a screen: an iPhone of 390 by 844 with a notch, or another size.
func onScreen<Result>(
    _ size: CGSize = CGSize(width: 390, height: 844),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    idiom: UIUserInterfaceIdiom = .phone, _ horizontal: UIUserInterfaceSizeClass = .compact,
    _ vertical: UIUserInterfaceSizeClass = .regular, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    version: SystemVersion = .iOS17, _ body: (UIWindow) throws -> Result
) rethrows -> Result {
    var screen = ScreenFacts(size: size, scale: 2, safeAreaInsets: safeArea)
    screen.traits = screen.traits.modifyingTraits {
        $0.userInterfaceIdiom = idiom
        $0.horizontalSizeClass = horizontal
        $0.verticalSizeClass = vertical
        $0.layoutDirection = direction
    }
    return try JobEnvironment.$running.withValue(JobEnvironment(screen: screen, systemVersion: version)) {
        try body(UIWindow())
    }
}

/// The same on an iPad with regular size classes: an 11-inch one in landscape, or another size.
func onPad<Result>(
    _ size: CGSize = CGSize(width: 1194, height: 834),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, version: SystemVersion = .iOS17,
    _ body: (UIWindow) throws -> Result
) rethrows -> Result {
    try onScreen(
        size, safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), idiom: .pad, .regular, .regular,
        direction: direction, version: version, body)
}

func show(_ controller: UIViewController, in window: UIWindow) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
}

/// A container that gives its child another horizontal size class than its own.
final class ForcingController: UIViewController {
    let content: UIViewController

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    func force(_ horizontal: UIUserInterfaceSizeClass) {
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: horizontal), forChild: content)
        view.window?.layoutIfNeeded()
    }
}
