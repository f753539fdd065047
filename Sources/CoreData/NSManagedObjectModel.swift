public import Foundation

/// The entities of an app's data.
///
/// A compiled model is not read: entities come from the names of classes.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = []
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
    open var versionIdentifiers: Set<AnyHashable> = []

    public override init() { super.init() }
    public init?(contentsOf url: URL) { super.init() }
    public init?(byMerging models: [NSManagedObjectModel]?) {
        super.init()
        entities = models?.flatMap(\.entities) ?? []
    }
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// A kind of managed objects.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The name of the class of the objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = []
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    open internal(set) weak var superentity: NSEntityDescription?
    open var uniquenessConstraints: [[Any]] = []
    open var userInfo: [AnyHashable: Any]?

    public override init() { super.init() }

    init(of type: NSManagedObject.Type) {
        name = type.managedEntityName
        managedObjectClassName = String(describing: type)
        super.init()
    }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(ofName: entity.name ?? "") }

    /// Whether the entity or one above it has the name.
    func isKind(ofName name: String) -> Bool {
        sequence(first: self, next: \.superentity).contains { $0.name == name }
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        if let known = context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName] {
            return known
        }
        let entity = NSEntityDescription()
        entity.name = entityName
        entity.managedObjectClassName = entityName
        return entity
    }

    /// Creates an object of the class with an entity's name, or a plain one.
    ///
    /// The class is in the module of the call, which `fileID` names.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext, fileID: String = #fileID
    ) -> NSManagedObject {
        let entity = entity(forEntityName: entityName, in: context) ?? NSEntityDescription()
        let module = fileID.prefix { $0 != "/" }
        let type =
            NSClassFromString("\(module).\(entity.managedObjectClassName ?? entityName)") as? NSManagedObject.Type
        return (type ?? NSManagedObject.self).init(entity: entity, insertInto: context)
    }
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open internal(set) weak var entity: NSEntityDescription?
}

/// A property with one value.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var allowsExternalBinaryDataStorage = false
    open var valueTransformerName: String?
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Hashable, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var minCount = 0
    open var maxCount = 0
    open var isOrdered = false
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isToMany: Bool { maxCount != 1 }
}

/// The rule for the objects that a deleted one leads to; stored, but has no effect.
public enum NSDeleteRule: UInt, Hashable, Sendable {
    case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
