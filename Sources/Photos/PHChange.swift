public import Foundation

/// Is notified of changes; only tests call it.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the photos; there is none.
open class PHChange: NSObject {
    open func changeDetails<Object>(for fetchResult: PHFetchResult<Object>) -> PHFetchResultChangeDetails<Object>? {
        nil
    }
    open func changeDetails<Object: PHObject>(for object: Object) -> PHObjectChangeDetails<Object>? { nil }
}

/// A change of a photo.
///
/// Photos never change.
open class PHObjectChangeDetails<Object: PHObject>: NSObject {
    public let objectBeforeChanges: Object
    open var objectAfterChanges: Object? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
    init(_ object: Object) { objectBeforeChanges = object }
}
