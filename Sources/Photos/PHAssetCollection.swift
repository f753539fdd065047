public import AVFoundation
import Foundation

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
