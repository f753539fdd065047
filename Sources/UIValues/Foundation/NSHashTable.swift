public import Foundation

/// A set of objects, which it may hold weakly.
///
/// Foundation's own is not available on Linux. Finding an object takes time in proportion to their number.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var references: [TableReference] = []

    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
        super.init()
    }

    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }

    open func add(_ object: ObjectType?) {
        references.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        references.append(TableReference(object as AnyObject, options))
    }
    open func remove(_ object: ObjectType?) {
        guard let object = object.map({ $0 as AnyObject }) else { return }
        references.removeAll { $0.object == nil || $0.refers(to: object) }
    }
    open func removeAllObjects() { references = [] }
    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object = object.map({ $0 as AnyObject }) else { return nil }
        return references.first { $0.refers(to: object) }?.object as? ObjectType
    }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
