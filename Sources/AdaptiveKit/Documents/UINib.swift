import Diagnostics
public import Foundation

/// A xib in the app's resources, opened by name.
///
/// A class may keep one in a static property that all jobs share: it is only a name, and each job loads the document
/// itself.
@preconcurrency @MainActor
open class UINib: NSObject, @unchecked Sendable {
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let classes: ClassLookup
    private var contents: (any NibContents)? { JobEnvironment.current.nibs?.nib(named: name) }

    /// - Parameters:
    ///   - name: the file name without its extension.
    ///   - bundleOrNil: ignored, because the resources of a job are in one folder.
    ///   - fileID: the file id of the caller, whose module is searched for classes.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        self.init(name, classes: ClassLookup(fileID: fileID))
    }

    /// - Parameters:
    ///   - name: the file name without its extension.
    ///   - classes: the lookup for classes that the document names.
    package init(_ name: String, classes: ClassLookup) {
        self.name = name
        self.classes = classes
        super.init()
    }

    /// Whether the document exists.
    var exists: Bool { contents != nil }

    /// Creates the top-level objects of the document.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        objects(owner: ownerOrNil as? UIResponder)
    }

    func objects(owner: UIResponder?, reuseIdentifier: String? = nil) -> [Any] {
        guard let contents else {
            JobEnvironment.current.report(.error, DocumentUseProblem.missingNib(name))
            return []
        }
        return contents.makeObjects(
            owner: owner, classes: classes.adding(JobEnvironment.current.resources.modules),
            reuseIdentifier: reuseIdentifier)
    }
}

extension Bundle {
    /// The top-level objects of the xib with the name; `nil` if there is none.
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self, fileID: fileID)
        let objects = nib.instantiate(withOwner: owner, options: options)
        return nib.exists ? objects : nil
    }
}

extension UINib {
    /// The first object of the class in the xib.
    package func first<View: UIView>(reuseIdentifier: String = "") -> View? {
        objects(owner: nil, reuseIdentifier: reuseIdentifier).lazy.compactMap { $0 as? View }.first
    }
}
