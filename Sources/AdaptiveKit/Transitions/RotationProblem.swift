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
            "the interface does not rotate to \(orientation.word): the app's UISupportedInterfaceOrientations does not "
                + "list it"
        case .notOfController(let orientation, let controller):
            "the interface does not rotate to \(orientation.word): supportedInterfaceOrientations of \(controller) does "
                + "not include it"
        case .noAutorotation(let controller):
            "the interface does not rotate: shouldAutorotate of \(controller) is false"
        case .nothingInCommon(let controller):
            "\(controller) supports no orientation that the app supports; UIKit ends such an app"
        }
    }

    public var remedy: String? {
        switch self {
        case .notOfApp: "add it there if the interface should rotate"
        case .notOfController: "add it there if the interface should rotate"
        case .noAutorotation: "from iOS 16 on, only supportedInterfaceOrientations counts"
        case .nothingInCommon: "give the two an orientation in common"
        }
    }
}

extension UIInterfaceOrientation {
    fileprivate var word: String { isLandscape ? "landscape" : "portrait" }
}
