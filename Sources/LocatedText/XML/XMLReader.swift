internal import CXML2
internal import Diagnostics
internal import Foundation

/// A reader of XML files, built on libxml2's push parser.
///
/// The parser never opens another file or the network: document types are refused, so there are no external entities
/// and no entities to expand. It receives the file in parts, and reading stops at the first error or exceeded limit.
final class XMLReader {
    private static let partSize = 1 << 16

    private static let initialized: Void = xmlInitParser()

    private let bytes: [UInt8]
    private let limits: ReadingLimits
    private let unread: Set<String>
    private var lines: SourceLines
    private var budget: NodeBudget
    private var context: xmlParserCtxtPtr?
    private var open: [LocatedXML] = []
    private var root: LocatedXML?
    private var failure: (problem: any Problem, offset: Int)?

    /// - Parameters:
    ///   - bytes: the content of the file in UTF-8, whatever encoding it declares.
    ///   - file: the name of the file in problems.
    ///   - limits: the limits of reading.
    ///   - unread: the names of elements whose text is passed over.
    init(_ bytes: [UInt8], file: String, limits: ReadingLimits, unread: Set<String> = []) {
        self.bytes = bytes
        self.limits = limits
        self.unread = unread
        lines = SourceLines(bytes, file: file)
        budget = NodeBudget(limits)
    }

    func read() throws(DiagnosedError) -> LocatedXML {
        let start = lines.location(ofByte: 0)
        guard let first = bytes.firstIndex(where: { !Self.isMarkOrBlank($0) }) else {
            throw DiagnosedError(XMLProblem.empty, at: start)
        }
        // Without this check, libxml2 would guess at UTF-32 and mainframe encodings.
        guard bytes[first] == UInt8(ascii: "<"), !bytes.prefix(4).contains(0) else {
            throw DiagnosedError(XMLProblem.notXML, at: lines.location(ofByte: first))
        }
        parse()
        if let failure {
            if failure.problem is XMLProblem, let line = MergeConflict.line(in: bytes) {
                let place = SourceLocation(file: lines.file, line: line, column: 1)
                throw DiagnosedError(XMLProblem.mergeConflict, at: place)
            }
            throw DiagnosedError(failure.problem, at: lines.location(ofByte: failure.offset))
        }
        guard let root, open.isEmpty else {
            throw DiagnosedError(malformed("there is no element"), at: start)
        }
        return root
    }

    private static func isMarkOrBlank(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains(byte)
    }

    // MARK: The parser

    private func parse() {
        Self.initialized
        var handler = Self.handler()
        let reader = Unmanaged.passUnretained(self).toOpaque()
        context = xmlCreatePushParserCtxt(&handler, reader, nil, 0, nil)
        defer {
            xmlFreeParserCtxt(context)
            context = nil
        }
        // Without NOENT, the parser passes an attribute's "&amp;" as "&#38;", which only building a tree would resolve.
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        xmlCtxtUseOptions(context, Int32(options))
        var offset = 0
        while offset < bytes.count, failure == nil {
            var end = min(offset + Self.partSize, bytes.count)
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            push(offset..<end)
            offset = end
            // The parser buffers a tag or a comment until its end, and is slow for a tag with many attributes.
            if failure == nil, offset - consumed > 4 * limits.text {
                failure = (LimitProblem.textTooLong(limit: limits.text), consumed)
            }
        }
        if failure == nil { push(bytes.count..<bytes.count, isLast: true) }
    }

