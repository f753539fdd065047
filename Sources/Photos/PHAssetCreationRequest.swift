public import Foundation

/// A photo or an album that is about to be made; none is.
open class PHObjectPlaceholder: PHObject {}

/// The making of a photo; nothing is made.
open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { Self() }
    public required override init() { super.init() }
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

/// How a file of a photo is made.
open class PHAssetResourceCreationOptions: NSObject {
    public override init() { super.init() }
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}

/// The change of an album; nothing is changed.
open class PHAssetCollectionChangeRequest: NSObject {
    public override init() { super.init() }
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) { self.init() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { Self(title: title) }
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open func addAssets(_ assets: any NSFastEnumeration) {}
    open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
    open func removeAssets(_ assets: any NSFastEnumeration) {}
    public required init(title: String) {
        self.title = title
        super.init()
    }
}

/// The kind of a photo's file.
public enum PHAssetResourceType: Int, Hashable, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo
}

/// A file of a photo.
///
/// There are none.
open class PHAssetResource: NSObject {
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
    open var type: PHAssetResourceType { .photo }
    open var assetLocalIdentifier: String { "" }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "" }
}

/// How a file of a photo is asked for.
open class PHAssetResourceRequestOptions: NSObject {
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
    open var progressHandler: ((Double) -> Void)?
}

/// Reads the files of photos.
///
/// Requests always fail.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let manager = PHAssetResourceManager()
    open class func `default`() -> PHAssetResourceManager { manager }
    @discardableResult
    open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> Int32 {
        completionHandler(PHPhotosError(.invalidResource))
        return 0
    }
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(PHPhotosError(.invalidResource)) }
    open func cancelDataRequest(_ requestID: Int32) {}
}
