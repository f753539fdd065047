public import Foundation
@_exported public import Photos
public import UIControls
@_exported public import UniformTypeIdentifiers

/// The photos that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
    private let word: String
    public static let images = PHPickerFilter(word: "images")
    public static let videos = PHPickerFilter(word: "videos")
    public static let livePhotos = PHPickerFilter(word: "livePhotos")
    public static let screenshots = PHPickerFilter(word: "screenshots")
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(word: subfilters.map(\.word).joined(separator: "|"))
    }
}

/// The settings of a picker of photos.
public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Int, Hashable, Sendable { case automatic = 0, current, compatible }
    public enum Selection: Int, Hashable, Sendable { case `default` = 0, ordered }

    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var selection = Selection.default
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was picked; none is.
public struct PHPickerResult {
    public let assetIdentifier: String?
    public let itemProvider: NSItemProvider
}

/// A picker of photos, drawn as a frame with its name.
open class PHPickerViewController: StandInController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(for: "PHPickerViewController")
    }

    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}

/// Is notified of picked photos; only tests call it.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A photo that moves, drawn as a frame with its name.
open class PHLivePhotoView: StandInView {
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var playbackGestureRecognizer: UIGestureRecognizer { gesture }
    private let gesture = UILongPressGestureRecognizer()
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
    /// The badge of moving photos.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: "livephoto") ?? UIImage()
    }
}

/// How a photo moves.
public enum PHLivePhotoViewPlaybackStyle: Int, Hashable, Sendable { case undefined = 0, full, hint }

/// The look of the badge of moving photos.
public struct PHLivePhotoBadgeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Is notified when a live photo plays; only tests call it.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}

extension PHPhotoLibrary {
    @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    @MainActor public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) { completionHandler([]) }
}
