import AdaptiveKit
import Diagnostics
public import Foundation

/// A xib among the app's resources, opened by its name.
///
/// A class may keep one in a static property, which all jobs share: it is a name, and each job has the document itself.
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
    ///   - name: the file's, without its extension.
    ///   - bundleOrNil: of no account: the resources of a job are one folder.
    ///   - fileID: of the caller, whose module is one that classes are looked for in.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: String = #fileID) {
        self.init(name, classes: ClassLookup(fileID: fileID))
    }

    init(_ name: String, classes: ClassLookup) {
        self.name = name
        self.classes = classes
        super.init()
    }

    /// Whether there is such a document.
    var exists: Bool { contents != nil }

    /// The objects at the top of the document, made anew.
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
    /// The objects at the top of the xib of a name; `nil` if there is none.
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: String = #fileID
    ) -> [Any]? {
        let nib = UINib(nibName: name, bundle: self, fileID: fileID)
        let objects = nib.instantiate(withOwner: owner, options: options)
        return nib.exists ? objects : nil
    }
}

extension UITableView {
    /// Makes cells of an identifier from the first object of a xib.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        register(forCellReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
    }

    /// Makes headers and footers of an identifier from the first object of a xib.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        register(forHeaderFooterViewReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
    }
}

extension UICollectionView {
    /// Makes cells of an identifier from the first object of a xib.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        register(forCellWithReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UICollectionViewCell(frame: .zero)
        }
    }

    /// Makes supplementary views of a kind and an identifier from the first object of a xib.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
            nib.first(reuseIdentifier: identifier) ?? UICollectionReusableView(frame: .zero)
        }
    }
}

extension UINib {
    /// The first object of a class that the xib makes.
    fileprivate func first<View: UIView>(reuseIdentifier: String) -> View? {
        objects(owner: nil, reuseIdentifier: reuseIdentifier).lazy.compactMap { $0 as? View }.first
    }
}
