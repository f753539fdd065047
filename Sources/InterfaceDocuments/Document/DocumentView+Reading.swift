internal import Diagnostics
internal import Foundation
internal import LocatedText

extension DocumentView {
    /// Reads a view and its contents.
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        id = reader.string("id") ?? ""
        elementName = element.name
        key = element.key
        customClass = reader.string("customClass")
        customModule = reader.string("customModule")
        userLabel = reader.string("userLabel")
        notes = reader.notes()
        reuseIdentifier = reader.string("reuseIdentifier")
        ambiguityCheck = reader.string("verifyAmbiguity")
        location = element.location
        frame = reader.rect(key: "frame")
        accessibility = DocumentAccessibility(of: element)
        // The content view of a cell is identified by its cell.
        if element["id"] == nil, element.key == nil {
            reading.log.error(DocumentProblem.missingAttribute("id", element: element.name), at: element.location)
        }
        if ViewElement.named(element.name) == nil {
            reading.log.warnOnce(
                "view:\(element.name)", DocumentProblem.unknownElement(name: element.name, parent: "subviews"),
                at: element.location)
        }

        subviews = reader.takeList("subviews").map { DocumentView($0, reading) }
        readCollections(&reader)
        constraints = reader.takeList("constraints").compactMap { child in
            guard child.name == "constraint" else { return nil }
            return DocumentConstraint(child, reading)
        }
        connections = DocumentConnections(reader.take("connections"), reading)
        runtimeAttributes = reader.takeList("userDefinedRuntimeAttributes").compactMap {
            DocumentRuntimeAttribute($0, reading)
        }
        collectionLayout = (element.child("collectionViewFlowLayout") ?? element.child("collectionViewLayout")).map {
            DocumentUndrawnObject($0, reading)
        }
        layoutGuides = Self.layoutGuides(&reader)
        variations = reader.takeAll("variation").map { DocumentVariation($0, reading) }
        simulatedMetrics = SimulatedMetrics(&reader)

        if variations.contains(where: { $0.values != nil }) { source = Self.ownPart(of: element) }
        properties = ViewProperties(&reader)
        content = ViewContent(&reader)
        if ViewElement.named(element.name) == nil, subviews.isEmpty {
            // A view without children draws content of its own. A placeholder marks it, and its settings are skipped.
            content = ViewContent(standingFor: element.name, &reader)
        }
        readKeyedViews(&reader)
        reader.finish()
        checkVariations(reading)
        varies =
            !variations.isEmpty || constraints.contains { !$0.variations.isEmpty } || children.contains(where: \.varies)
    }

    private mutating func readCollections(_ reader: inout ElementReader) {
        let reading = reader.reading
        // A table's cells are prototypes or in sections. A collection view's cells are in `cells`.
        for list in ["prototypes", "cells"] {
            prototypes += reader.takeList(list).map { DocumentView($0, reading) }
        }
        sections = reader.takeList("sections").map { DocumentTableSection($0, reading) }
        let items = reader.takeList("items")
        barItems = items.filter { $0.name != "navigationItem" }.map { DocumentBarItem($0, reading) }
        navigationItems = items.filter { $0.name == "navigationItem" }.map { DocumentNavigationItem($0, reading) }
    }

    private static func layoutGuides(_ reader: inout ElementReader) -> [DocumentLayoutGuide] {
        let names = ["viewLayoutGuide", "keyboardLayoutGuide", "layoutGuide"]
        var guides: [DocumentLayoutGuide] = []
        for name in names {
            for child in reader.takeAll(name) {
                var guide = ElementReader(child, reader.reading)
                guard let id = guide.string("id") else { continue }
                guides.append(DocumentLayoutGuide(id: id, key: child.key ?? name, location: child.location))
            }
        }
        return guides
    }

    /// Reads the views that are children but not in a list: `contentView`, `tableHeaderView`, a segmented `titleView`.
    private mutating func readKeyedViews(_ reader: inout ElementReader) {
        let reading = reader.reading
        for child in reader.rest where child.key != nil && ViewElement.named(child.name) != nil {
            guard let key = child.key, let taken = reader.take(key: key) else { continue }
            keyedViews.append(DocumentView(taken, reading))
        }
    }

    /// The element without the parts that the structure already holds, so that reading it again is cheap.
    private static func ownPart(of element: LocatedXML) -> LocatedXML {
        let structure: Set<String> = [
            "subviews", "constraints", "connections", "variation", "prototypes", "cells", "sections", "items",
            "userDefinedRuntimeAttributes",
        ]
        var own = element
        own.children.removeAll { child in
            structure.contains(child.name) || (child.key != nil && ViewElement.named(child.name) != nil)
        }
        return own
    }

    /// Reads the values of each variation once, so that their problems are reported with the rest.
    private func checkVariations(_ reading: DocumentReading) {
        guard let source else { return }
        for values in variations.compactMap(\.values) {
            var overlay = values
            overlay.name = source.name
            var reader = ElementReader(overlay, reading)
            _ = ViewProperties(&reader)
            _ = ViewContent(&reader)
            reader.finish()
        }
    }
}

extension DocumentTableSection {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        id = reader.string("id") ?? ""
        location = element.location
        headerTitle = reader.text("headerTitle")
        footerTitle = reader.text("footerTitle")
        cells = reader.takeList("cells").map { DocumentView($0, reading) }
        reader.finish()
    }
}
