public import Foundation

/// A dictionary whose keys and values may be held weakly.
///
/// Foundation's own is not available on Linux. Finding a key takes time in proportion to their number.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: TableReference, value: TableReference)] = []

    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
        super.init()
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open var count: Int { living.count }

    private var living: [(key: TableReference, value: TableReference)] {
        entries.filter { $0.key.object != nil && $0.value.object != nil }
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
        return entries.first { $0.key.refers(to: key) }?.value.object as? ObjectType
    }
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        removeObject(forKey: aKey)
        guard let key = aKey.map({ $0 as AnyObject }), let value = anObject.map({ $0 as AnyObject }) else { return }
        entries.append((TableReference(key, keyOptions), TableReference(value, valueOptions)))
    }
    open func removeObject(forKey aKey: KeyType?) {
        entries = living
        guard let key = aKey.map({ $0 as AnyObject }) else { return }
        entries.removeAll { $0.key.refers(to: key) }
    }
    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: living.compactMap { $0.key.object }).objectEnumerator()
    }
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: living.compactMap { $0.value.object }).objectEnumerator()
    }
}
