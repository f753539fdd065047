public import Foundation
public import UIControls

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"

/// A picture for a song or a podcast.
open class MPMediaItemArtwork: NSObject {
    /// The size of the picture, in points.
    public let bounds: CGRect
    private let requestHandler: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        self.requestHandler = requestHandler
    }

    public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }

    /// The picture for a size in points.
    open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}

/// Whether the app may use the music library.
public enum MPMediaLibraryAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined = 0, denied, restricted, authorized
}

/// The music library, which the app may not use.
open class MPMediaLibrary: NSObject {
    open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
