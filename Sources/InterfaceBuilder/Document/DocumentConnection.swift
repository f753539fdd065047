public import Diagnostics

/// An outlet or action: who is told of what.
public struct DocumentConnection: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable { case outlet, outletCollection, action }

    public var kind: Kind
    /// The outlet's property or the action's selector.
    public var name: String
    public var destination: String
    public var location: SourceLocation
}

/// A way from one object of a storyboard to a controller.
public struct DocumentSegue: Hashable, Sendable {
    public var id: String
    /// `show`, `embed`, `relationship`, and the older `push`, `modal`, `replace`.
    public var kind: String
    /// What a relationship is called: `rootViewController`, `viewControllers`.
    public var relationship: String?
    public var destination: String
    public var identifier: String?
    public var modalPresentationStyle: String?
    /// The view or bar item that a popover points at, by id.
    public var popoverAnchor: String?
    /// `up`, `down`, `left`, `right`; `nil` where none are named.
    public var popoverArrowDirections: Set<String>?
    public var customClass: String?
    /// The action that an unwind segue calls.
    public var unwindAction: String?
    public var location: SourceLocation
}

extension DocumentSegue {
    init(_ element: DocumentElement, destination: String) {
        id = element["id"] ?? ""
        kind = element["kind"] ?? "show"
        relationship = element["relationship"]
        self.destination = destination
        identifier = element["identifier"]
        modalPresentationStyle = element["modalPresentationStyle"]
        popoverAnchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
        popoverArrowDirections = element.child("popoverArrowDirection").map { directions in
            Set(directions.attributes.filter { $0.value == "YES" }.keys)
        }
        customClass = element["customClass"]
        unwindAction = element["unwindAction"]
        location = element.location
    }
}

/// Everything inside `<connections>`.
public struct DocumentConnections: Hashable, Sendable {
    public var connections: [DocumentConnection] = []
    public var segues: [DocumentSegue] = []

    public init() {}

    init(_ element: DocumentElement?, _ reading: DocumentReading) {
        for child in element?.children ?? [] {
            guard let destination = child["destination"] else { continue }
            switch child.name {
            case "segue":
                segues.append(DocumentSegue(child, destination: destination))
            default:
                guard let kind = DocumentConnection.Kind(rawValue: child.name) else {
                    reading.log.warnOnce(
                        "connection:\(child.name)",
                        DocumentProblem.unknownElement(name: child.name, parent: "connections"), at: child.location)
                    continue
                }
                connections.append(
                    DocumentConnection(
                        kind: kind, name: child["property"] ?? child["selector"] ?? "", destination: destination,
                        location: child.location))
            }
        }
    }
}

/// A value that Xcode sets through key-value coding when the document is loaded.
public struct DocumentRuntimeAttribute: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
        case string(String)
        case number(Double)
        case bool(Bool)
        case color(DocumentColor)
        case image(String)
        case other
    }

    public var keyPath: String
    public var value: Value
    public var location: SourceLocation

    init?(_ element: DocumentElement, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        guard let keyPath = reader.string("keyPath") else { return nil }
        self.keyPath = keyPath
        location = element.location
        switch element["type"] {
        case "string": value = .string(reader.text("value") ?? "")
        case "boolean": value = .bool(element["value"] == "YES")
        case "image": value = .image(element["value"] ?? "")
        case "number":
            var number = ElementReader(reader.take(key: "value") ?? element, reading)
            value = number.number("value").map { .number(Double($0)) } ?? .other
        case "color": value = reader.color(key: "value").map { .color($0) } ?? .other
        default: value = .other
        }
    }
}
