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
        enum Kind {
            /// An attribute with a type of Swift.
            case attribute(type: String)
            /// A relationship to one object of an entity.
            case one(entity: String)
            /// A relationship to several objects of an entity.
            case several(entity: String, isOrdered: Bool)
        }

        var name: String
        var kind: Kind
    }

    private let entities: [Entity]
    /// The names of the classes by those of their entities.
    private let classNames: [String: String]

    /// Reads the current version of a model.
    ///
    /// - Parameter bundle: the `.xcdatamodeld` folder, or one version, an `.xcdatamodel` folder.
    /// - Returns: `nil` if no file can be read.
    public init?(bundle: URL) {
        let reader = DataModelReader()
        guard let file = Self.contents(of: bundle), let parser = XMLParser(contentsOf: file) else { return nil }
        parser.delegate = reader
        guard parser.parse() else { return nil }
        entities = reader.entities
        classNames = Dictionary(
            reader.entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
    }

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
        for entity in entities where known.insert(entity.className).inserted { declarations.append(swift(for: entity)) }
        declarations.removeAll(where: \.isEmpty)
        guard !declarations.isEmpty else { return nil }
        return "import CoreData\nimport Foundation\n\n" + declarations.joined(separator: "\n")
    }

    private func className(of entity: String) -> String { classNames[entity] ?? entity }

    /// The class of an entity, or its properties alone; empty if a name could be other code.
    private func swift(for entity: Entity) -> String {
        guard let type = Self.name(entity.className), let name = Self.name(entity.name),
            let parent = Self.name(entity.parent.map(className) ?? "NSManagedObject")
        else { return "" }
        var text = ""
        if entity.isWhole {
            text += "@objc(\(type))\npublic class \(type): \(parent) {\n"
            if name != type { text += "    public override class var managedEntityName: String { \"\(name)\" }\n" }
            text += "}\n\n"
        }
        text += "extension \(type) {\n"
        text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {\n"
        text += "        NSFetchRequest<\(type)>(entityName: \"\(name)\")\n    }\n"
        for property in entity.properties {
            guard let members = swift(for: property) else { return "" }
            for member in members { text += "    @NSManaged public \(member)\n" }
        }
        return text + "}\n"
    }

    /// The members of a property; `nil` if a name could be other code.
    private func swift(for property: Property) -> [String]? {
        guard let name = Self.name(property.name) else { return nil }
        switch property.kind {
        case .attribute(let type): return Self.isType(type) ? ["var \(name): \(type)"] : nil
        case .one(let entity): return Self.name(className(of: entity)).map { ["var \(name): \($0)?"] }
        case .several(let entity, let isOrdered):
            guard let element = Self.name(className(of: entity)) else { return nil }
            let set = isOrdered ? "NSOrderedSet" : "NSSet"
            let capital = name.prefix(1).uppercased() + name.dropFirst()
            return ["var \(name): \(set)?"]
                + ["addTo", "removeFrom"].flatMap { prefix in
                    ["func \(prefix)\(capital)(_ value: \(element))", "func \(prefix)\(capital)(_ values: \(set))"]
                }
        }
    }

    /// Whether a text can only be a type: `[String: Int]?`.
    private static func isType(_ text: String) -> Bool {
        text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>?,:[] ".contains($0) }
    }

    /// The word if it is an identifier.
    private static func name(_ word: String) -> String? {
        guard let first = word.first, first.isLetter || first == "_" else { return nil }
        return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? word : nil
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
                DataModel.Property(name: name, kind: .attribute(type: Self.type(of: attributes))))
        case "relationship":
            guard isWritten, let name = attributes["name"], let entity = attributes["destinationEntity"] else { return }
            let kind: DataModel.Property.Kind =
                attributes["toMany"] == "YES"
                ? .several(entity: entity, isOrdered: attributes["ordered"] == "YES") : .one(entity: entity)
            entities[entities.count - 1].properties.append(DataModel.Property(name: name, kind: kind))
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
