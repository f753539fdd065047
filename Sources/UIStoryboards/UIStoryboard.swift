public import AdaptiveKit
import Diagnostics
public import Foundation

/// A storyboard among the app's resources, opened by its name.
///
/// The document is looked for where the job's images are: below the package's `Sources`, or in the folder that a test
/// names. Each controller is made anew, of the class that the document names, by its `init?(coder:)`.
///
/// An app may keep one in a static property, which all jobs share: it is a name, and each job has the document itself.
open class UIStoryboard: NSObject, @unchecked Sendable {
    public let name: String
    private let namedClasses: ClassLookup

    /// Where the classes that the document names are looked for.
    public var classes: ClassLookup { namedClasses.adding(JobEnvironment.current.resources.modules) }

    /// The job's own; what is missing is told.
    private var contents: (any StoryboardContents)? {
        let found = JobEnvironment.current.storyboards?.storyboard(named: name)
        if found == nil { report(.missingStoryboard(name)) }
        return found
    }

    /// - Parameters:
    ///   - name: the file's, without its extension.
    ///   - storyboardBundleOrNil: of no account: the resources of a job are one folder.
    ///   - fileID: of the caller, whose module is one that classes are looked for in.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
        self.init(name: name, classes: ClassLookup(fileID: fileID))
    }

    /// - Parameters:
    ///   - name: the file's, without its extension.
    ///   - classes: where the classes that the document names are looked for.
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

    /// The controller of the scene of an identifier; an empty one where there is none, which UIKit would stop at.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        controller(identifier, creator: nil) ?? UIViewController()
    }

    /// The same, of a class that is expected, made by the closure where there is one.
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
