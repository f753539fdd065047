internal import Diagnostics
internal import LocatedText

/// Notes which words of a document its reading asked for, which it passed over with a reason, and so which nobody knew.
///
/// Only a test has one made: it holds the reader to the documents that people have.
final class ReadingAudit {
    /// A word of the format: an attribute of an element, or a child of one.
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

    /// One word at its place in the document.
    private struct Occurrence: Hashable {
        var line: Int?
        var column: Int?
        var attribute: String?
    }

    private var known: Set<Occurrence> = []
    private var left: Set<Occurrence> = []
    private(set) var passedOver: [Word: PassedOver] = [:]

    func note(_ element: LocatedXML) { known.insert(occurrence(element)) }

    func note(_ attribute: String, of element: LocatedXML) { known.insert(occurrence(element, attribute)) }

    func pass(_ attribute: String, of element: LocatedXML, _ reason: PassedOver) {
        passedOver[.attribute(attribute, of: element.name)] = reason
        note(attribute, of: element)
    }

    /// Leaves a child out with all that is in it.
    func pass(_ child: LocatedXML, in parent: String, _ reason: PassedOver) {
        passedOver[.child(child.name, key: child.key ?? "", in: parent)] = reason
        left.insert(occurrence(child))
    }

    /// The words that the reading neither asked for nor passed over; what is in an element that it did not know counts
    /// with that.
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
