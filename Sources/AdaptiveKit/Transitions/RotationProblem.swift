public import Diagnostics

/// A reason why an interface doesn't rotate with its device.
///
/// > Rule: TR-1.
public enum RotationProblem: Problem, Hashable {
    /// The app's orientations don't include this one.
    case notOfApp(UIInterfaceOrientation)
    /// The controller that fills the screen doesn't support the orientation.
    case notOfController(UIInterfaceOrientation, controller: String)
    /// The controller that fills the screen doesn't rotate automatically.
    case noAutorotation(controller: String)
    /// App and controller have no orientation in common; UIKit raises an exception.
    case nothingInCommon(controller: String)

    public var code: String {
        switch self {
        case .notOfApp: "orientation-not-supported"
        case .notOfController: "orientation-refused"
        case .noAutorotation: "no-autorotation"
        case .nothingInCommon: "no-common-orientation"
        }
    }

    public var message: String {
        switch self {
        case .notOfApp(let orientation):
            "the interface does not turn to \(orientation.word): the app's UISupportedInterfaceOrientations does not "
                + "list it"
        case .notOfController(let orientation, let controller):
            "the interface does not turn to \(orientation.word): supportedInterfaceOrientations of \(controller) does "
                + "not hold it"
        case .noAutorotation(let controller): "the interface does not turn: shouldAutorotate of \(controller) is false"
        case .nothingInCommon(let controller):
            "\(controller) supports no orientation that the app supports, for which UIKit ends the app"
        }
    }

    public var remedy: String? {
        switch self {
        case .notOfApp: "add it there if it is meant to"
        case .notOfController: "add it there if it is meant to"
        case .noAutorotation: "from iOS 16 supportedInterfaceOrientations decides alone"
        case .nothingInCommon: "let the two have one in common"
        }
    }
}

extension UIInterfaceOrientation {
    fileprivate var word: String { isLandscape ? "landscape" : "portrait" }
}
