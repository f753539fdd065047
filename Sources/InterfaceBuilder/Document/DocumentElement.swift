public import Diagnostics

/// One element of a document as it is written: name, attributes, children, and where it stands.
///
/// Typed values are read from it; it stays behind only where a size-class variation must be laid over it later.
public struct DocumentElement: Hashable, Sendable {
    public var name: String
    public var attributes: [String: String]
    public var children: [DocumentElement]
    /// The characters directly inside, without those of the children.
    public var text: String
    public var location: SourceLocation

    public init(
        name: String, attributes: [String: String] = [:], children: [DocumentElement] = [], text: String = "",
        location: SourceLocation
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.location = location
    }

    public subscript(attribute: String) -> String? { attributes[attribute] }

    /// The `key` that says which property of its parent this element is.
    public var key: String? { attributes["key"] }

    /// The first child of a name.
    public func child(_ name: String) -> DocumentElement? {
        children.first { $0.name == name }
    }

    /// The same element with the attributes and keyed children of another laid over its own.
    func overlaid(with overlay: DocumentElement) -> DocumentElement {
        var merged = self
        for (name, value) in overlay.attributes where name != "key" { merged.attributes[name] = value }
        for child in overlay.children where child.name != "mask" {
            let place = merged.children.firstIndex { mine in
                child.key.map { mine.key == $0 } ?? (mine.name == child.name)
            }
            if let place { merged.children[place] = child } else { merged.children.append(child) }
        }
        return merged
    }
}
