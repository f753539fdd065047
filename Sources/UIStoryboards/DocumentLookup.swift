public import AdaptiveKit
public import Foundation

/// A source of storyboards as well as of xibs, images and colours.
public protocol DocumentLookup: NibLookup {
    /// The storyboard of that name; `nil` if there is none.
    func storyboard(named name: String) -> (any StoryboardContents)?
}

extension JobEnvironment {
    /// The source of the job's storyboards; `nil` if no code may open any.
    var storyboards: (any DocumentLookup)? { resources as? any DocumentLookup }
}

/// A storyboard as code meets it: it makes the controllers of its scenes, anew each time.
public protocol StoryboardContents: AnyObject {
    /// The identifiers of its scenes, in the document's order.
    var identifiers: [String] { get }

    /// The controller of a scene, with all that it contains; its view waits until somebody asks for it.
    ///
    /// - Parameters:
    ///   - identifier: the scene's; `nil` for the initial one.
    ///   - storyboard: what code opened.
    ///   - creator: makes the controller itself; `nil` for one of the class that the document names.
    /// - Returns: the controller; `nil` if the storyboard has no such scene.
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}
