public import UIValues

/// A source of xibs, images and colors.
public protocol NibLookup: ResourceLookup {
    /// The xib with that name; `nil` if there is none.
    @preconcurrency @MainActor func nib(named name: String) -> (any NibContents)?
}

extension JobEnvironment {
    /// The source of the job's xibs; `nil` if code can't open any.
    package var nibs: (any NibLookup)? { resources as? any NibLookup }
}

/// A xib, which creates new objects each time it is loaded.
@preconcurrency @MainActor
public protocol NibContents: AnyObject {
    /// The top-level objects of the document, in order, with all their outlets and those of the owner set.
    ///
    /// - Parameters:
    ///   - owner: the File's Owner.
    ///   - classes: the lookup for classes that the document names.
    ///   - reuseIdentifier: the reuse identifier of cells; `nil` for the document's.
    /// - Returns: views and controllers.
    func makeObjects(owner: UIResponder?, classes: ClassLookup, reuseIdentifier: String?) -> [Any]
}
