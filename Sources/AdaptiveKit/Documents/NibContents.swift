public import UIValues

/// A source of xibs as well as of images and colours.
public protocol NibLookup: ResourceLookup {
    /// The xib of that name; `nil` if there is none.
    func nib(named name: String) -> (any NibContents)?
}

extension JobEnvironment {
    /// The source of the job's xibs; `nil` if no code may open any.
    package var nibs: (any NibLookup)? { resources as? any NibLookup }
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
