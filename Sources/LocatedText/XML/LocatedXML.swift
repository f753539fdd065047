public import Diagnostics
public import Foundation

/// An XML element with the location of its opening tag.
public struct LocatedXML: Hashable, Sendable {
    public var name: String
    public var attributes: [String: String]
    public var children: [LocatedXML]
    /// The text directly inside the element, without that of its children.
    public var text: String
    public var location: SourceLocation

    public init(
        name: String, attributes: [String: String] = [:], children: [LocatedXML] = [], text: String = "",
        location: SourceLocation
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.location = location
    }

    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// The first child with a name.
    public func child(_ name: String) -> LocatedXML? {
        children.first { $0.name == name }
    }
}

extension LocatedXML {
    /// Reads a file's root element.
    ///
    /// - Parameters:
    ///   - data: the content of the file, in UTF-8 or in UTF-16 with a byte order mark.
    ///   - file: the name of the file in problems.
    ///   - limits: the limits of reading.
    ///   - unread: the names of elements whose text is passed over, such as encoded data.
    /// - Throws: ``DiagnosedError`` with one ``XMLProblem`` or ``LimitProblem`` and its location.
    public init(
        parsing data: Data, file: String, limits: ReadingLimits, withoutTextOf unread: Set<String> = []
    ) throws(DiagnosedError) {
        let start = SourceLocation(file: file)
        guard data.count <= limits.bytes else {
            throw DiagnosedError(LimitProblem.tooLarge(limit: limits.bytes), at: start)
        }
        var bytes = [UInt8](data)
        if WideText.isMarked(data) {
            guard let text = WideText.text(of: data) else {
                throw DiagnosedError(XMLProblem.unsupportedEncoding, at: start)
            }
            bytes = Array(text.utf8)
        }
        self = try XMLReader(bytes, file: file, limits: limits, unread: unread).read()
    }
}
