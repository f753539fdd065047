public import AdaptiveKit
import Diagnostics
public import Foundation

/// A storyboard in the app's resources, opened by name.
///
/// The document is looked up in the same place as the job's images: below the package's `Sources`, or in the folder
/// that a test names. Each controller is newly created, with the class that the document names and its `init?(coder:)`.
///
/// An app may keep one in a static property that all jobs share: it is only a name, and each job loads the document
/// itself.
@preconcurrency @MainActor
open class UIStoryboard: NSObject, @unchecked Sendable {
    public let name: String
    private let namedClasses: ClassLookup

    /// The lookup for classes that the document names.
    public var classes: ClassLookup { namedClasses.adding(JobEnvironment.current.resources.modules) }

    /// The job's own document; a missing one is reported.
    private var contents: (any StoryboardContents)? {
        let found = JobEnvironment.current.storyboards?.storyboard(named: name)
        if found == nil { report(.missingStoryboard(name)) }
        return found
    }

    /// - Parameters:
    ///   - name: the file name without its extension.
    ///   - storyboardBundleOrNil: ignored, because the resources of a job are in one folder.
    ///   - fileID: the file id of the caller, whose module is searched for classes.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
        self.init(name: name, classes: ClassLookup(fileID: fileID))
    }

    /// - Parameters:
    ///   - name: the file name without its extension.
    ///   - classes: the lookup for classes that the document names.
    public init(name: String, classes: ClassLookup) {
        self.name = name
        namedClasses = classes
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        initialController(creator: nil)
    }

    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let found = initialController(creator: creator.map { create in { create($0) } }) else { return nil }
        return checked(found, scene: name)
    }

    /// Creates the controller of the scene with the identifier; an empty controller if there is none, for which UIKit
    /// throws an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, creator: nil) ?? UIViewController()
    }

    /// Creates a controller of the expected class, with the closure if there is one.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let found = controller(identifier, creator: creator.map { create in { create($0) } })
        if let controller: ViewController = found.flatMap({ checked($0, scene: identifier) }) { return controller }
        guard let empty = creator?(DocumentCoder()) ?? ViewController(coder: DocumentCoder()) else {
            preconditionFailure(
                "The storyboard '\(name)' has no \(ViewController.self) called '\(identifier)', nor can one be made.")
        }
        return empty
    }

    /// Creates the controller with an id in the document, for a preview of a scene that no code asks for.
    ///
    /// - Returns: the controller; an empty one if the storyboard has none with the id, which is reported.
    package func makeController(id: String) -> UIViewController {
        guard let contents else { return UIViewController() }
        if let found = contents.makeController(id: id, of: self) { return found }
        report(.missingScene(id, storyboard: name, known: contents.identifiers))
        return UIViewController()
    }

    private func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let contents else { return nil }
        let found = contents.makeController(nil, of: self, creator: creator)
        if found == nil { report(.noInitialController(storyboard: name)) }
        return found
    }

    private func controller(
        _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let contents else { return nil }
        let found = contents.makeController(identifier, of: self, creator: creator)
        if found == nil { report(.missingScene(identifier, storyboard: name, known: contents.identifiers)) }
        return found
    }

    private func checked<ViewController: UIViewController>(
        _ controller: UIViewController, scene: String
    ) -> ViewController? {
        if let expected = controller as? ViewController { return expected }
        report(.otherClass(scene: scene, found: "\(type(of: controller))", expected: "\(ViewController.self)"))
        return nil
    }

    private func report(_ problem: DocumentUseProblem) { JobEnvironment.current.report(.error, problem) }
}
