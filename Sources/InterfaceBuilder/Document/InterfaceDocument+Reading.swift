public import Diagnostics
public import Foundation
internal import Traits

extension InterfaceDocument {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the file's.
    ///   - locale: the language that its words are to be in, as `de` or `pt-BR`; `nil` for its own.
    /// - Returns: the document, with what is wrong in it, or in the strings of the language beside it.
    /// - Throws: ``DiagnosedError`` with one problem where the file is no document for iOS.
    public static func read(
        contentsOfFile path: String, locale: String? = nil
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        let location = SourceLocation(file: path)
        let data: Data
        do {
            data = Data(try readFile(path, limit: DocumentParser.maximumBytes))
        } catch {
            let problem: DocumentProblem
            switch error {
            case .tooLarge(let bytes): problem = .tooLarge(bytes: bytes, limit: DocumentParser.maximumBytes)
            case .missing, .notRegular, .refused: problem = .unreadable(reason: error.words)
            }
            throw DiagnosedError(problem, at: location)
        }
        guard let locale else { return try read(data, path: path) }
        let strings = DocumentStrings.find(beside: path, locale: locale)
        let document = try read(data, path: path, strings: strings.value)
        return Diagnosed(document.value, diagnostics: document.diagnostics + strings.diagnostics)
    }

    /// Reads a document from its bytes.
    ///
    /// - Parameters:
    ///   - data: the file's content.
    ///   - path: what problems name as the file.
    /// - Returns: the document, with what is wrong in it and did not keep it from being read.
    /// - Throws: ``DiagnosedError`` with one problem where this is no document for iOS.
    public static func read(_ data: Data, path: String) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        try read(data, path: path, strings: DocumentStrings())
    }

    private static func read(
        _ data: Data, path: String, strings: DocumentStrings
    ) throws(DiagnosedError) -> Diagnosed<InterfaceDocument> {
        let parsed = try DocumentParser.parse(data, file: path)
        let root = strings.isEmpty ? parsed : strings.applied(to: parsed)
        let kind = try checkedKind(of: root)
        let reading = DocumentReading(file: path)
        let document = InterfaceDocument(root, kind: kind, path: path, reading)
        DocumentCheck(document, reading).run()
        return Diagnosed(document, diagnostics: reading.log.diagnostics)
    }

    /// Whether the root element is one that is drawn, and else in one sentence why not.
    private static func checkedKind(of root: DocumentElement) throws(DiagnosedError) -> Kind {
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? ""
        func refuse(_ problem: DocumentProblem) -> DiagnosedError { DiagnosedError(problem, at: root.location) }

        guard ["document", "archive"].contains(root.name) else {
            throw refuse(.notInterfaceBuilder(root: root.name))
        }
        let platforms = [
            ("WatchKit", "watchOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("XROS", "visionOS"),
            ("MacOSX", "macOS"), ("InterfaceBuilder3.Cocoa.", "macOS"), ("Mac.XIB", "macOS"),
        ]
        for (mark, name) in platforms where type.contains(mark) || runtime.contains(mark) {
            throw refuse(.otherPlatform(name: name))
        }
        if root.name == "archive" { throw refuse(.oldFormat) }
        guard type.contains("CocoaTouch") else { throw refuse(.unknownDocumentType(type.isEmpty ? "unknown" : type)) }
        return type.contains("Storyboard") ? .storyboard : .xib
    }

    private init(_ root: DocumentElement, kind: Kind, path: String, _ reading: DocumentReading) {
        var reader = ElementReader(root, reading)
        self.path = path
        self.kind = kind
        toolsVersion = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) }
        usesAutolayout = reader.bool("useAutolayout") ?? false
        usesTraitCollections = reader.bool("useTraitCollections") ?? false
        usesSafeAreas = reader.bool("useSafeAreas") ?? false
        isLaunchScreen = reader.bool("launchScreen") ?? false
        isForPadOnly = root["targetRuntime"] == "iOS.CocoaTouch.iPad"
        ownerView =
            root.child("objects")?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?
            .child("connections")?.children.first { $0.name == "outlet" && $0["property"] == "view" }?["destination"]
        initialViewController = reader.string("initialViewController")
        device = reader.take("device").flatMap { element in
            element["id"].map {
                DocumentDevice(
                    id: $0, isLandscape: element["orientation"] == "landscape", appearance: element["appearance"],
                    layout: element["layout"] ?? element.child("adaptation")?["id"])
            }
        }
        overriddenContentSize = reader.take("accessibilityOverrides").flatMap { Self.contentSize(overriddenBy: $0) }
        defaultMetrics = reader.take(key: "defaultSimulatedMetrics").map { SimulatedMetrics(container: $0) } ?? .init()
        scenes = reader.takeList("scenes").filter { $0.name == "scene" }.map { DocumentScene($0, reading) }
        objects = Self.objects(reader.takeList("objects"), reading)
        globalTintColor = reader.color(key: "tintColor")
        resources = DocumentResources(reader.take("resources"), reading)
        inferredMetricsTieBreakers = Set(reader.takeList("inferredMetricsTieBreakers").compactMap { $0["reference"] })
        reader.ignore([
            "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl", "variant",
            "targetMacRuntime", "retainCatalogs",
        ])
        reader.ignoreChildren(["customFonts", "classes", "commonlyUsedAccessoryViews", "designables"])
        reader.finish()
    }

    /// The text size of the canvas's own settings, counted from extra small; they count only where they are enabled.
    private static func contentSize(overriddenBy element: DocumentElement) -> UIContentSizeCategory? {
        let sizes = UIContentSizeCategory.allCases
        guard element["isEnabled"] == "YES", let rank = element["dynamicTypePreference"].flatMap({ Int($0) }),
            sizes.indices.contains(rank)
        else { return nil }
        return sizes[rank]
    }

    static func objects(_ elements: [DocumentElement], _ reading: DocumentReading) -> [DocumentObject] {
        elements.compactMap { element in
            if let controller = DocumentController(element, reading) { return .controller(controller) }
            if DocumentObject.notDrawn.contains(element.name) || element.name.hasSuffix("GestureRecognizer") {
                return nil
            }
            // An unknown object with subviews is a view of a class that came later.
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

extension DocumentObject {
    /// Objects that have no place in a picture.
    fileprivate static let notDrawn: Set<String> = [
        "placeholder", "exit", "customObject", "searchDisplayController", "barButtonItem", "menu", "navigationItem",
        "tabBarItem", "action", "command", "mainMenu", "keyCommand", "hoverGestureRecognizer", "customFormatter",
    ]
}

extension DocumentScene {
    init(_ element: DocumentElement, _ reading: DocumentReading) {
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
    init(_ element: DocumentElement?, _ reading: DocumentReading) {
        self.init()
        for child in element?.children ?? [] {
            guard let name = child["name"] else { continue }
            var reader = ElementReader(child, reading)
            switch child.name {
            case "image":
                if let width = reader.number("width"), let height = reader.number("height") {
                    images[name] = Image(
                        size: CGSize(width: width, height: height), isSystem: child["catalog"] == "system")
                }
            case "namedColor": namedColors[name] = reader.take("color").flatMap { DocumentColor($0, reading) }
            case "systemColor": systemColors[name] = reader.take("color").flatMap { DocumentColor($0, reading) }
            default: break
            }
        }
    }
}
