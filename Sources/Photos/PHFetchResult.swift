public import AVFoundation
public import Foundation

/// The change of a list; there is none.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
    public let fetchResultAfterChanges: PHFetchResult<ObjectType>
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedObjects: [ObjectType] { [] }
    open var changedObjects: [ObjectType] { [] }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
    init(_ result: PHFetchResult<ObjectType>) { (fetchResultBeforeChanges, fetchResultAfterChanges) = (result, result) }
}

/// A list of photos or albums: it is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSFastEnumeration {
    public override init() { super.init() }
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    /// The object at an index, of which there is none.
    open func object(at index: Int) -> ObjectType { preconditionFailure("the list of photos is empty") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    open func enumerateObjects(
        options: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateObjects(
        at indexes: IndexSet, options: NSEnumerationOptions = [],
        using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// Which photos to list.
open class PHFetchOptions: NSObject {
    public override init() { super.init() }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var wantsIncrementalChangeDetails = true
}
