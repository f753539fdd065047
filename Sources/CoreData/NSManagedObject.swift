public import Foundation
// Files that import Core Data alone sort and describe with these.
@_exported public import UIValues

/// A type that a fetch request can return.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of a managed object.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    private let number: Int

    init(_ entity: NSEntityDescription, _ number: Int) {
        self.entity = entity
        self.number = number
        super.init()
    }

    public var isTemporaryID: Bool { false }
    public weak var persistentStore: NSPersistentStore?

    public func uriRepresentation() -> URL {
        URL(fileURLWithPath: "/\(entity.name ?? "")/p\(number)")
    }
}

/// An object of a model, whose values are in memory.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValues {
    public let entity: NSEntityDescription
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var objectID: NSManagedObjectID
    open internal(set) var isInserted = false
    open internal(set) var isDeleted = false
    open internal(set) var isUpdated = false
    /// The values by their names.
    private var values: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity, context?.nextNumber() ?? 0)
        super.init()
        context?.insert(self)
        awakeFromInsert()
    }

    /// Creates an object of the class's own entity.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    /// The name of the class's entity, where that is another one; ported code of a model overrides it.
    ///
    /// Not part of Core Data.
    open class var managedEntityName: String { String(describing: self) }

    /// The entity of the class: one with the class's name.
    open class func entity() -> NSEntityDescription { NSEntityDescription(of: self) }

    /// A request for all objects of the class.
    ///
    /// A class's own method of the name, which Xcode writes with the class's type, is preferred.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: managedEntityName)
    }

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { hasChanges }
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {}
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] { values }
    open func changedValues() -> [String: Any] { hasChanges ? values : [:] }

    open func value(forKey key: String) -> Any? {
        values[key] ?? (entity.properties.first { $0.name == key } as? NSAttributeDescription)?.defaultValue
    }
    open func value(forKeyPath keyPath: String) -> Any? {
        KeyedValue.value(at: keyPath.components(separatedBy: "."), of: self)
    }
    open func setValue(_ value: Any?, forKey key: String) {
        values[key] = value
        if !isInserted { isUpdated = true }
        managedObjectContext?.changed(self)
    }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: Set(keys).compactMap { key in value(forKey: key).map { (key, $0) } })
    }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// Whether the object's entity, or one above it, has the name: of a model or of the classes.
    func isOf(entity name: String) -> Bool {
        entity.isKind(ofName: name)
            || sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains {
                ($0.subjectType as? NSManagedObject.Type)?.managedEntityName == name
            }
    }

    // MARK: Properties of subclasses

    /// The value of a property; `nil` if it has none of the type.
    ///
    /// Not part of Core Data: ported code declares an `@NSManaged` property with it.
    public func managedValue<Value>(_ key: String) -> Value? { KeyedValue.typed(value(forKey: key)) }

    /// Adds objects to a property with several ones, or removes them.
    ///
    /// Not part of Core Data: ported code declares the methods of an `@NSManaged` relationship with it.
    public func changeManaged(_ key: String, adding added: [Any] = [], removing removed: [Any] = []) {
        let present = value(forKey: key)
        let isOrdered = present is NSOrderedSet
        let objects = (present as? NSOrderedSet)?.array ?? (present as? NSSet)?.allObjects ?? []
        let changed = NSMutableOrderedSet(array: objects)
        for object in removed { changed.remove(object) }
        for object in added { changed.add(object) }
        setValue(isOrdered ? NSOrderedSet(orderedSet: changed) : NSSet(array: changed.array), forKey: key)
    }
}
