public import Foundation

/// An object that an item provider can carry.
public protocol NSItemProviderWriting: AnyObject {}

/// An object that an item provider can load.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}
extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

/// Carries data between apps and in drags; it gives only the object that it was created with.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: AnyObject?
    open private(set) var registeredTypeIdentifiers: [String] = []
    open var suggestedName: String?

    public override init() {
        object = nil
        super.init()
    }

    public init(object: any NSItemProviderWriting) {
        self.object = object
        super.init()
    }

    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        object = item.map { $0 as AnyObject }
        if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
        super.init()
    }

    public convenience init?(contentsOf fileURL: URL!) { self.init() }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) { registeredTypeIdentifiers.append(typeIdentifier) }
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) { registeredTypeIdentifiers.append(typeIdentifier) }
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {}

    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { object.map { type(of: $0) == aClass } ?? false }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }
    @discardableResult
    open func loadObject(
        ofClass aClass: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(canLoadObject(ofClass: aClass) ? object : nil, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(object as? Data, nil)
        return Progress(totalUnitCount: 1)
    }
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, nil)
        return Progress(totalUnitCount: 1)
    }
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(object, nil) }
}

/// Which processes can see an item provider's data.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable { case all = 0, team, group, ownProcess }

/// How the file of an item provider is opened.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
