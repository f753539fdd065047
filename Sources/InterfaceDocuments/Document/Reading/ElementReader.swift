internal import Diagnostics
internal import Foundation
internal import LocatedText

/// The state shared while one document is read: the problems found, and those already reported.
final class DocumentReading {
    var log = ProblemLog()
    let file: String
    /// A record of the requested names, for tests.
    let audit: ReadingAudit?

    init(file: String, audit: ReadingAudit? = nil) {
        self.file = file
        self.audit = audit
    }
}

/// A strict reader of typed values from an element, which keeps track of the names that were not requested.
struct ElementReader {
    let element: LocatedXML
    let reading: DocumentReading
    private var asked: Set<String> = []
    private var taken: Set<Int> = []

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        self.element = element
        self.reading = reading
        reading.audit?.note(element)
    }

    /// The limit of numbers in a layout.
    ///
    /// A greater number is a mistake or an attack.
    static let greatestNumber = 1e6

    // MARK: Attributes

    mutating func string(_ name: String) -> String? {
        guard let value = element.attributes[name] else { return nil }
        asked.insert(name)
        reading.audit?.note(name, of: element)
        return value
    }

    mutating func number(_ name: String) -> CGFloat? {
        guard let text = string(name) else { return nil }
        switch StrictNumber.parse(text) {
        case .number(let value): return value
        case .notANumber:
            reading.log.error(
                DocumentProblem.badNumber(text, attribute: name, element: element.name), at: element.location)
        case .outOfRange:
            reading.log.error(
                DocumentProblem.numberOutOfRange(text, attribute: name, element: element.name), at: element.location)
        }
        return nil
    }

    mutating func integer(_ name: String) -> Int? {
        number(name).map { Int($0.rounded()) }
    }

    mutating func bool(_ name: String) -> Bool? {
        guard let text = string(name) else { return nil }
        switch text {
        case "YES", "true", "1": return true
        case "NO", "false", "0": return false
        default:
            reading.log.error(
                DocumentProblem.badBoolean(text, attribute: name, element: element.name), at: element.location)
            return nil
        }
    }

    /// A value of an enumeration, as spelled in the format.
    ///
    /// An unknown spelling gives a warning and `nil`.
    mutating func spelled<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) -> Value?
    where Value.RawValue == String {
        guard let text = string(name) else { return nil }
        if let value = Value(rawValue: text) { return value }
        reportUnknownValue(text, of: name)
        return nil
    }

    /// A value of an enumeration, with a fallback for unknown spellings.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - unknown: the fallback for an unknown spelling.
    /// - Returns: `nil` only if the attribute is missing.
    mutating func spelled<Value: RawRepresentable>(_ name: String, unknown: Value) -> Value?
    where Value.RawValue == String {
        element.attributes[name] == nil ? nil : spelled(name) ?? unknown
    }

    /// Reports an invalid value of an attribute, once per document.
    func reportUnknownValue(_ text: String, of name: String) {
        reading.log.warnOnce(
            "value:\(element.name).\(name)=\(text)",
            DocumentProblem.unknownValue(text, attribute: name, element: element.name), at: element.location)
    }

    /// Skips attributes that do not affect the picture, for a reason.
    mutating func ignore(_ names: [String], _ reason: IgnoredReason) {
        for name in names where element.attributes[name] != nil {
            asked.insert(name)
            reading.audit?.pass(name, of: element, reason)
        }
    }

    // MARK: Children

    /// The child with this key.
    mutating func take(key: String) -> LocatedXML? {
        take { $0.key == key }
    }

    mutating func take(_ name: String) -> LocatedXML? {
        take { $0.name == name }
    }

    private mutating func take(where matches: (LocatedXML) -> Bool) -> LocatedXML? {
        guard
            let index = element.children.indices.first(where: { !taken.contains($0) && matches(element.children[$0]) })
        else { return nil }
        taken.insert(index)
        return element.children[index]
    }

    /// All children with a name.
    mutating func takeAll(_ name: String) -> [LocatedXML] {
        var found: [LocatedXML] = []
        for (index, child) in element.children.enumerated() where child.name == name && !taken.contains(index) {
            taken.insert(index)
            found.append(child)
        }
        return found
    }

    /// The children of a child: the views in `subviews`, the cells in `prototypes`.
    mutating func takeList(_ name: String) -> [LocatedXML] {
        guard let list = take(name) else { return [] }
        reading.audit?.note(list)
        return list.children
    }

    /// A reader of the child with this key.
    mutating func reader(key: String) -> ElementReader? {
        take(key: key).map { ElementReader($0, reading) }
    }

    /// A reader of the child with this name.
    mutating func reader(_ name: String) -> ElementReader? {
        take(name).map { ElementReader($0, reading) }
    }

    /// The edges named by the child with this key.
    mutating func flags(key: String) -> Set<String>? {
        guard var child = reader(key: key) else { return nil }
        let names = child.element.attributes.keys.filter { $0 != "key" }.sorted()
        let flags = Set(names.filter { child.bool($0) == true })
        child.finish()
        return flags
    }

    /// Skips children that do not affect the picture, for a reason.
    mutating func ignoreChildren(_ names: [String], _ reason: IgnoredReason) {
        ignoreChildren(reason) { names.contains($0.name) }
    }

    mutating func ignoreChildren(keys: [String], _ reason: IgnoredReason) {
        ignoreChildren(reason) { child in child.key.map { keys.contains($0) } ?? false }
    }

    private mutating func ignoreChildren(_ reason: IgnoredReason, where matches: (LocatedXML) -> Bool) {
        for (index, child) in element.children.enumerated() where !taken.contains(index) && matches(child) {
            taken.insert(index)
            reading.audit?.pass(child, in: element.name, reason)
        }
    }

    /// The children that have not been taken yet.
    var rest: [LocatedXML] {
        element.children.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    }

    /// The text of Xcode's notes, without its formatting.
    mutating func notes() -> String {
        guard var notes = reader(key: "userComments") else { return "" }
        return notes.takeAll("fragment").map { element in
            var fragment = ElementReader(element, reading)
            fragment.ignoreChildren(["attributes"], .bookkeeping)
            return fragment.text("content") ?? ""
        }.joined()
    }

    // MARK: Keyed values

    mutating func rect(key: String) -> CGRect? {
        guard var reader = reader(key: key) else { return nil }
        guard let x = reader.number("x"), let y = reader.number("y"), let width = reader.number("width"),
            let height = reader.number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    mutating func size(key: String) -> CGSize? {
        guard var reader = reader(key: key) else { return nil }
        // The element is named after its value or, if several types are possible, after its type.
        reader.ignore(["type"], .bookkeeping)
        guard let width = reader.number("width"), let height = reader.number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    mutating func point(key: String) -> CGPoint? {
        guard var reader = reader(key: key) else { return nil }
        guard let x = reader.number("x"), let y = reader.number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// `<inset key="…" minX minY maxX maxY>` or `<edgeInsets key="…" top left bottom right>`.
    mutating func insets(key: String) -> DocumentInsets? {
        guard var reader = reader(key: key) else { return nil }
        let name = reader.element.name
        let names =
            switch name {
            case "inset": ["minY", "minX", "maxY", "maxX"]
            case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
            default: ["top", "left", "bottom", "right"]
            }
        let values = names.map { reader.number($0) ?? 0 }
        return DocumentInsets(
            top: values[0], leading: values[1], bottom: values[2], trailing: values[3],
            isDirectional: name == "directionalEdgeInsets")
    }

    mutating func color(key: String) -> DocumentColor? {
        guard let child = take(key: key) else { return nil }
        return DocumentColor(child, reading)
    }

    mutating func font(key: String) -> DocumentFont? {
        guard let child = take(key: key), child.name == "fontDescription" else { return nil }
        return DocumentFont(child, reading)
    }

    /// A text from an attribute or, if it contains line breaks, from a separate `<string key="…">`.
    mutating func text(_ name: String) -> String? {
        if let value = string(name) { return value }
        guard var words = reader(key: name) else { return nil }
        let child = words.element
        guard child.isText else { return nil }
        guard words.bool("base64-UTF8") == true else { return child.text }
        var stripped = child.text.filter { !$0.isWhitespace }
        // Documents leave out the padding.
        stripped += String(repeating: "=", count: (4 - stripped.count % 4) % 4)
        guard let data = Data(base64Encoded: stripped) else {
            reading.log.warn(
                DocumentProblem.unknownValue(child.text, attribute: name, element: element.name), at: child.location)
            return nil
        }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Unread names

    /// Reports the names that were not requested, once per kind and document.
    mutating func finish() {
        for name in element.attributes.keys.sorted()
        where !asked.contains(name) && IgnoredSpelling.attribute(name) == nil {
            reading.log.warnOnce(
                "attribute:\(element.name).\(name)",
                DocumentProblem.unknownAttribute(name: name, element: element.name), at: element.location)
        }
        for child in rest where IgnoredSpelling.child(child) == nil {
            reading.log.warnOnce(
                "element:\(child.name)/\(child.key ?? "")/\(element.name)",
                DocumentProblem.unknownElement(name: child.name, parent: element.name), at: child.location)
        }
    }
}

/// The numbers of the format: decimal, finite and within the limit of a layout.
enum StrictNumber {
    case number(CGFloat)
    case notANumber
    case outOfRange

    static func parse(_ text: String) -> StrictNumber {
        // `Double` alone would accept "nan", "0x10" and "infinity".
        guard !text.isEmpty, text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }), let value = Double(text),
            !value.isNaN
        else { return .notANumber }
        guard abs(value) <= ElementReader.greatestNumber else {
            // Interface Builder writes the largest float for "no limit".
            return text.hasPrefix("3.40282346") || text.hasPrefix("1.797693134") ? .number(1e6) : .outOfRange
        }
        return .number(CGFloat(value))
    }
}
