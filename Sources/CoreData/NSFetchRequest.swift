public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The form in which objects are fetched.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: Self = []
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// A search for objects of an entity.
///
/// Its type has no constraint, as a protocol of Swift does not conform to itself: `NSFetchRequest<NSFetchRequestResult>`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open private(set) var entityName: String?
    open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of objects; 0 for all.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    public override init() { super.init() }

    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }
}

/// A request to delete many objects.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        super.init()
    }
}

/// The form of a deletion's answer.
public enum NSBatchDeleteRequestResultType: UInt, Hashable, Sendable {
    case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}

/// The objects that were deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The identities of the objects.
    public let result: Any?

    init(_ deleted: [NSManagedObjectID]) {
        result = deleted
        super.init()
    }
}
