public import Diagnostics
public import Foundation
internal import LocatedText
internal import Traits

extension InterfaceDocument {
    /// The reading limits.
    ///
    /// Real documents stay below 4 MB, 60 levels and 20,000 elements.
    static let limits = ReadingLimits(bytes: 64 << 20, depth: 240, nodes: 500_000, text: 100_000)
    private static let maximumConstraints = 20_000

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - locale: the language of the texts, such as `de` or `pt-BR`; `nil` for the document's own.
    /// - Returns: the document, with the problems in it and in the strings of the language beside it.
    /// - Throws: ``DiagnosedError`` with one problem if the file is not a document for iOS.
    public static func read(
        contentsOfFile path: String, locale: String? = nil
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        let location = SourceLocation(file: path)
        let data: Data
        do {
            data = Data(try readFile(path, limit: limits.bytes))
        } catch {
            let problem: any Problem
            switch error {
            case .tooLarge: problem = LimitProblem.tooLarge(limit: limits.bytes)
            case .missing, .notRegular, .refused: problem = DocumentProblem.unreadable(reason: error.words)
            }
            throw DiagnosedError(problem, at: location)
        }
        return try read(data, path: path, locale: locale)
    }

    /// Reads a document from bytes that stand for those of its file.
    ///
    /// - Parameters:
    ///   - data: the document's bytes.
    ///   - path: the path of the file, beside which strings are found.
    ///   - locale: the language of the texts; `nil` for the document's own.
    /// - Returns: the document, with the problems in it and in the strings of the language beside it.
    /// - Throws: ``DiagnosedError`` with one problem if this is not a document for iOS.
    public static func read(
        _ data: Data, path: String, locale: String?
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        guard let locale else { return try read(data, path: path) }
        let strings = DocumentStrings.find(beside: path, locale: locale)
        let document = try read(data, path: path, strings: strings.value)
        return Diagnosed(document.value, diagnostics: document.diagnostics + strings.diagnostics)
    }

