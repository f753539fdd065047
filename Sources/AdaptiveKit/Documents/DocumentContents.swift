public import Foundation

/// A source of documents as well as of images and colours.
public protocol DocumentLookup: ResourceLookup {
    /// The storyboard of that name; `nil` where there is none.
    func storyboard(named name: String) -> (any StoryboardContents)?

    /// The xib of that name; `nil` where there is none.
    func nib(named name: String) -> (any NibContents)?
}

extension JobEnvironment {
    /// The source of the job's documents; `nil` where no code may open any.
    var documents: (any DocumentLookup)? { resources as? any DocumentLookup }
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
    /// - Returns: the controller; `nil` where the storyboard has no such scene.
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}

/// A xib as code meets it: it makes its objects, anew each time.
public protocol NibContents: AnyObject {
    /// The objects at the top of the document, in its order, with the outlets of all of them and of the owner set.
    ///
    /// - Parameters:
    ///   - owner: what stands for File's Owner.
    ///   - classes: where classes that the document names are looked for.
    ///   - reuseIdentifier: what cells are asked for by; `nil` for what the document says.
    /// - Returns: views and controllers.
    func makeObjects(owner: UIResponder?, classes: ClassLookup, reuseIdentifier: String?) -> [Any]
}

/// What a controller keeps of the storyboard that it was made from.
public protocol StoryboardScene: AnyObject {
    /// The identifiers of the segues that begin in the scene, in the document's order.
    var segueIdentifiers: [String] { get }

    /// Follows a segue: makes its destination, lets the source prepare it and shows it.
    ///
    /// - Returns: whether the scene has such a segue.
    func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) -> Bool
}

/// Finds the classes that documents name, in the modules where they may be.
///
/// A document names the module of the Xcode target, which a package may call otherwise. So the module of the code that
/// opens the document is asked too, and what it tests: `AppTests` opens the documents of `App`.
public struct ClassLookup: Sendable {
    /// In the order in which they are asked.
    public private(set) var modules: [String] = []

    public init(modules: [String] = []) {
        for module in modules { add(module) }
    }

    /// - Parameter fileID: of the code that opens a document: `App/Screen.swift`.
    public init(fileID: String) {
        let module = String(fileID.prefix { $0 != "/" })
        add(module)
        if module.hasSuffix("Tests") { add(String(module.dropLast("Tests".count))) }
    }

    /// - Parameter type: a class of the module that is asked.
    public init(of type: AnyClass) {
        add(String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// The same, with more modules to ask after its own.
    public func adding(_ more: [String]) -> ClassLookup {
        var sum = self
        for module in more { sum.add(module) }
        return sum
    }

    private mutating func add(_ module: String) {
        if Self.isName(module), !modules.contains(module) { modules.append(module) }
    }

    /// The class of a name; `nil` where no module has it.
    ///
    /// - Parameters:
    ///   - name: without its module.
    ///   - module: the one that the document names, which is asked first.
    /// - Returns: the class that was found first.
    public func type(named name: String, in module: String?) -> AnyClass? {
        guard Self.isName(name) else { return nil }
        let first = module.flatMap { Self.isName($0) ? [$0] : nil } ?? []
        return (first + modules).lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    }

    /// Whether a word is a name of Swift, so that it can be looked up whatever document it came from.
    private static func isName(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first == "_" else { return false }
        return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
