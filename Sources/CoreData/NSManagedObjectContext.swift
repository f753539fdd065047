public import Foundation
public import UIValues

/// The way in which a context's work is scheduled; all of it is done at once.
public enum NSManagedObjectContextConcurrencyType: UInt, Hashable, Sendable {
    case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Managed objects, which contexts of one coordinator share.
///
/// Only memory holds them, from the app's start on. The class is sendable as Apple's is,
/// which works on a queue of its own; here a preview uses it on its one thread.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public enum ScheduledTaskType: Hashable, Sendable { case immediate, enqueued }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? ownCoordinator }
        set { ownCoordinator = newValue }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// The objects of a context without a coordinator.
    private let ownObjects = ManagedObjects()

    open var name: String?
    open var transactionAuthor: String?
    open var undoManager: UndoManager?
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open var userInfo: NSMutableDictionary { notes }
    private let notes = NSMutableDictionary()

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        super.init()
    }

    public convenience init(_ ct: NSManagedObjectContextConcurrencyType) { self.init(concurrencyType: ct) }

    var objects: ManagedObjects { parent?.objects ?? ownCoordinator?.objects ?? ownObjects }

    func nextNumber() -> Int { objects.nextNumber() }

    /// The entity of a class, of the coordinator's model if that has it.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        persistentStoreCoordinator?.managedObjectModel.entitiesByName[type.managedEntityName]
            ?? NSEntityDescription(of: type)
    }

    // MARK: Objects

    open var registeredObjects: Set<NSManagedObject> { Set(objects.all) }
    open var insertedObjects: Set<NSManagedObject> { Set(objects.all.filter(\.isInserted)) }
    open var updatedObjects: Set<NSManagedObject> { Set(objects.all.filter(\.isUpdated)) }
    open var deletedObjects: Set<NSManagedObject> { Set(objects.deleted) }
    open var hasChanges: Bool { objects.hasChanges }

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        object.isInserted = true
        objects.insert(object)
        post(.NSManagedObjectContextObjectsDidChange, [NSInsertedObjectsKey: Set([object])])
    }

    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        objects.delete(object)
        post(.NSManagedObjectContextObjectsDidChange, [NSDeletedObjectsKey: Set([object])])
    }

    func changed(_ object: NSManagedObject) {
        objects.change()
        post(.NSManagedObjectContextObjectsDidChange, [NSUpdatedObjectsKey: Set([object])])
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        objects.object(with: objectID)
    }

    /// - Throws: an error of Cocoa's domain if there is no such object.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
        }
        return object
    }

    // MARK: Requests

    /// The objects that meet a request, in its order.
    ///
    /// An object is of the entity with the name, or of one below it.
    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let name = request.entityName
        var found: [NSManagedObject] = objects.all.filter { object in name.map { object.isOf(entity: $0) } ?? true }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        found = found.sorted(by: request.sortDescriptors ?? [])
        found = Array(found.dropFirst(max(0, request.fetchOffset)))
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        switch request.resultType {
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
        case .dictionaryResultType:
            let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
            return found.compactMap { object in
                let keys = names ?? Array(object.entity.attributesByName.keys)
                return NSDictionary(dictionary: object.dictionaryWithValues(forKeys: keys)) as? T
            }
        default: return found.compactMap { $0 as? T }
        }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        let resultType = request.resultType
        request.resultType = .managedObjectResultType
        defer { request.resultType = resultType }
        return try fetch(request).count
    }

    /// Runs a request for many objects; a request to delete them deletes them.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
        let doomed = try fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
        for object in doomed { delete(object) }
        return NSBatchDeleteResult(doomed.map(\.objectID))
    }

    // MARK: Changes

    open func save() throws {
        let changed = objects.all.filter(\.hasChanges), deleted = objects.deleted
        for object in changed { object.willSave() }
        post(.NSManagedObjectContextWillSave, [:])
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(changed.filter(\.isInserted)),
            NSUpdatedObjectsKey: Set(changed.filter(\.isUpdated)),
            NSDeletedObjectsKey: Set(deleted),
        ]
        objects.commit()
        for object in changed { object.didSave() }
        post(.NSManagedObjectContextDidSave, info)
    }

    /// Removes what was inserted since the last save, and brings back what was deleted.
    open func rollback() { objects.rollBack() }
    open func reset() { rollback() }
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}
    open func detectConflicts(for object: NSManagedObject) {}
    open func setQueryGenerationFrom(_ generation: Any?) throws {}
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    // MARK: Work

    /// Does the work at once.
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    open func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
}

extension Notification.Name {
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSManagedObjectReferentialIntegrityError = 133_000

extension [NSManagedObject] {
    fileprivate func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return self }
        // Equal objects keep their order.
        return enumerated().sorted { left, right in
            for descriptor in descriptors {
                let order = descriptor.compare(left.element, to: right.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return left.offset < right.offset
        }.map(\.element)
    }
}