    /// Reads a document from its bytes.
    ///
    /// - Parameters:
    ///   - data: the file's content.
    ///   - path: the path that problems give for the file.
    /// - Returns: the document, with the problems that did not keep it from being read.
    /// - Throws: ``DiagnosedError`` with one problem if this is not a document for iOS.
    public static func read(_ data: Data, path: String) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        try read(data, path: path, strings: DocumentStrings())
    }

    private static func read(
        _ data: Data, path: String, strings: DocumentStrings
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        let parsed = try elements(of: data, path: path)
        let root = strings.isEmpty ? parsed : strings.applied(to: parsed)
        return try read(root, path: path, DocumentReading(file: path))
    }

    /// The root element of a document.
    static func elements(of data: Data, path: String) throws(DiagnosedError) -> LocatedXML {
        // Xcode keeps copies of pictures in a document, as encoded data of any length.
        let root = try LocatedXML(parsing: data, file: path, limits: limits, withoutTextOf: ["mutableData"])
        var constraints = 0
        func tooMany(_ element: LocatedXML) -> LocatedXML? {
            if element.name == "constraint" { constraints += 1 }
            if constraints > maximumConstraints { return element }
            for child in element.children {
                if let found = tooMany(child) { return found }
            }
            return nil
        }
        if let element = tooMany(root) {
            throw DiagnosedError(
                DocumentProblem.tooManyConstraints(limit: maximumConstraints), at: element.location)
        }
        return root
    }

    /// Reads a document from its elements.
    ///
    /// An audit, if the reading has one, records the requested names.
    static func read(
        _ root: LocatedXML, path: String, _ reading: DocumentReading
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        let kind = try checkedKind(of: root)
        let document = InterfaceDocument(root, kind: kind, path: path, reading)
        DocumentCheck(document, reading).run()
        return Diagnosed(document, diagnostics: reading.log.diagnostics)
    }

    /// The kind of a root element that can be drawn.
    ///
    /// Otherwise the error gives the reason in one sentence.
    private static func checkedKind(of root: LocatedXML) throws(DiagnosedError) -> Kind {
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        func refuse(_ problem: DocumentProblem) -> DiagnosedError { DiagnosedError(problem, at: root.location) }

        guard ["document", "archive"].contains(root.name) else {
            throw refuse(.notInterfaceBuilder(root: root.name))
        }
        if let name = DocumentPlatform.other(type: type, runtime: runtime) {
            throw refuse(.otherPlatform(name: name))
        }
        if root.name == "archive" { throw refuse(.oldFormat) }
        guard type.contains("CocoaTouch") else { throw refuse(.unknownDocumentType(type.isEmpty ? "unknown" : type)) }
        return type.contains("Storyboard") ? .storyboard : .xib
    }

    private init(_ root: LocatedXML, kind: Kind, path: String, _ reading: DocumentReading) {
        var reader = ElementReader(root, reading)
        self.path = path
        self.kind = kind
        toolsVersion = reader.string("toolsVersion").flatMap { Int($0.prefix { $0 != "." }) }
        usesAutolayout = reader.bool("useAutolayout") ?? false
        usesTraitCollections = reader.bool("useTraitCollections") ?? false
        usesSafeAreas = reader.bool("useSafeAreas") ?? false
        isLaunchScreen = reader.bool("launchScreen") ?? false
        isForPadOnly = reader.string("targetRuntime") == "iOS.CocoaTouch.iPad"
        let owner = root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        ownerID = owner?["id"]
        ownerConnections = DocumentConnections(owner?.child("connections"), reading).connections
        initialViewController = reader.string("initialViewController")
        device = reader.reader("device").flatMap { DocumentDevice($0) }
        overriddenContentSize = reader.reader("accessibilityOverrides").flatMap { Self.contentSize(overriddenBy: $0) }
        defaultMetrics =
            reader.reader(key: "defaultSimulatedMetrics").map { SimulatedMetrics(container: $0) } ?? .init()
        scenes = reader.takeList("scenes").filter { $0.name == "scene" }.map { DocumentScene($0, reading) }
        objects = Self.objects(reader.takeList("objects"), reading)
        undrawnObjects = Self.undrawnObjects(of: root, file: path)
        globalTintColor = reader.color(key: "tintColor")
        resources = DocumentResources(reader.take("resources"), reading)
        designableSizes = Self.designableSizes(reader.takeList("designables"), reading)
        inferredMetricsTieBreakers = Set(
            reader.takeList("inferredMetricsTieBreakers").compactMap { element in
                var segue = ElementReader(element, reading)
                return segue.string("reference")
            })
        reader.ignore(
            [
                "type", "version", "systemVersion", "propertyAccessControl", "variant", "targetMacRuntime",
                "retainCatalogs", "minimumCompatibleVersion",
            ], .bookkeeping)
        // The fonts of a document are looked up by name where they are used.
        reader.ignoreChildren(
            ["customFonts", "classes", "commonlyUsedAccessoryViews"], .bookkeeping)
        reader.finish()
    }

    private static func undrawnObjects(of root: LocatedXML, file: String) -> [DocumentUndrawnObject] {
        let lists = [root] + (root.child("scenes")?.children ?? [])
        // The readers of views and controllers skip these objects, and report the problems of all others.
        let reading = DocumentReading(file: file)
        return lists.compactMap { $0.child("objects") }.flatMap(\.children).compactMap { element in
            let placeholder = element["placeholderIdentifier"]
            guard DocumentObject.notDrawn(element.name) != nil, element.name != "exit",
                placeholder == nil || placeholder == "IBFilesOwner"
            else { return nil }
            return DocumentUndrawnObject(element, reading)
        }
    }

    /// The content sizes that designable classes of an app reported on the canvas.
    private static func designableSizes(
        _ elements: [LocatedXML], _ reading: DocumentReading
    ) -> [String: CGSize] {
        var sizes: [String: CGSize] = [:]
        for element in elements where element.name == "designable" {
            var designable = ElementReader(element, reading)
            let size = designable.size(key: "intrinsicContentSize")
            if let view = designable.string("name") { sizes[view] = size }
            designable.finish()
        }
        return sizes
    }

    /// The text size set on the canvas, counted from extra small.
    ///
    /// It applies only if the settings are enabled.
    private static func contentSize(overriddenBy element: ElementReader) -> UIContentSizeCategory? {
        var reader = element
        let sizes = UIContentSizeCategory.allCases
        let rank = reader.string("dynamicTypePreference").flatMap { Int($0) }
        let isEnabled = reader.bool("isEnabled") ?? false
        guard isEnabled, let rank, sizes.indices.contains(rank) else { return nil }
        return sizes[rank]
    }

    static func objects(_ elements: [LocatedXML], _ reading: DocumentReading) -> [DocumentObject] {
        elements.compactMap { element in
            if let controller = DocumentController(element, reading) { return .controller(controller) }
            if let reason = DocumentObject.notDrawn(element.name) {
                reading.audit?.pass(element, in: "objects", reason)
                return nil
            }
            // An unknown object with subviews is a view of a newer class.
            if ViewElement.named(element.name) != nil || element.child("subviews") != nil {
                return .view(DocumentView(element, reading))
            }
            reading.log.warnOnce(
                "object:\(element.name)", DocumentProblem.unknownElement(name: element.name, parent: "objects"),
                at: element.location)
            return nil
        }
    }
}

