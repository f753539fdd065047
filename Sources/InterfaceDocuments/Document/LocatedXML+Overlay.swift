internal import LocatedText

extension LocatedXML {
    /// The property of its parent that this element is.
    var key: String? { attributes["key"] }

    /// The same element with the attributes and keyed children of another laid over its own.
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
