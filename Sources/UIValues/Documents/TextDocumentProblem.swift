/// The reason why a document gives no attributed text.
public enum TextDocumentProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// A type of document that is not read here, such as RTF.
    case unreadable(type: String)
    /// The data cannot be decoded as text.
    case notText
    case tooLarge(bytes: Int)

    public var description: String {
        switch self {
        case .unreadable(let type): "documents of type \(type) are not read (use HTML or plain text)"
        case .notText: "the data is no text in its encoding (set characterEncoding to the right one)"
        case .tooLarge(let bytes): "the document has \(bytes) bytes, and 1 MB is read at most (use a shorter text)"
        }
    }
}
