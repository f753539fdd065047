internal import Diagnostics
internal import Foundation

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

/// Reads the XML of a document into elements, each with the place of its opening tag.
///
/// Bounded in size, depth and entities: what goes beyond ends the reading with one problem.
final class DocumentParser: NSObject, XMLParserDelegate {
    /// More than any document that people have; an Interface Builder file of 3 MB is already a monster.
    static let maximumBytes = 64 << 20
    /// Elements nested deeper than this are refused; documents of the field stay below 60.
    static let maximumDepth = 240
    /// A document of the field with the most has 20,000.
    static let maximumElements = ValueBudget.most
    static let maximumConstraints = 20_000
    /// Of one attribute or one element's text, in bytes.
    static let maximumText = 100_000

    private let file: String
    private var lines: SourceLines
    private var open: [DocumentElement] = []
    private var root: DocumentElement?
    private var failure: (DocumentProblem, SourceLocation)?
    private var elementCount = 0
    private var constraintCount = 0

    private init(file: String, bytes: [UInt8]) {
        self.file = file
        lines = SourceLines(bytes)
    }

    /// The root element of the document in the data.
    ///
    /// - Throws: ``DiagnosedError`` with one ``DocumentProblem`` where this is not one well-formed document.
    static func parse(_ data: Data, file: String) throws(DiagnosedError) -> DocumentElement {
        let start = SourceLocation(file: file)
        guard !data.isEmpty else { throw DiagnosedError(DocumentProblem.empty, at: start) }
        guard data.count <= maximumBytes else {
            throw DiagnosedError(DocumentProblem.tooLarge(bytes: data.count, limit: maximumBytes), at: start)
        }
        var bytes = [UInt8](data)
        if WideText.isMarked(data) {
            guard let text = WideText.text(of: data) else {
                throw DiagnosedError(DocumentProblem.unsupportedEncoding, at: start)
            }
            bytes = Array(text.utf8)
            blankDeclaration(in: &bytes)
        }
        try checkProlog(bytes, file: file)
        // Foundation's parser on Linux traps on bytes that are not UTF-8.
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw DiagnosedError(DocumentProblem.unsupportedEncoding, at: start)
        }
        blankEmptyInstructions(in: &bytes)
        let reader = DocumentParser(file: file, bytes: bytes)
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let good = parser.parse()
        if let (problem, location) = reader.failure { throw DiagnosedError(problem, at: location) }
        guard good, parser.parserError == nil, let root = reader.root, reader.open.isEmpty else {
            var place = SourceLocation(
                file: file, line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
            if let offset = XMLFault.offset(in: bytes) {
                var lines = SourceLines(bytes)
                place = lines.location(ofByte: offset, file: file)
            }
            if let line = MergeConflict.line(in: bytes) {
                throw DiagnosedError(
                    DocumentProblem.mergeConflict, at: SourceLocation(file: file, line: line, column: 1))
            }
            let deep = reader.open.count >= maximumDepth
            throw DiagnosedError(
                deep
                    ? DocumentProblem.tooDeep(limit: maximumDepth)
                    : .malformedXML(reason: reason(for: parser.parserError, open: reader.open)), at: place)
        }
        return root
    }

    /// Refuses at once what is no XML, or declares a document type: entity bombs need one.
    private static func checkProlog(_ bytes: [UInt8], file: String) throws(DiagnosedError) {
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        func skip(past end: String) {
            let mark = Array(end.utf8)
            while index < bytes.count, !bytes[index...].starts(with: mark) { index += 1 }
            index = min(bytes.count, index + mark.count)
        }
        while true {
            while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
            let rest = bytes[index...]
            guard rest.first == UInt8(ascii: "<") else { break }
            if rest.starts(with: "<?".utf8) {
                skip(past: "?>")
            } else if rest.starts(with: "<!--".utf8) {
                skip(past: "-->")
            } else if rest.starts(with: "<!".utf8) {
                var lines = SourceLines(bytes)
                let place = lines.location(ofByte: index, file: file)
                throw DiagnosedError(DocumentProblem.documentTypeDeclaration, at: place)
            } else {
                return
            }
        }
        let blank = index >= bytes.count && !bytes.contains(UInt8(ascii: "<"))
        var lines = SourceLines(bytes)
        throw DiagnosedError(
            blank ? DocumentProblem.empty : .notXML, at: lines.location(ofByte: index, file: file))
    }

