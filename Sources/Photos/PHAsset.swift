public import AVFoundation
public import CoreLocation
public import Foundation

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

/// A change that an app can make to a photo.
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
