internal import Diagnostics
internal import Foundation
internal import LocatedText

/// The localized texts of a document, by object and property: `8ie-xW-0ye` and `text`.
struct DocumentStrings {
    private var properties: [String: [String: LocalizedWords]] = [:]

    init(_ entries: [String: LocalizedWords] = [:]) {
        for (key, value) in entries {
            guard let dot = key.firstIndex(of: ".") else { continue }
            properties[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = value
        }
    }

    var isEmpty: Bool { properties.isEmpty }

    // MARK: Finding

    /// Finds the localized texts beside a document: in `de.lproj/Main.strings` and `Main.stringsdict`, and in
    /// `Main.xcstrings`, either in the same folder or in `mul.lproj`.
    ///
    /// - Parameters:
    ///   - path: the path of the document. A document inside `de.lproj` is already in that language.
    ///   - locale: a locale such as `de` or `pt-BR`. If the region is missing, its language is the fallback.
    /// - Returns: the texts, empty if the document's own are in this language. A missing language gives a warning.
    static func find(beside path: String, locale: String) -> Diagnosed<DocumentStrings> {
        var log = ProblemLog()
        let folder = SplitPath(path).folder
        let isInLanguage = folder.hasSuffix(".lproj")
        let own = isInLanguage ? (SplitPath(folder).name as NSString).deletingPathExtension : nil
        let tags = tags(for: locale)
        if let own, own != "Base", tags.contains(own) { return Diagnosed(DocumentStrings()) }
        let around = isInLanguage ? SplitPath(folder).folder : folder
        let bounds = InputFolder(path: around)
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        func file(_ parts: String...) -> String {
            parts.reduce(around) { ($0 as NSString).appendingPathComponent($1) }
        }

        var entries: [String: LocalizedWords] = [:]
        var available: Set<String> = []
        var isFound = false
        for catalog in [file("mul.lproj", stem + ".xcstrings"), file(stem + ".xcstrings")] {
            guard isFile(catalog), let data = contents(of: catalog, in: bounds, into: &log) else { continue }
            let read = StringsCatalog.read(data, path: catalog)
            log.append(contentsOf: read.diagnostics)
            available.formUnion(read.value.languages)
            if let tag = tags.first(where: read.value.languages.contains) {
                isFound = true
                entries.merge(read.value.entries(in: tag)) { $1 }
            }
        }
        if let strings = tags.lazy.map({ file($0 + ".lproj", stem + ".strings") }).first(where: isFile),
            let data = contents(of: strings, in: bounds, into: &log)
        {
            isFound = true
            let read = StringsFile.read(data, path: strings)
            log.append(contentsOf: read.diagnostics)
            entries.merge(read.value.mapValues { LocalizedWords($0) }) { $1 }
        }
        if let rules = tags.lazy.map({ file($0 + ".lproj", stem + ".stringsdict") }).first(where: isFile),
            let data = contents(of: rules, in: bounds, into: &log)
        {
            isFound = true
            let read = StringsDictionary.read(data, path: rules)
            log.append(contentsOf: read.diagnostics)
            entries.merge(read.value) { $1 }
        }
        for (key, words) in entries.sorted(by: { $0.key < $1.key }) where words.awaitsNumber {
            log.warn(LocalizationProblem.awaitsNumber(key: key), at: SourceLocation(file: path))
        }
        if !isFound {
            for name in namesInFolder(around).sorted() where name.hasSuffix(".lproj") {
                if isFile(file(name, stem + ".strings")) { available.insert((name as NSString).deletingPathExtension) }
            }
            log.warn(
                LocalizationProblem.noStrings(locale: locale, available: available.sorted()),
                at: SourceLocation(file: path))
        }
        return Diagnosed(DocumentStrings(entries), diagnostics: log.diagnostics)
    }

    /// The names of folders to look up: `pt-BR`, `pt_BR`, `pt` and `Portuguese` for `pt_BR`.
    private static func tags(for locale: String) -> [String] {
        let hyphenated = locale.replacingOccurrences(of: "_", with: "-")
        let language = hyphenated.split(separator: "-").first.map(String.init) ?? hyphenated
        var tags: [String] = []
        let legacy = LegacyLanguageName.name(for: language).map { [$0] } ?? []
        for tag in [locale, hyphenated, hyphenated.replacingOccurrences(of: "-", with: "_"), language] + legacy
        where !tags.contains(tag) { tags.append(tag) }
        return tags
    }

    private static func isFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// The size limit of a file, above that of any app's texts in one language.
    private static let largestFile = 8 << 20

    private static func contents(of path: String, in folder: InputFolder, into log: inout ProblemLog) -> Data? {
        do {
            return Data(try folder.read(path, limit: largestFile))
        } catch {
            log.warn(error, at: SourceLocation(file: path))
            return nil
        }
    }

    // MARK: Applying

    /// The element with its texts replaced by those of this language.
    func applied(to element: LocatedXML) -> LocatedXML {
        var element = element
        element.children = element.children.map(applied)
        guard let words = element["id"].flatMap({ properties[$0] }) else { return element }
        for (property, words) in words { element.localize(property, to: words.any) }
        guard ViewElement.named(element.name) != nil else { return element }
        // Texts for one kind of device become an ordinary variation.
        let kinds: [(String, KeyPath<LocalizedWords, String?>)] = [("phone", \.phone), ("pad", \.pad)]
        for (idiom, path) in kinds {
            var other = element
            for (property, words) in words {
                if let value = words[keyPath: path] { other.localize(property, to: value) }
            }
            if let variation = element.variation(to: other, key: "userInterfaceIdiom=\(idiom)") {
                element.children.append(variation)
            }
        }
        return element
    }
}

extension LocatedXML {
    private static let states = [
        "normalTitle": "normal", "selectedTitle": "selected", "highlightedTitle": "highlighted",
        "disabledTitle": "disabled",
    ]
    private static let texts: Set<String> = [
        "text", "title", "prompt", "placeholder", "headerTitle", "footerTitle", "badgeValue",
    ]

