public import CoreMedia
public import Foundation

/// The kind of a track.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let text = AVMediaType(rawValue: "text")
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType("com.apple.quicktime-movie")
    public static let mp4 = AVFileType("public.mpeg-4")
    public static let m4v = AVFileType("com.apple.m4v-video")
    public static let m4a = AVFileType("com.apple.m4a-audio")
    public static let jpg = AVFileType("public.jpeg")
    public static let heic = AVFileType("public.heic")
}

/// A film or a sound: it is not read, and has no tracks and no length.
open class AVAsset: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(url URL: URL) { self.init() }

    open var duration: CMTime { .zero }
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .failed
    }
    open func track(withTrackID trackID: Int32) -> AVAssetTrack? { nil }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
    open func cancelLoading() {}
}

/// Whether a value of a film is loaded.
public enum AVKeyValueStatus: Int, Hashable, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A film or a sound in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: Foundation.URL, options: [String: Any]? = nil) {
        self.url = URL
        super.init()
    }
}

/// A track of a film; there are none.
open class AVAssetTrack: NSObject {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var mediaType: AVMediaType { .video }
    open var timeRange: CMTimeRange { .zero }
    open weak var asset: AVAsset?
    open var trackID: Int32 { 0 }
    open var formatDescriptions: [Any] { [] }
    open var isEnabled: Bool { false }
    open var isPlayable: Bool { false }
    open var minFrameDuration: CMTime { .invalid }
    open var metadata: [AVMetadataItem] { [] }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
}

/// Takes pictures from a film: none, because it is not read.
open class AVAssetImageGenerator: NSObject {
    /// The result of one picture.
    public enum Result: Int, Hashable, Sendable { case succeeded = 0, failed, cancelled }
    /// The part of a film's picture that is taken.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var apertureMode: ApertureMode?
    open var videoComposition: AVVideoComposition?
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// The picture at a time.
    ///
    /// - Throws: always, because the film is not read.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw MediaIsNotRead()
    }

    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) { for _ in requestedTimes { handler(.zero, nil, .zero, .failed, MediaIsNotRead()) } }

    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, requestedTime, MediaIsNotRead()) }

    open func cancelAllCGImageGeneration() {}
}

/// The reason why a film has no pictures.
struct MediaIsNotRead: Error, CustomStringConvertible {
    var description: String { "films and sounds are not read here" }
}

extension NSValue {
    /// A value of a time, in seconds.
    public convenience init(time: CMTime) { self.init(point: CGPoint(x: time.seconds, y: Double(time.timescale))) }
    /// The time of the value.
    public var timeValue: CMTime {
        CMTime(seconds: pointValue.x, preferredTimescale: Int32(max(1, min(1e9, pointValue.y))))
    }
}

/// How a film fits its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

extension NSValue {
    /// A value of a span of time, in seconds.
    public convenience init(timeRange: CMTimeRange) {
        self.init(point: CGPoint(x: timeRange.start.seconds, y: timeRange.duration.seconds))
    }
    /// The span of time of the value.
    public var timeRangeValue: CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: pointValue.x, preferredTimescale: 1_000_000),
            duration: CMTime(seconds: pointValue.y, preferredTimescale: 1_000_000))
    }
}

/// Takes one picture of a film.
public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler

/// The largest rectangle of a ratio in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
