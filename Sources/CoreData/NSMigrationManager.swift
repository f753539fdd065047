public import Foundation

// Stores are never migrated, so policies of an app compile and are not called.

/// The mapping of one model's objects to another one's.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []

    public override init() { super.init() }
    public init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) { nil }
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { NSMappingModel() }
}

/// The mapping of an entity.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var entityMigrationPolicyClassName: String?
    open var userInfo: [AnyHashable: Any]?
}

/// The mapping of a property.
open class NSPropertyMapping: NSObject {
    open var name: String?
    open var valueExpression: Any?
    open var userInfo: [AnyHashable: Any]?
}

/// A migration between two models.
open class NSMigrationManager: NSObject {
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    public let destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open var userInfo: [AnyHashable: Any]?

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        self.sourceModel = sourceModel
        self.destinationModel = destinationModel
        super.init()
    }

    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {}
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
}

/// An app's own steps in the migration of an entity.
open class NSEntityMigrationPolicy: NSObject {
    public override init() { super.init() }
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