    private func push(_ part: Range<Int>, isLast: Bool = false) {
        bytes.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.advanced(by: part.lowerBound).assumingMemoryBound(to: CChar.self)
            _ = xmlParseChunk(context, start, Int32(part.count), isLast ? 1 : 0)
        }
    }

    private static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.startElementNs = { data, name, prefix, _, _, _, count, _, attributes in
            XMLReader.of(data)?.start(name, prefix: prefix, attributes, count: Int(count))
        }
        handler.endElementNs = { data, _, _, _ in XMLReader.of(data)?.end() }
        let text: charactersSAXFunc = { data, text, count in
            guard let text else { return }
            XMLReader.of(data)?.append(UnsafeBufferPointer(start: text, count: Int(count)), isCDATA: false)
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = { data, text, count in
            guard let text else { return }
            XMLReader.of(data)?.append(UnsafeBufferPointer(start: text, count: Int(count)), isCDATA: true)
        }
        handler.internalSubset = { data, _, _, _ in XMLReader.of(data)?.refuseDocumentType() }
        handler.serror = { data, error in
            guard let error = error?.pointee, error.level == XML_ERR_FATAL else { return }
            let words = [error.str1, error.str2].map { $0.map { String(cString: $0) } ?? "" }
            XMLReader.of(data)?.fail(xmlParserErrors(UInt32(bitPattern: error.code)), words)
        }
        return handler
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
        data.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The number of bytes that the parser has consumed.
    private var consumed: Int {
        min(max(0, Int(xmlByteConsumed(context))), bytes.count)
    }

    private func stop(_ problem: any Problem, at offset: Int) {
        if failure == nil { failure = (problem, offset) }
        xmlStopParser(context)
    }

    // MARK: Events

    private func start(
        _ name: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
    ) {
        guard failure == nil, let name else { return }
        // A tag contains no "<" except its first character.
        let offset = lastIndex(of: "<", before: consumed)
        var element = LocatedXML(name: qualified(name, prefix), location: lines.location(ofByte: offset))
        if let problem = budget.spend(1 + count, depth: open.count + 1) { return stop(problem, at: offset) }
        for index in 0..<count {
            // Each attribute has five pointers: name, prefix, namespace, and the value's start and end.
            let fields = attributes?.advanced(by: 5 * index)
            guard let fields, let name = fields[0], let start = fields[3], let end = fields[4] else { continue }
            let value = UnsafeBufferPointer(start: start, count: end - start)
            guard value.count <= limits.text else {
                return stop(LimitProblem.textTooLong(limit: limits.text), at: offset)
            }
            element.attributes[qualified(name, fields[1])] = String(decoding: value, as: UTF8.self)
        }
        open.append(element)
    }

    private func qualified(_ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?) -> String {
        let name = String(cString: name)
        return prefix.map { "\(String(cString: $0)):\(name)" } ?? name
    }

    private func end() {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private func append(_ text: UnsafeBufferPointer<xmlChar>, isCDATA: Bool) {
        guard failure == nil, let last = open.indices.last else { return }
        // The text between elements is only indentation.
        guard isCDATA || open[last].children.isEmpty, !unread.contains(open[last].name) else { return }
        open[last].text += String(decoding: text, as: UTF8.self)
        if open[last].text.utf8.count > limits.text {
            stop(LimitProblem.textTooLong(limit: limits.text), at: lastIndex(of: "<", before: consumed))
        }
    }

    private func refuseDocumentType() {
        stop(XMLProblem.documentType, at: lastIndex(of: "<", before: consumed))
    }

    // MARK: Errors

    private func malformed(_ reason: String) -> XMLProblem { .malformed(reason: reason) }

    private func lastIndex(of character: Unicode.Scalar, before offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: character)) ?? 0
    }

    private func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

    /// Records a parser error in plain words, with the location at which the faulty part begins.
    private func fail(_ code: xmlParserErrors, _ words: [String]) {
        guard failure == nil else { return }
        let offset = consumed
        let tag = lastIndex(of: "<", before: offset)
        let reference = lastIndex(of: "&", before: offset)
        func record(_ reason: String, at offset: Int) { failure = (malformed(reason), offset) }
        if String(validating: bytes[offset...].prefix(while: { $0 >= 0x80 }), as: UTF8.self) == nil {
            failure = (XMLProblem.unsupportedEncoding, offset)
            return
        }
        switch code {
        case XML_ERR_TAG_NAME_MISMATCH: record("</\(words[1])> does not close <\(words[0])>", at: tag)
        case XML_ERR_ATTRIBUTE_REDEFINED:
            record("the attribute \(words[0]) is given twice", at: startOfAttribute(endingAt: offset))
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: record("the attribute \(words[0]) has no value", at: offset)
        case XML_ERR_ATTRIBUTE_NOT_STARTED: record("an attribute's value has no quotation marks", at: offset)
        case XML_ERR_ATTRIBUTE_NOT_FINISHED: record("an attribute's value has no closing quotation mark", at: offset)
        case XML_ERR_LT_IN_ATTRIBUTE:
            record("a < in an attribute's value is not written &lt;, or a quotation mark is missing", at: offset)
        case XML_ERR_SPACE_REQUIRED: record("a space or a quotation mark is missing", at: offset)
        case XML_ERR_GT_REQUIRED: record("a tag is not closed with >", at: tag)
        case XML_ERR_UNDECLARED_ENTITY: record("the entity &\(words[0]); is not declared", at: reference)
        case XML_ERR_ENTITYREF_SEMICOL_MISSING: record("an entity reference has no semicolon", at: reference)
        case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_CHARREF:
            record("a character reference is not a number", at: reference)
        case XML_ERR_INVALID_CHAR where byte(offset - 1) == UInt8(ascii: ";"):
            record("a character reference stands for a character that XML does not allow", at: reference)
        case XML_ERR_INVALID_CHAR: record("there is a character that XML does not allow", at: offset)
        case XML_ERR_NAME_REQUIRED:
            if byte(offset - 1) == UInt8(ascii: "&") {
                record("an & is not written &amp;", at: offset - 1)
            } else if byte(offset - 1) == UInt8(ascii: "<") {
                record("a < is not written &lt;, or a tag has no name", at: offset)
            } else if byte(offset) == UInt8(ascii: "<") {
                record("a tag is not closed with >", at: tag)
            } else {
                record("the name of an attribute is expected", at: offset)
            }
        case XML_ERR_HYPHEN_IN_COMMENT: record("a comment contains --", at: offset)
        case XML_ERR_COMMENT_NOT_FINISHED: record("a comment is not closed with -->", at: startOfLast("<!--"))
        case XML_ERR_PI_NOT_FINISHED: record("an instruction is not closed with ?>", at: startOfLast("<?"))
        case XML_ERR_CDATA_NOT_FINISHED: record("a CDATA section is not closed with ]]>", at: startOfLast("<![CDATA["))
        case XML_ERR_MISPLACED_CDATA_END:
            record(
                "]]> stands outside a CDATA section",
                at: bytes[offset...].firstIndex(of: UInt8(ascii: "]")) ?? offset)
        case XML_ERR_RESERVED_XML_NAME: record("<?xml stands elsewhere than at the start of the file", at: tag)
        case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_END: failAtEnd(offset)
        case XML_ERR_INTERNAL_ERROR where byte(offset) == UInt8(ascii: "<"):
            record("a declaration stands inside an element", at: offset)
        default: record("it is not well formed" + (open.last.map { " inside <\($0.name)>" } ?? ""), at: offset)
        }
    }

    private func failAtEnd(_ offset: Int) {
        if let last = open.last {
            let line = last.location.line.map { ", which begins on line \($0)" } ?? ""
            let section = startOfLast("<![CDATA[")
            if section > 0, section + 9 == offset {
                failure = (malformed("a CDATA section is not closed with ]]>"), section)
            } else {
                failure = (malformed("the file ends inside <\(last.name)>\(line)"), bytes.count)
            }
        } else if root != nil {
            failure = (malformed("there is more after the end of the document"), offset)
        } else {
            failure = (malformed("there is no whole element"), offset)
        }
    }

    private func startOfLast(_ mark: String) -> Int {
        let mark = Array(mark.utf8)
        return bytes.indices.last { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) } ?? 0
    }

    /// The start of the attribute whose closing quotation mark ends just before an offset.
    private func startOfAttribute(endingAt offset: Int) -> Int {
        guard let quote = byte(offset - 1), let opening = bytes[..<(offset - 1)].lastIndex(of: quote),
            let name = bytes[..<opening].lastIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: "=") }),
            let blank = bytes[..<name].lastIndex(where: { $0 <= 0x20 })
        else { return offset }
        return blank + 1
    }
}
