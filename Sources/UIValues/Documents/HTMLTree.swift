internal import CXML2
import Foundation

/// An element of an HTML file: its name and attributes, in lower case.
struct HTMLElement {
    var name: String
    var attributes: [String: String] = [:]
}

/// What visits the elements and texts of an HTML file, in order.
protocol HTMLVisitor {
    mutating func start(_ element: HTMLElement)
    mutating func append(_ text: String, in element: String)
    mutating func end(_ element: String)
}

/// The elements of an HTML text, built on libxml2's parser, which accepts what browsers accept.
final class HTMLTree {
    private let document: htmlDocPtr?

    /// Reads a text, in which an element that is not closed ends with its parent.
    init(_ text: String) {
        // Without these elements around it, the parser would put text into paragraphs of its own.
        let bytes = Array("<html><body>".utf8) + Array(text.utf8)
        let options = [HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET]
        document = bytes.withUnsafeBytes { bytes in
            htmlReadMemory(
                bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, "UTF-8",
                Int32(options.reduce(0) { $0 | $1.rawValue }))
        }
    }

    deinit { xmlFreeDoc(document) }

    /// Visits all elements and texts, without recursion, because elements may be nested deeply.
    func visit(with visitor: inout some HTMLVisitor) {
        guard let root = xmlDocGetRootElement(document) else { return }
        var current: xmlNodePtr? = root
        while let node = current {
            if node.pointee.type == XML_ELEMENT_NODE {
                visitor.start(Self.element(node))
            } else if node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE {
                visitor.append(Self.string(node.pointee.content), in: Self.string(node.pointee.parent?.pointee.name))
            }
            if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children {
                current = child
                continue
            }
            var finished = node
            if finished.pointee.type == XML_ELEMENT_NODE { visitor.end(Self.string(finished.pointee.name)) }
            while finished.pointee.next == nil, finished != root, let parent = finished.pointee.parent {
                finished = parent
                if finished.pointee.type == XML_ELEMENT_NODE { visitor.end(Self.string(finished.pointee.name)) }
            }
            current = finished == root ? nil : finished.pointee.next
        }
    }

    private static func element(_ node: xmlNodePtr) -> HTMLElement {
        var element = HTMLElement(name: string(node.pointee.name).lowercased())
        var attribute = node.pointee.properties
        while let found = attribute {
            element.attributes[string(found.pointee.name).lowercased()] = string(
                found.pointee.children?.pointee.content)
            attribute = found.pointee.next
        }
        return element
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
