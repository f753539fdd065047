public import Diagnostics
public import Foundation
internal import LocatedText

/// An outlet or action.
public struct DocumentConnection: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable { case outlet, outletCollection, action }

    public var kind: Kind
    /// The outlet's property or the action's selector.
    public var name: String
    public var destination: String
    public var location: SourceLocation
}

/// The presentation style of a controller, as spelled in the format.
public enum DocumentPresentationStyle: String, Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover
    case custom
}

/// A segue from an object of a storyboard to a controller.
public struct DocumentSegue: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case relationship, embed
        case show, showDetail, presentation, popoverPresentation
        case unwind, custom
        /// The kinds from before adaptive segues.
        case push, replace, modal, popover
    }

    public var id: String
    public var kind: Kind
    /// The name of a relationship: `rootViewController`, `viewControllers`.
    public var relationship: String?
    public var destination: String
    public var identifier: String?
    public var modalPresentationStyle: DocumentPresentationStyle?
    /// The id of the view or bar item that a popover points at.
    public var popoverAnchor: String?
    /// The directions among `up`, `down`, `left` and `right`; `nil` if none are named.
    public var popoverArrowDirections: Set<String>?
    public var customClass: String?
    public var customModule: String?
    /// The action that an unwind segue calls.
    public var unwindAction: String?
    public var location: SourceLocation
}

extension DocumentSegue {
    /// Whether its destination is contained in a controller rather than presented in its place or above it.
    public var isContainment: Bool { kind == .relationship || kind == .embed }

    /// Whether its destination is shown in a popover.
    package var leadsToPopover: Bool { kind == .popoverPresentation || kind == .popover }

    init(_ reader: inout ElementReader, destination: String) {
        id = reader.string("id") ?? ""
        kind = reader.spelled("kind") ?? .show
        relationship = reader.string("relationship")
        self.destination = destination
        identifier = reader.string("identifier")
        modalPresentationStyle = reader.spelled("modalPresentationStyle")
        popoverAnchor = reader.string("popoverAnchorView") ?? reader.string("popoverAnchorBarButtonItem")
        popoverArrowDirections = reader.flags(key: "popoverArrowDirection")
        customClass = reader.string("customClass")
        customModule = reader.string("customModule")
        unwindAction = reader.string("unwindAction")
        location = reader.element.location
        reader.ignore(["animates"], .momentary)
        // These attributes matter only to code that creates the controller, and no code runs.
        reader.ignore(["destinationCreationSelector", "splitViewControllerTargetIndex", "trigger"], .bookkeeping)
        // Xcode 6's way of writing the action that the kind stands for.
        reader.ignore(["action"], .outdated)
        reader.ignoreChildren(["nil"], .outdated)
        // The 3D Touch preview and its destination, up to Xcode 10.
        reader.ignore(["preview"], .interaction)
        reader.ignoreChildren(["popoverPassthroughViews", "segue"], .interaction)
    }
}

/// The contents of `<connections>`.
public struct DocumentConnections: Hashable, Sendable {
    public var connections: [DocumentConnection] = []
    public var segues: [DocumentSegue] = []

    public init() {}

    init(_ element: LocatedXML?, _ reading: DocumentReading) {
        guard let element else { return }
        reading.audit?.note(element)
        for child in element.children {
            var reader = ElementReader(child, reading)
            guard let destination = reader.string("destination") else { continue }
            if child.name == "segue" {
                segues.append(DocumentSegue(&reader, destination: destination))
            } else if let kind = DocumentConnection.Kind(rawValue: child.name) {
                connections.append(
                    DocumentConnection(
                        kind: kind, name: reader.string("property") ?? reader.string("selector") ?? "",
                        destination: destination, location: child.location))
                reader.ignore(["eventType"], .interaction)
                reader.ignore(["collectionClass", "appends"], .bookkeeping)
            } else {
                reading.log.warnOnce(
                    "connection:\(child.name)",
                    DocumentProblem.unknownElement(name: child.name, parent: "connections"), at: child.location)
                continue
            }
            reader.finish()
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
        case image(DocumentImage)
        case size(CGSize)
        case point(CGPoint)
        case rect(CGRect)
        case other
    }

    private enum ValueType: String { case string, boolean, image, number, color, size, point, rect, range, `nil` }

    public var keyPath: String
    public var value: Value
    public var location: SourceLocation

    init?(_ element: LocatedXML, _ reading: DocumentReading) {
        var reader = ElementReader(element, reading)
        guard let keyPath = reader.string("keyPath") else { return nil }
        self.keyPath = keyPath
        location = element.location
        switch reader.spelled("type", as: ValueType.self) {
        case .string:
            reader.ignore(["localized"], .bookkeeping)
            value = .string(reader.text("value") ?? "")
        case .boolean: value = .bool(reader.bool("value") ?? false)
        case .image:
            let isSystem = reader.string("catalog") == "system"
            value = .image(DocumentImage(name: reader.string("value") ?? "", isSystem: isSystem))
        case .number:
            var number = reader.reader(key: "value") ?? reader
            value = number.number("value").map { .number(Double($0)) } ?? .other
        case .color: value = reader.color(key: "value").map { .color($0) } ?? .other
        case .size: value = reader.size(key: "value").map { .size($0) } ?? .other
        case .point: value = reader.point(key: "value").map { .point($0) } ?? .other
        case .rect: value = reader.rect(key: "value").map { .rect($0) } ?? .other
        // No UIKit view takes a value of these types.
        case .range, .nil, nil: value = .other
        }
        reader.ignore(["value"], .bookkeeping)
        reader.ignoreChildren(keys: ["value"], .bookkeeping)
        reader.finish()
    }
}
