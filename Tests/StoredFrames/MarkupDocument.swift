/// The elements of an XML document, each with its range in the document's bytes.
///
/// The tests have their own parser, so that the expected values do not come from the project's parser.
public struct MarkupDocument: Sendable {
    /// An element, which refers to others by their index in ``MarkupDocument/elements``.
    public struct Element: Sendable {
        public let name: String
        public let attributes: [String: String]
        /// The index of the parent; `nil` for the root.
        public let parent: Int?
        /// The indices of this element and its descendants.
        public internal(set) var subtree: Range<Int>
        /// The range from the `<` of the start tag to the `>` of the end tag.
        public internal(set) var bytes: Range<Int>

        public subscript(_ attribute: String) -> String? { attributes[attribute] }
    }

    /// All elements in the order of their start tags; the root is the first.
    public internal(set) var elements: [Element] = []

    /// The children of an element, in order.
    public func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < elements[index].subtree.upperBound {
            children.append(next)
            next = elements[next].subtree.upperBound
        }
        return children
    }

    /// The ancestors of an element, nearest first.
    public func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(first: index) { elements[$0].parent }.dropFirst()
    }
}

extension MarkupDocument {
    /// Parses a document; `nil` if it is not well-formed.
    public init?(_ bytes: [UInt8]) {
        var reader = MarkupReader(bytes)
        guard let elements = reader.read() else { return nil }
        self.elements = elements
    }
}

/// Parses the elements of a well-formed XML document.
private struct MarkupReader {
    private let bytes: [UInt8]
    private var position = 0
    private var elements: [MarkupDocument.Element] = []
    /// The elements whose end tags have not been read yet.
    private var open: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read() -> [MarkupDocument.Element]? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start
            if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") || skip("<!", to: ">") {
                continue
            }
            guard matches("</") ? readEndTag() : readStartTag() else { return nil }
        }
        return open.isEmpty && !elements.isEmpty ? elements : nil
    }

    private mutating func readEndTag() -> Bool {
        position += 2
        guard let index = open.popLast(), name() == elements[index].name, skipTagEnd() else { return false }
        close(index)
        return true
    }

    private mutating func readStartTag() -> Bool {
        let start = position
        position += 1
        let name = name()
        var attributes: [String: String] = [:]
        skipSpace()
        while !matches(">"), !matches("/>") {
            guard let (key, value) = attribute(), attributes.updateValue(value, forKey: key) == nil else {
                return false
            }
            skipSpace()
        }
        guard !name.isEmpty, !open.isEmpty || elements.isEmpty else { return false }
        let index = elements.count
        elements.append(
            MarkupDocument.Element(
                name: name, attributes: attributes, parent: open.last, subtree: index..<index + 1,
                bytes: start..<start))
        if matches("/>") {
            position += 2
            close(index)
        } else {
            position += 1
            open.append(index)
        }
        return true
    }

    private mutating func close(_ index: Int) {
        elements[index].subtree = index..<elements.count
        elements[index].bytes = elements[index].bytes.lowerBound..<position
    }

    private mutating func attribute() -> (String, String)? {
        let key = name()
        skipSpace()
        guard !key.isEmpty, matches("=") else { return nil }
        position += 1
        skipSpace()
        guard matches("\"") || matches("'") else { return nil }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: bytes[position]) else { return nil }
        position = end + 1
        return (key, String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private mutating func name() -> String {
        let start = position
        let ends = " \t\r\n=>/<\"'".utf8
        while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips the `>` that ends a tag; returns `false` if there is none.
    private mutating func skipTagEnd() -> Bool {
        skipSpace()
        guard matches(">") else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
    }

    /// Skips text between two marks; returns `false` if the first mark is not next.
    private mutating func skip(_ first: String, to last: String) -> Bool {
        guard matches(first) else { return false }
        position += first.utf8.count
        while position < bytes.count, !matches(last) { position += 1 }
        position = min(position + last.utf8.count, bytes.count)
        return true
    }

    private func matches(_ mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }
}
