public import AdaptiveKit
public import Foundation

/// A source of storyboards, xibs, images and colors.
public protocol DocumentLookup: NibLookup {
    /// The storyboard with that name; `nil` if there is none.
    @preconcurrency @MainActor func storyboard(named name: String) -> (any StoryboardContents)?
}

extension JobEnvironment {
    /// The source of the job's storyboards; `nil` if code can't open any.
    var storyboards: (any DocumentLookup)? { resources as? any DocumentLookup }
}

/// A storyboard for code, which creates new controllers for its scenes on each call.
@preconcurrency @MainActor
public protocol StoryboardContents: AnyObject {
    /// The identifiers of its scenes, in the document's order.
    var identifiers: [String] { get }

    /// Creates the controller of a scene with all that it contains; its view is created on first access.
    ///
    /// - Parameters:
    ///   - identifier: the scene's identifier; `nil` for the initial scene.
    ///   - storyboard: the storyboard that code opened.
    ///   - creator: creates the controller; `nil` to use the class that the document names.
    /// - Returns: the controller; `nil` if the storyboard has no such scene.
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?

    /// Creates the controller of a scene with all that it contains.
    ///
    /// - Parameters:
    ///   - id: the controller's id in the document, which a scene without an identifier has too.
    ///   - storyboard: the storyboard that code opened.
    /// - Returns: the controller; `nil` if the storyboard has none with the id.
    func makeController(id: String, of storyboard: UIStoryboard) -> UIViewController?
}
