public import Diagnostics

/// A problem that occurs when code opens a document.
///
/// UIKit throws an exception for most of these. Here the job reports them, and continues with an empty object.
public enum DocumentUseProblem: Problem, Hashable {
    case missingStoryboard(String)
    case missingNib(String)
    case noInitialController(storyboard: String)
    case missingScene(String, storyboard: String, known: [String])
    /// The class of a scene's controller isn't the one that the caller expects.
    case otherClass(scene: String, found: String, expected: String)
    /// No module has the class that a document names.
    case missingClass(String, modules: [String])
    /// The class's `init?(coder:)` returned `nil`.
    case notMade(String)
    case missingSegue(String, controller: String, known: [String])
    case noStoryboard(segue: String, controller: String)
    /// The value has the wrong type for the outlet.
    case outlet(String, type: String, value: String)
    /// The class isn't a segue class, or can't be created.
    case segueClass(String)
    /// A reference to a scene that contains the reference.
    case endlessReference(storyboard: String)

    public var code: String {
        switch self {
        case .missingStoryboard: "missing-storyboard"
        case .missingNib: "missing-nib"
        case .noInitialController: "no-initial-controller"
        case .missingScene: "missing-scene"
        case .otherClass: "other-class"
        case .missingClass: "missing-class"
        case .notMade: "not-made"
        case .missingSegue: "missing-segue"
        case .noStoryboard: "no-storyboard"
        case .outlet: "unconnected-outlet"
        case .segueClass: "segue-class"
        case .endlessReference: "endless-reference"
        }
    }

    public var message: String {
        switch self {
        case .missingStoryboard(let name): "there is no storyboard '\(name)' among the app's resources"
        case .missingNib(let name): "there is no xib '\(name)' among the app's resources"
        case .noInitialController(let storyboard): "the storyboard '\(storyboard)' has no initial controller"
        case .missingScene(let identifier, let storyboard, _):
            "the storyboard '\(storyboard)' has no scene with the identifier '\(identifier)'"
        case .otherClass(let scene, let found, let expected):
            "the controller of '\(scene)' is of the class \(found), not \(expected)"
        case .missingClass(let name, _): "the class \(name), named in the document, was not found"
        case .notMade(let name): "init(coder:) of \(name) returned nil"
        case .missingSegue(let identifier, let controller, _): "\(controller) has no segue '\(identifier)'"
        case .noStoryboard(let segue, let controller):
            "\(controller) was not loaded from a storyboard, so it has no segue '\(segue)'"
        case .outlet(let key, let type, let value): "\(type) does not take \(value) as its outlet '\(key)'"
        case .segueClass(let name): "the class \(name) is not a segue that can be created"
        case .endlessReference(let storyboard):
            "the reference to the storyboard '\(storyboard)' refers back to itself"
        }
    }

    public var remedy: String? {
        switch self {
        case .missingStoryboard, .missingNib:
            "it is looked for below the package's Sources; a test's trait .goldens(resources:) names another folder"
        case .noInitialController: "tick 'Is Initial View Controller' in Xcode, or ask for a scene by its identifier"
        case .missingScene(_, _, let known), .missingSegue(_, _, let known):
            known.isEmpty ? "it has none" : "there are " + known.joined(separator: ", ")
        case .otherClass: "give the scene that class in the document"
        case .missingClass(_, let modules):
            (modules.isEmpty ? "no module was known to look in" : "looked in " + modules.joined(separator: ", "))
                + "; the nearest class of UIKit is used in its place"
        case .notMade: "an object of the nearest class of UIKit is used in its place"
        case .noStoryboard: "make the controller with UIStoryboard"
        case .outlet(let key, _, _): "write '@Outlet var \(key)', or override setValue(_:forKey:)"
        case .segueClass: "its scene is shown as a plain segue would"
        case .endlessReference: "refer to another scene, or show this one by a segue"
        }
    }
}
