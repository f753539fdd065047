import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The entities of a Core Data model, for which Xcode writes classes while it builds.
public struct DataModel {
    /// An entity of the model.
    struct Entity {
        var name: String
        var className: String
        var parent: String?
        /// Whether Xcode writes the class, or only the properties of a class in the sources.
        var isWhole: Bool
        var properties: [Property] = []
    }

    /// An attribute or a relationship.
    struct Property {
        var name: String
        var type: String
        /// The class of the objects, of a relationship with several.
        var element: String?
    }

    private(set) var entities: [Entity] = []

    /// Reads the current version of a model.
    ///
    /// - Parameter bundle: the `.xcdatamodeld` folder, or one version, an `.xcdatamodel` folder.
    /// - Returns: `nil` if there is no file that can be read.
    public init?(bundle: URL) {
        let reader = DataModelReader()
        guard let file = Self.contents(of: bundle), let parser = XMLParser(contentsOf: file) else { return nil }
        parser.delegate = reader
        guard parser.parse() else { return nil }
        // A destination may have a class of another name.
        let classes = Dictionary(
            reader.entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
        entities = reader.entities.map { entity in
            var entity = entity
            entity.parent = entity.parent.map { classes[$0] ?? $0 }
            for index in entity.properties.indices {
                let property = entity.properties[index]
                if let element = property.element { entity.properties[index].element = classes[element] ?? element }
                if property.type.hasPrefix(Self.destination) {
                    let name = String(property.type.dropFirst(Self.destination.count))
                    entity.properties[index].type = "\(classes[name] ?? name)?"
                }
            }
            return entity
        }
    }

    /// What stands before the entity that a relationship leads to, until all classes are known.
    static let destination = "→"

    private static func contents(of bundle: URL) -> URL? {
        guard bundle.pathExtension == "xcdatamodeld" else { return bundle.appendingPathComponent("contents") }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
        var current = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted().last
        if let data = try? Data(contentsOf: bundle.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String, names.contains(name)
        {
            current = name
        }
        return current.map { bundle.appendingPathComponent($0).appendingPathComponent("contents") }
    }

    /// The classes and properties as Xcode writes them; `nil` if it writes none.
    ///
    /// - Parameter known: the names of the classes of other models, which are not written again; this model's are added.
    public func swift(besides known: inout Set<String>) -> String? {
        var declarations: [String] = []
        for entity in entities where known.insert(entity.className).inserted { declarations.append(entity.swift) }
        declarations.removeAll(where: \.isEmpty)
        guard !declarations.isEmpty else { return nil }
        return "import CoreData\nimport Foundation\n\n" + declarations.joined(separator: "\n")
    }
}

extension DataModel.Entity {
    fileprivate var swift: String {
        // The names become code.
        let names = [name, className] + [parent].compactMap { $0 } + properties.map(\.name) + properties.compactMap(\.element)
        guard names.allSatisfy(Self.isName), properties.allSatisfy({ Self.isType($0.type) }) else { return "" }
        var text = ""
        if isWhole {
            text += "@objc(\(className))\npublic class \(className): \(parent ?? "NSManagedObject") {\n"
            if name != className {
                text += "    public override class var managedEntityName: String { \"\(name)\" }\n"
            }
            text += "}\n\n"
        }
        text += "extension \(className) {\n"
        text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(className)> {\n"
        text += "        NSFetchRequest<\(className)>(entityName: \"\(name)\")\n    }\n"
        for property in properties {
            text += "    @NSManaged public var \(property.name): \(property.type)\n"
            guard let element = property.element, let first = property.name.first else { continue }
            let capital = first.uppercased() + property.name.dropFirst()
            let set = property.type.dropLast()
            for prefix in ["addTo", "removeFrom"] {
                text += "    @NSManaged public func \(prefix)\(capital)(_ value: \(element))\n"
                text += "    @NSManaged public func \(prefix)\(capital)(_ values: \(set))\n"
            }
        }
        return text + "}\n"
    }

    /// Whether a text can only be a type: `[String: Int]?`.
    private static func isType(_ text: String) -> Bool {
        text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>?,:[] ".contains($0) }
    }

    private static func isName(_ word: String) -> Bool {
        guard let first = word.first, first.isLetter || first == "_" else { return false }
        return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}

/// Reads a model's file.
private final class DataModelReader: NSObject, XMLParserDelegate {
    var entities: [DataModel.Entity] = []
    /// Whether Xcode writes the properties of the entity that is read.
    private var isWritten = false

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes: [String: String]
    ) {
        switch elementName {
        case "entity":
            let kind = attributes["codeGenerationType"]
            isWritten = kind == "class" || kind == "category"
            guard isWritten, let name = attributes["name"] else { return }
            let className = attributes["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
            entities.append(
                DataModel.Entity(
                    name: name, className: className ?? name, parent: attributes["parentEntity"],
                    isWhole: kind == "class"))
        case "attribute":
            guard isWritten, let name = attributes["name"] else { return }
            entities[entities.count - 1].properties.append(
                DataModel.Property(name: name, type: Self.type(of: attributes)))
        case "relationship":
            guard isWritten, let name = attributes["name"], let entity = attributes["destinationEntity"] else { return }
            let isSeveral = attributes["toMany"] == "YES"
            entities[entities.count - 1].properties.append(
                DataModel.Property(
                    name: name,
                    type: isSeveral
                        ? attributes["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?" : DataModel.destination + entity,
                    element: isSeveral ? entity : nil))
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        if elementName == "entity" { isWritten = false }
    }

    private static func type(of attributes: [String: String]) -> String {
        let number = attributes["usesScalarValueType"] == "NO" ? "NSNumber?" : nil
        return switch attributes["attributeType"] {
        case "Integer 16": number ?? "Int16"
        case "Integer 32": number ?? "Int32"
        case "Integer 64": number ?? "Int64"
        case "Double": number ?? "Double"
        case "Float": number ?? "Float"
        case "Boolean": number ?? "Bool"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        case "Transformable": "\(attributes["customClassName"] ?? "NSObject")?"
        default: "NSObject?"
        }
    }
}
