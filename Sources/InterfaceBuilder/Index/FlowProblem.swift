public import Diagnostics

/// A problem with a flow through a storyboard, or with reaching its steps.
public enum FlowProblem: Problem, Error, Hashable {
    /// No scene or segue has the name. Lists the nearest names and all known ones.
    case unknownScene(String, nearest: [String], known: [String])
    case unknownStep(String, nearest: [String], segues: [String], scenes: [String])
    /// Several scenes have the name. Lists their ids.
    case ambiguousScene(String, ids: [String])
    /// A segue starts in a scene that isn't on screen.
    case segueNotOnScreen(String, scene: String, shown: [String])
    /// The document has no scenes or segues, because it isn't a storyboard.
    case noScenes
    /// A scene file, which has no scenes or segues to choose from.
    case sceneFile
    /// A reference to a missing storyboard.
    case missingStoryboard(String)
    /// A reference to a scene that its storyboard doesn't contain.
    case missingReferencedScene(String, storyboard: String)
    /// A segue of a class that the app defines.
    case customSegue(String)
    /// An unwind segue whose destination is a guess, because code decides it.
    case unwindGuessed(String)
    /// A segue that is always followed when its scene is shown.
    case segueFollowedAlready(String)

    public var code: String {
        switch self {
        case .unknownScene: "unknown-scene"
        case .unknownStep: "unknown-segue"
        case .ambiguousScene: "ambiguous-scene"
        case .segueNotOnScreen: "segue-not-on-screen"
        case .noScenes: "no-scenes"
        case .sceneFile: "no-flow-in-scene-file"
        case .missingStoryboard: "missing-storyboard"
        case .missingReferencedScene: "missing-referenced-scene"
        case .customSegue: "custom-segue"
        case .unwindGuessed: "unwind-guessed"
        case .segueFollowedAlready: "segue-followed-already"
        }
    }

    public var message: String {
        switch self {
        case .unknownScene(let name, _, _): "no scene is called '\(name)'"
        case .unknownStep(let name, _, _, _): "no segue and no scene is called '\(name)'"
        case .ambiguousScene(let name, let ids): "\(ids.count) scenes are called '\(name)'"
        case .segueNotOnScreen(let name, let scene, let shown):
            "the segue '\(name)' begins in \(scene), which is not on screen; there are "
                + (shown.isEmpty ? "none" : shown.joined(separator: ", "))
        case .noScenes: "a xib has no scenes to choose from"
        case .sceneFile: "a scene file is one screen, without scenes and segues to choose from"
        case .missingStoryboard(let name): "the storyboard '\(name)' that is referred to is not in this folder"
        case .missingReferencedScene(let name, let storyboard): "\(storyboard) has no scene '\(name)' to refer to"
        case .customSegue(let name): "the segue class \(name) is unknown; its scene is presented"
        case .unwindGuessed(let action):
            "code decides where \(action) unwinds to; the scene shown last is removed"
        case .segueFollowedAlready(let name): "the segue '\(name)' is followed whenever its scene is shown"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownScene(_, let nearest, let known): Self.choice(nearest, "scenes", known)
        case .unknownStep(_, let nearest, let segues, let scenes):
            Self.choice(nearest, "segues", segues) + "; " + Self.choice([], "scenes", scenes)
        case .ambiguousScene(_, let ids): "name one by its id: " + ids.joined(separator: ", ")
        case .segueNotOnScreen(_, let scene, _): "begin there with --scene \(scene), or show it first"
        case .noScenes: "leave --scene, --show and --present out"
        case .sceneFile:
            "leave --scene, --show, --present, --adaptation and --collapse-onto out, and write the screen into the file"
        case .missingStoryboard: "put it beside this one, or give the app's folder as the input"
        case .missingReferencedScene: "give a scene there that storyboard identifier"
        case .customSegue, .unwindGuessed, .segueFollowedAlready: nil
        }
    }

    private static let mostNames = 40

    private static func choice(_ nearest: [String], _ kind: String, _ known: [String]) -> String {
        let guess = nearest.first.map { "did you mean '\($0)'? " } ?? ""
        guard !known.isEmpty else { return guess + "there are no \(kind)" }
        let more = known.count > mostNames ? " …" : ""
        return guess + "\(kind): " + known.prefix(mostNames).joined(separator: ", ") + more
    }
}
