public import Foundation

extension NSAttributedString {
    /// The kind of a document that text is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// A key of the options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its raw value.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// A key of the attributes of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Reads the text of a document: HTML or plain text.
    ///
    /// Text of HTML has the fonts, colors, links, lists and spaces of its elements and styles. Pictures are left out, and
    /// the cells of a table are paragraphs. Without a type, a text that begins with a tag is HTML.
    ///
    /// - Throws: ``TextDocumentProblem`` for documents of other types, and for data that is no text in the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        guard data.count <= Self.mostBytes else { throw TextDocumentProblem.tooLarge(bytes: data.count) }
        let option = options[.documentType]
        let type = option as? DocumentType ?? (option as? String).map(DocumentType.init)
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
        switch type {
        case .html?,
            nil where data.beginsWithTag:
            // All bytes are characters of Latin 1, but not of Windows' encoding.
            guard
                let text = String(data: data, encoding: encoding ?? data.declaredEncoding)
                    ?? (encoding == nil ? String(data: data, encoding: .isoLatin1) : nil)
            else { throw TextDocumentProblem.notText }
            self.init(attributedString: HTMLTextBuilder.attributedText(of: text))
        case .plain?, nil:
            guard let text = String(data: data, encoding: encoding ?? .utf8) else { throw TextDocumentProblem.notText }
            self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
        case let other?:
            throw TextDocumentProblem.unreadable(type: other.rawValue)
        }
    }

    /// Reads the text of a file.
    ///
    /// - Throws: ``TextDocumentProblem``, and errors of reading the file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static let mostBytes = 1 << 20
}

extension Data {
    fileprivate var beginsWithTag: Bool { first { !"\n\r\t ".utf8.contains($0) } == UInt8(ascii: "<") }

    /// The encoding that an HTML file names; without one it is Windows' Latin encoding, as in browsers.
    fileprivate var declaredEncoding: String.Encoding {
        if starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) { return .utf16 }
        let head = String(decoding: prefix(1024), as: UTF8.self).lowercased()
        return head.contains("charset=utf-8") || head.contains("charset=\"utf-8\"") ? .utf8 : .windowsCP1252
    }
}
