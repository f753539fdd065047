public import Diagnostics

/// A problem with a storyboard or xib.
public enum DocumentProblem: Problem, Hashable {
    /// The document has more constraints than can be solved in reasonable time.
    case tooManyConstraints(limit: Int)
    case notInterfaceBuilder(root: String)
    case otherPlatform(name: String)
    case oldFormat
    case unknownDocumentType(String)
    case unreadable(reason: String)

    case unknownElement(name: String, parent: String)
    case unknownAttribute(name: String, element: String)
    case unknownValue(String, attribute: String, element: String)
    case badNumber(String, attribute: String, element: String)
    case numberOutOfRange(String, attribute: String, element: String)
    case badBoolean(String, attribute: String, element: String)
    case missingAttribute(String, element: String)
    case duplicateID(String)
    case danglingReference(id: String, attribute: String, element: String)
    case selfConstraint(id: String)
    case unrelatedConstraint(id: String)
    case cyclicReference(ids: [String])
    case unknownDevice(String)
    case missingColor(String)
    /// A system color that neither the theme nor the document knows.
    case unknownSystemColor(String)
    case missingImage(String)
    case noLayoutItem(id: String, constraint: String)

    public var code: String {
        switch self {
        case .tooManyConstraints: "too-many"
        case .notInterfaceBuilder: "not-interface-builder"
        case .otherPlatform: "other-platform"
        case .oldFormat: "old-format"
        case .unknownDocumentType: "unknown-document-type"
        case .unreadable: "unreadable"
        case .unknownElement: "unknown-element"
        case .unknownAttribute: "unknown-attribute"
        case .unknownValue: "unknown-value"
        case .badNumber: "bad-number"
        case .numberOutOfRange: "number-out-of-range"
        case .badBoolean: "bad-boolean"
        case .missingAttribute: "missing-attribute"
        case .duplicateID: "duplicate-id"
        case .danglingReference: "dangling-reference"
        case .selfConstraint: "self-constraint"
        case .unrelatedConstraint: "unrelated-constraint"
        case .cyclicReference: "cyclic-reference"
        case .unknownDevice: "unknown-device"
        case .missingColor: "missing-color"
        case .unknownSystemColor: "unknown-system-color"
        case .missingImage: "missing-image"
        case .noLayoutItem: "no-layout-item"
        }
    }

    public var message: String {
        switch self {
        case .tooManyConstraints(let limit): "the document has more than \(limit) constraints"
        case .notInterfaceBuilder(let root): "the root element is \(root), so this is not an Interface Builder document"
        case .otherPlatform(let name): "this is a document for \(name), and only those for iOS and iPadOS are drawn"
        case .oldFormat: "the document is in the format of Xcode 3 and 4 (an archive), which is not read"
        case .unknownDocumentType(let type): "documents of type \(type) are not known"
        case .unreadable(let reason): "the file could not be read: \(reason)"
        case .unknownElement(let name, let parent): "the element \(name) in \(parent) is not handled"
        case .unknownAttribute(let name, let element): "the attribute \(name) of \(element) is not handled"
        case .unknownValue(let value, let attribute, let element):
            "\"\(value)\" is not a known value of \(attribute) of \(element)"
        case .badNumber(let text, let attribute, let element):
            "\"\(text)\" is not a number, in \(attribute) of \(element)"
        case .numberOutOfRange(let text, let attribute, let element):
            "\(text) is beyond what a layout can hold, in \(attribute) of \(element)"
        case .badBoolean(let text, let attribute, let element):
            "\"\(text)\" is neither YES nor NO, in \(attribute) of \(element)"
        case .missingAttribute(let name, let element): "\(element) has no \(name)"
        case .duplicateID(let id): "the id \(id) is used more than once"
        case .danglingReference(let id, let attribute, let element):
            "\(attribute) of \(element) refers to \(id), which is not in this document"
        case .selfConstraint(let id): "the constraint \(id) relates an attribute to itself"
        case .unrelatedConstraint(let id): "the constraint \(id) relates a size to a position, or the two axes"
        case .cyclicReference(let ids): "the objects \(ids.joined(separator: " → ")) contain one another"
        case .unknownDevice(let id): "the device \(id) is not known"
        case .missingColor(let name): "there is no color named \(name)"
        case .unknownSystemColor(let name): "the system color \(name) is not known, and the default color is used"
        case .missingImage(let name): "there is no image named \(name)"
        case .noLayoutItem(let id, let constraint):
            "the constraint \(constraint) names \(id), which takes no part in the layout"
        }
    }

    public var remedy: String? {
        switch self {
        case .notInterfaceBuilder: "give a .storyboard or .xib saved by Xcode"
        case .tooManyConstraints: "split the document into several"
        case .otherPlatform: "leave it out of the inputs"
        case .oldFormat: "open it in Xcode 5 or later and save it"
        case .unknownDocumentType: "save it from Xcode as a Cocoa Touch document"
        case .unreadable: "check that it is a regular file and that you may read it"
        case .unknownElement: "it is drawn as its nearest known superclass"
        case .unknownAttribute, .unknownValue: "its default is used"
        case .badNumber: "write a finite decimal number"
        case .numberOutOfRange: "use a number within ±1000000"
        case .badBoolean: "write YES or NO"
        case .missingAttribute(let name, _): "add \(name)"
        case .duplicateID: "give each object an id of its own"
        case .danglingReference: "delete the reference, or restore what it names"
        case .selfConstraint, .unrelatedConstraint: "delete the constraint"
        case .cyclicReference: "remove one of the segues"
        case .unknownDevice: "choose one that `maquette devices` lists"
        case .missingColor: "add it to an asset catalog beside the document"
        case .unknownSystemColor: nil
        case .missingImage: "add it to an asset catalog or as a file beside the document"
        case .noLayoutItem: "delete the constraint"
        }
    }
}
