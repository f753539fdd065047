public import AVFoundation
public import Foundation

/// The change of a list; there is none.
open class PHFetchResultChangeDetails<Object: AnyObject>: NSObject {
    public let fetchResultBeforeChanges: PHFetchResult<Object>
    public let fetchResultAfterChanges: PHFetchResult<Object>
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var insertedIndexes: IndexSet? { nil }
    open var changedIndexes: IndexSet? { nil }
    open var removedObjects: [Object] { [] }
    open var insertedObjects: [Object] { [] }
    open var changedObjects: [Object] { [] }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
    init(_ result: PHFetchResult<Object>) { (fetchResultBeforeChanges, fetchResultAfterChanges) = (result, result) }
}

/// A list of photos or albums: it is empty.
open class PHFetchResult<Object: AnyObject>: NSObject, NSFastEnumeration {
    public override init() { super.init() }
    open var count: Int { 0 }
    open var firstObject: Object? { nil }
    open var lastObject: Object? { nil }
    /// The object at an index, of which there is none.
    open func object(at index: Int) -> Object { preconditionFailure("the list of photos is empty") }
    open subscript(index: Int) -> Object { object(at: index) }
    open func objects(at indexes: IndexSet) -> [Object] { [] }
    open func contains(_ anObject: Object) -> Bool { false }
    open func index(of anObject: Object) -> Int { NSNotFound }
    open func enumerateObjects(_ block: @escaping (Object, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
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
