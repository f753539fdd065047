public import Diagnostics

/// A problem with an XML file, whatever it describes.
public enum XMLProblem: Problem, Hashable {
    case empty
    case notXML
    case unsupportedEncoding
    case malformed(reason: String)
    /// Version control left both sides of a change in the file.
    case mergeConflict
    /// A document type could declare entities, which expand without bound or read other files.
    case documentType

    public var code: String {
        switch self {
        case .empty: "empty-document"
        case .notXML: "not-xml"
        case .unsupportedEncoding: "unsupported-encoding"
        case .malformed: "malformed-xml"
        case .mergeConflict: "merge-conflict"
        case .documentType: "document-type-declaration"
        }
    }

    public var message: String {
        switch self {
        case .empty: "the file is empty"
        case .notXML: "the file is not XML"
        case .unsupportedEncoding: "the file is neither UTF-8 nor UTF-16"
        case .malformed(let reason): "the XML is malformed: \(reason)"
        case .mergeConflict: "the file has an unresolved merge conflict"
        case .documentType: "the file declares a document type (DOCTYPE), which is not supported"
        }
    }

    public var remedy: String? {
        switch self {
        case .empty, .notXML: "check that this is the right file"
        case .unsupportedEncoding: "save it as UTF-8"
        case .malformed: "restore the file, or save it again from Xcode"
        case .mergeConflict: MergeConflict.remedy
        case .documentType: "remove the DOCTYPE"
        }
    }
}
