public import CoreMedia
public import Foundation

/// A film or sound that a player plays.
open class AVPlayerItem: NSObject {
    public enum Status: Int, Hashable, Sendable { case unknown = 0, readyToPlay, failed }

    public let asset: AVAsset
    open var status: Status { .unknown }
    open var duration: CMTime { asset.duration }
    open var presentationSize: CGSize { .zero }
    open var error: (any Error)? { nil }
    open var loadedTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var seekableTimeRanges: [NSValue] { [] }
    open var canPlayFastForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var canStepForward: Bool { false }
    open var canStepBackward: Bool { false }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var outputs: [AVPlayerItemOutput] { [] }
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var preferredPeakBitRate: Double = 0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    open var externalMetadata: [AVMetadataItem] = []
    open func add(_ output: AVPlayerItemOutput) {}
    open func remove(_ output: AVPlayerItemOutput) {}
    open func step(byCount stepCount: Int) {}
    open func currentDate() -> Date? { nil }
    open func cancelPendingSeeks() {}
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(true) }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
    open var preferredForwardBufferDuration: TimeInterval = 0

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

/// How sound keeps its pitch at other speeds.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// A track of an item that a player plays.
open class AVPlayerItemTrack: NSObject {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
}

/// An output of an item that a player plays.
open class AVPlayerItemOutput: NSObject {
    open var suppressesPlayerRendering = false
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}

/// An output that delivers pictures.
///
/// It has none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
}
