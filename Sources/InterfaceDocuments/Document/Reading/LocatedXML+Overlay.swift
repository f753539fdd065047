internal import LocatedText

extension LocatedXML {
    /// Whether the element is a long text, which documents store as a child in place of an attribute.
    var isText: Bool { name == "string" || name == "mutableString" }

    /// The parent's property that holds this element.
    var key: String? { attributes["key"] }

    /// The element with the attributes and keyed children of another replacing its own.
    func overlaid(with overlay: LocatedXML) -> LocatedXML {
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