extension DocumentUndrawnObject {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        id = element["id"] ?? ""
        elementName = element.name
        customClass = element["customClass"]
        customModule = element["customModule"]
        runtimeAttributes = (element.child("userDefinedRuntimeAttributes")?.children ?? []).compactMap {
            DocumentRuntimeAttribute($0, reading)
        }
        connections = DocumentConnections(element.child("connections"), reading).connections
        location = element.location
        isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
    }
}

extension DocumentObject {
    /// The reason to skip an object that is not drawn; `nil` for all others.
    fileprivate static func notDrawn(_ name: String) -> IgnoredReason? {
        switch name {
        case "menu", "action", "command", "mainMenu", "keyCommand": .interaction
        // Only outlets refer to these. A document's owner is looked up where it is needed.
        case "placeholder", "exit", "customObject", "searchDisplayController", "barButtonItem", "navigationItem",
            "tabBarItem", "customFormatter", "barButtonItemGroup", "collectionViewFlowLayout", "collectionViewLayout":
            .bookkeeping
        default: name.hasSuffix("GestureRecognizer") || name.hasSuffix("Interaction") ? .interaction : nil
        }
    }
}

extension DocumentDevice {
    fileprivate init?(_ element: ElementReader) {
        var reader = element
        guard let id = reader.string("id") else { return nil }
        self.id = id
        isLandscape = reader.string("orientation") == "landscape"
        appearance = reader.string("appearance")
        layout = reader.string("layout")
        if var adaptation = reader.reader("adaptation") {
            layout = layout ?? adaptation.string("id")
            adaptation.finish()
        }
        reader.finish()
    }
}

extension DocumentScene {
    init(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        id = reader.string("sceneID") ?? ""
        location = element.location
        canvasLocation = reader.point(key: "canvasLocation")
        extraViews = []
        for object in InterfaceDocument.objects(reader.takeList("objects"), reading) {
            switch object {
            case .controller(let controller): if self.controller == nil { self.controller = controller }
            case .view(let view): extraViews.append(view)
            }
        }
        reader.finish()
    }
}

extension DocumentResources {
    init(_ element: LocatedXML?, _ reading: DocumentReading) {
        self.init()
        guard let element else { return }
        reading.audit?.note(element)
        for child in element.children {
            var reader = ElementReader(child, reading)
            guard let name = reader.string("name") else { continue }
            switch child.name {
            case "image":
                let isSystem = reader.string("catalog") == "system"
                if let width = reader.number("width"), let height = reader.number("height") {
                    images[name] = Image(size: CGSize(width: width, height: height), isSystem: isSystem)
                }
                // A copy of the picture inside the document, for machines without the catalog.
                reader.ignoreChildren(keys: ["keyedArchiveRepresentation"], .bookkeeping)
            case "namedColor": namedColors[name] = reader.take("color").flatMap { DocumentColor($0, reading) }
            case "systemColor": systemColors[name] = reader.take("color").flatMap { DocumentColor($0, reading) }
            default:
                reading.log.warnOnce(
                    "resource:\(child.name)", DocumentProblem.unknownElement(name: child.name, parent: "resources"),
                    at: child.location)
                continue
            }
            reader.finish()
        }
    }
}
