internal import Diagnostics
internal import LocatedText

/// A record of the names that were requested, skipped for a reason, or not recognized while a document was read.
///
/// Only tests use it: they check the reader against real documents.
final class ReadingAudit {
    /// A name in the format: an attribute or a child of an element.
    enum Word: Hashable, CustomStringConvertible {
        case attribute(String, of: String)
        case child(String, key: String, in: String)

        var description: String {
            switch self {
            case .attribute(let name, let element): "\(element).\(name)"
            case .child(let name, let key, let element): "\(element) > \(name)\(key.isEmpty ? "" : " key=\(key)")"
            }
        }
    }

    /// One name at its location in the document.
    private struct Occurrence: Hashable {
        var line: Int?
        var column: Int?
        var attribute: String?
    }

    private var known: Set<Occurrence> = []
    private var left: Set<Occurrence> = []
    private(set) var ignored: [Word: IgnoredReason] = [:]

    func note(_ element: LocatedXML) { known.insert(occurrence(element)) }

    func note(_ attribute: String, of element: LocatedXML) { known.insert(occurrence(element, attribute)) }

    func pass(_ attribute: String, of element: LocatedXML, _ reason: IgnoredReason) {
        ignored[.attribute(attribute, of: element.name)] = reason
        note(attribute, of: element)
    }

    /// Skips a child with all its contents.
    func pass(_ child: LocatedXML, in parent: String, _ reason: IgnoredReason) {
        ignored[.child(child.name, key: child.key ?? "", in: parent)] = reason
        left.insert(occurrence(child))
    }

    /// The names that were neither requested nor skipped.
    ///
    /// The contents of an unknown element are not listed separately.
    func unread(in root: LocatedXML) -> Set<Word> {
        var words: Set<Word> = []
        func walk(_ element: LocatedXML) {
            for name in element.attributes.keys
            where IgnoredSpelling.attribute(name) == nil && !known.contains(occurrence(element, name)) {
                words.insert(.attribute(name, of: element.name))
            }
            for child in element.children {
                if known.contains(occurrence(child)) {
                    walk(child)
                } else if !left.contains(occurrence(child)), IgnoredSpelling.child(child) == nil {
                    words.insert(.child(child.name, key: child.key ?? "", in: element.name))
                }
            }
        }
        walk(root)
        return words
    }

    private func occurrence(_ element: LocatedXML, _ attribute: String? = nil) -> Occurrence {
        Occurrence(line: element.location.line, column: element.location.column, attribute: attribute)
    }
}