    /// Puts blanks for the declaration of an encoding that the bytes no longer have.
    private static func blankDeclaration(in bytes: inout [UInt8]) {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return }
        for index in 0...end where bytes[index] != 0x0A { bytes[index] = 0x20 }
    }

    /// Puts blanks for processing instructions that are a name and nothing else: they mean nothing here, and
    /// Foundation's parser on Linux traps on them.
    private static func blankEmptyInstructions(in bytes: inout [UInt8]) {
        var index = 0
        func find(_ mark: StaticString, from start: Int) -> Int? {
            let mark = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
            return bytes.withUnsafeBufferPointer { bytes in
                guard bytes.count >= mark.count else { return nil }
                for place in start...max(start, bytes.count - mark.count) where bytes[place...].starts(with: mark) {
                    return place
                }
                return nil
            }
        }
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            let end: Int?
            if rest.starts(with: "<!--".utf8) {
                end = find("-->", from: start + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                end = find("]]>", from: start + 9)
            } else if rest.starts(with: "<?".utf8) {
                end = find("?>", from: start + 2)
                if let end, !bytes[start..<end].contains(where: { [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
                    for place in start..<end + 2 { bytes[place] = UInt8(ascii: " ") }
                }
            } else {
                end = start + 1
            }
            guard let end else { return }
            index = end
        }
    }

    /// The parser's complaint in our own words, for its own carry no place and differ between systems.
    private static func reason(for error: (any Error)?, open: [DocumentElement]) -> String {
        guard let code = (error as NSError?)?.code else {
            return "it ends inside \(open.last?.name ?? "the document")"
        }
        switch XMLParser.ErrorCode(rawValue: code) {
        case .documentStartError, .emptyDocumentError: return "there is no element"
        case .prematureDocumentEndError, .notWellBalancedError, .lessThanSymbolInAttributeError:
            return "it ends or is cut inside \(open.last?.name ?? "the document")"
        case .tagNameMismatchError: return "a closing tag does not match \(open.last?.name ?? "its element")"
        case .attributeRedefinedError: return "an attribute is given twice"
        case .undeclaredEntityError: return "it uses an entity that is not declared"
        case .invalidCharacterError, .invalidEncodingError, .unknownEncodingError:
            return "it holds a character that XML does not allow"
        default:
            guard let last = open.last else { return "it is not well formed" }
            return "it is not well formed inside \(last.name)"
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String] = [:]
    ) {
        let location = lines.location(
            ofTag: elementName, endingAtLine: parser.lineNumber, column: parser.columnNumber, file: file)
        elementCount += 1
        if elementName == "constraint" { constraintCount += 1 }
        if open.count >= Self.maximumDepth {
            return refuse(.tooDeep(limit: Self.maximumDepth), at: location, parser)
        }
        if elementCount > Self.maximumElements {
            return refuse(.tooMany("elements", limit: Self.maximumElements), at: location, parser)
        }
        if constraintCount > Self.maximumConstraints {
            return refuse(.tooMany("constraints", limit: Self.maximumConstraints), at: location, parser)
        }
        if attributes.values.contains(where: { $0.utf8.count > Self.maximumText }) {
            return refuse(.textTooLong(limit: Self.maximumText), at: location, parser)
        }
        open.append(DocumentElement(name: elementName, attributes: attributes, location: location))
    }

    private func refuse(_ problem: DocumentProblem, at location: SourceLocation, _ parser: XMLParser) {
        if failure == nil { failure = (problem, location) }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard !open.isEmpty, failure == nil else { return }
        // Between elements there is only indentation.
        if open[open.count - 1].children.isEmpty { append(string, parser) }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        guard !open.isEmpty, failure == nil else { return }
        append(String(decoding: CDATABlock, as: UTF8.self), parser)
    }

    private func append(_ text: String, _ parser: XMLParser) {
        let last = open.count - 1
        open[last].text += text
        if open[last].text.utf8.count > Self.maximumText {
            refuse(.textTooLong(limit: Self.maximumText), at: open[last].location, parser)
        }
    }
}
