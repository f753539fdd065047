public import Foundation

/// A model with its objects.
open class NSPersistentContainer: NSObject {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        super.init()
    }

    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

    /// Reports each store as loaded; it is empty.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.add(NSPersistentStore(description.url, type: description.type))
            block(description, nil)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Does the work at once.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
    open func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// A container whose store iCloud would share.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    open func initializeCloudKitSchema() throws {}
}

/// The settings of an iCloud store; stored, but have no effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}

/// The settings of a store; stored, but have no effect.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public override init() { super.init() }

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A store, which has no file.
open class NSPersistentStore: NSObject {
    open var url: URL?
    open var type: String
    open var isReadOnly = false
    open var identifier: String! = "memory"
    open var metadata: [String: Any]! = [:]

    init(_ url: URL?, type: String) {
        self.url = url
        self.type = type
        super.init()
    }
}

/// The objects of a model's stores.
open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    let objects = ManagedObjects()

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    func add(_ store: NSPersistentStore) { persistentStores.append(store) }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(storeURL, type: storeType)
        add(store)
        return store
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        add(NSPersistentStore(storeDescription.url, type: storeDescription.type))
        block(storeDescription, nil)
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {}
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.all.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
}

/// The policy for an object that two contexts changed; here they share their objects.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// The kind of a merge policy.
public enum NSMergePolicyType: UInt, Hashable, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

public let NSErrorMergePolicy: any Sendable = NSMergePolicy.error
public let NSRollbackMergePolicy: any Sendable = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: any Sendable = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: any Sendable = NSMergePolicy.mergeByPropertyStoreTrump

// The types and options of stores.
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
