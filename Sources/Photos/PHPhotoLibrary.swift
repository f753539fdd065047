@_exported public import AVFoundation
@_exported public import CoreLocation
public import Foundation
public import ImageIO

/// Whether an app may see the photos: not asked yet.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// What an app may do with the photos.
public enum PHAccessLevel: Int, Hashable, Sendable { case addOnly = 1, readWrite }

/// The device's photos: there are none.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { library }
    public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Changes nothing.
    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, nil) }
    /// Changes nothing.
    ///
    /// - Throws: always, because there are no photos.
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    public var unavailabilityReason: (any Error)? { nil }
}

/// Why photos cannot be seen or changed.
public struct PHPhotosError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case networkAccessRequired = 3164
        case invalidResource = 3302
        case accessRestricted = 3310
        case accessUserDenied
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Hears of changes; only tests call it.
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

/// The change of a photo; there is none.
open class PHObjectChangeDetails<Object: PHObject>: NSObject {
    public let objectBeforeChanges: Object
    open var objectAfterChanges: Object? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
    init(_ object: Object) { objectBeforeChanges = object }
}

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

/// The kind of a photo or film.
public enum PHAssetMediaType: Int, Hashable, Sendable { case unknown = 0, image, video, audio }

/// The kinds of a photo.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

/// Where a photo comes from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// How a moving photo is played.
public enum PHAssetPlaybackStyle: Int, Hashable, Sendable {
    case unsupported = 0, image, imageAnimated, livePhoto, video, videoLooping
}

/// What can be changed of a photo.
public enum PHAssetEditOperation: Int, Hashable, Sendable { case delete = 1, content, properties }

/// A photo, film or album.
open class PHObject: NSObject {
    open var localIdentifier: String { "" }
}

/// A photo or film; there are none.
open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var duration: TimeInterval { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var sourceType: PHAssetSourceType { [] }
    open var playbackStyle: PHAssetPlaybackStyle { .unsupported }
    open var representsBurst: Bool { false }
    open var burstIdentifier: String? { nil }
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int {
        completionHandler(nil, [:])
        return 0
    }
    open func cancelContentEditingInputRequest(_ requestID: Int) {}
    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
}

/// The kind of an album.
public enum PHAssetCollectionType: Int, Hashable, Sendable { case album = 1, smartAlbum, moment }
/// The kind of an album among those of its type.
public enum PHAssetCollectionSubtype: Int, Hashable, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden,
        smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary,
        smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos,
        smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload
    case any = 9_223_372_036_854_775_807
}

/// A list of albums or photos.
open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
    open class func fetchCollections(
        in collectionList: PHCollectionList, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// The kind of a folder of albums.
public enum PHCollectionListType: Int, Hashable, Sendable { case momentList = 1, folder, smartFolder }
/// The kind of a folder among those of its type.
public enum PHCollectionListSubtype: Int, Hashable, Sendable {
    case momentListCluster = 1, momentListYear
    case regularFolder = 100
    case smartFolderEvents = 200, smartFolderFaces
    case any = 9_223_372_036_854_775_807
}

/// A folder of albums; there are none.
open class PHCollectionList: PHCollection {
    open class func fetchCollectionLists(
        with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

/// An album; there are none.
open class PHAssetCollection: PHCollection {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open var estimatedAssetCount: Int { 0 }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// How a photo fits the size that is asked for.
public enum PHImageContentMode: Int, Hashable, Sendable {
    case aspectFit = 0, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}
/// The version of an edited photo.
public enum PHImageRequestOptionsVersion: Int, Hashable, Sendable { case current = 0, unadjusted, original }
/// Whether a quick photo comes before the good one.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
    case opportunistic = 0, highQualityFormat, fastFormat
}
/// How exactly a photo has the size that is asked for.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable { case none = 0, fast, exact }

/// How a photo is asked for.
open class PHImageRequestOptions: NSObject {
    public override init() { super.init() }
    open var version = PHImageRequestOptionsVersion.current
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
    open var isSynchronous = false
    open var normalizedCropRect = CGRect.zero
    open var progressHandler: PHAssetImageProgressHandler?
}

/// Hears how far a photo has come from the network.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// Hears how far a film has come from the network.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// How a film is asked for.
open class PHVideoRequestOptions: NSObject {
    public enum DeliveryMode: Int, Hashable, Sendable {
        case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
    }
    public override init() { super.init() }
    open var isNetworkAccessAllowed = false
    open var deliveryMode = DeliveryMode.automatic
    open var version = PHVideoRequestOptionsVersion.current
    open var progressHandler: PHAssetVideoProgressHandler?
}
/// How good a film is that is asked for.
public typealias PHVideoRequestOptionsDeliveryMode = PHVideoRequestOptions.DeliveryMode

/// The version of an edited film.
public enum PHVideoRequestOptionsVersion: Int, Hashable, Sendable { case current = 0, original }

/// The number of a request.
public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// Gives photos and films: none.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let manager = PHImageManager()
    public override init() { super.init() }
    open class func `default`() -> PHImageManager { manager }
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    @discardableResult
    open func requestLivePhoto(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
        resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return PHInvalidImageRequestID
    }
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives photos and keeps them ready: none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    open var allowsCachingHighQualityImages = true
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// The change of a photo; nothing is changed.
open class PHAssetChangeRequest: NSObject {
    public convenience init(for asset: PHAsset) { self.init() }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    open func revertAssetContentToOriginal() {}
    @discardableResult
    open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
    @discardableResult
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
    @discardableResult
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}