    /// The differences from this element to another, as a variation; `nil` if there are none.
    fileprivate func variation(to other: LocatedXML, key: String) -> LocatedXML? {
        let attributes = other.attributes.filter { self.attributes[$0.key] != $0.value }
        let children = other.children.filter { !self.children.contains($0) }
        guard !attributes.isEmpty || !children.isEmpty else { return nil }
        return LocatedXML(
            name: "variation", attributes: attributes.merging(["key": key]) { $1 }, children: children,
            location: location)
    }

    /// Sets a property by its name in strings files.
    ///
    /// Properties that are not drawn are ignored.
    fileprivate mutating func localize(_ property: String, to value: String) {
        if Self.texts.contains(property) {
            setText(property, to: value)
        } else if let state = Self.states[property] {
            change({ $0.name == "state" && $0.key == state }, { $0.setText("title", to: value) })
        } else if property.hasPrefix("configuration.") {
            let part = String(property.dropFirst("configuration.".count))
            change({ $0.name == "buttonConfiguration" }, { $0.setText(part, to: value) })
        } else if let place = Self.index(property, in: "segmentTitles") {
            change({ $0.name == "segments" }) { segments in
                if segments.children.indices.contains(place) { segments.children[place].setText("title", to: value) }
            }
        }
    }

    /// The index in a property: 2 for `segmentTitles[2]`.
    private static func index(_ property: String, in list: String) -> Int? {
        guard property.hasPrefix(list + "["), property.hasSuffix("]") else { return nil }
        return Int(property.dropFirst(list.count + 1).dropLast())
    }

    private mutating func change(
        _ isMeant: (LocatedXML) -> Bool, _ body: (inout LocatedXML) -> Void
    ) {
        guard let place = children.firstIndex(where: isMeant) else { return }
        body(&children[place])
    }

    /// Replaces a text.
    ///
    /// Documents store long texts as child elements and short ones as attributes.
    private mutating func setText(_ name: String, to value: String) {
        children.removeAll { $0.isText && $0.key == name }
        attributes[name] = value
    }
}
