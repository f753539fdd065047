public import CoreMedia
public import Foundation

public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
public let AVVideoProfileLevelH264Main41 = "H264_Main_4_1"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

/// Writes a film to a file.
///
/// Writing always fails.
open class AVAssetWriter: NSObject {
    /// How far the writing is.
    public enum Status: Int, Hashable, Sendable { case unknown = 0, writing, completed, failed, cancelled }

    public let outputURL: URL
    open private(set) var inputs: [AVAssetWriterInput] = []
    open private(set) var status = Status.unknown
    open var error: (any Error)? { status == .failed ? MediaIsNotRead() : nil }
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false

    /// - Throws: nothing.
    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        self.outputURL = outputURL
        super.init()
    }

    open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    @discardableResult open func startWriting() -> Bool {
        status = .failed
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func finishWriting(completionHandler handler: @escaping () -> Void) { handler() }
    open func cancelWriting() { status = .cancelled }
}

/// A track of a film that is written.
open class AVAssetWriterInput: NSObject {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var isReadyForMoreMediaData: Bool { false }

    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        self.mediaType = mediaType
        self.outputSettings = outputSettings
        super.init()
    }

    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
}

/// Gives the pictures of a film to a track that is written.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
    public let assetWriterInput: AVAssetWriterInput
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        assetWriterInput = input
        super.init()
    }
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// Reads the samples of a film.
///
/// Reading always fails.
open class AVAssetReader: NSObject {
    /// How far the reading is.
    public enum Status: Int, Hashable, Sendable { case unknown = 0, reading, completed, failed, cancelled }

    public let asset: AVAsset
    open private(set) var outputs: [AVAssetReaderOutput] = []
    open private(set) var status = Status.unknown
    open var error: (any Error)? { status == .failed ? MediaIsNotRead() : nil }
    open var timeRange = CMTimeRange.zero

    /// - Throws: nothing.
    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
    }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    @discardableResult open func startReading() -> Bool {
        status = .failed
        return false
    }
    open func cancelReading() { status = .cancelled }
}

/// The samples of a track.
///
/// There are none.
open class AVAssetReaderOutput: NSObject {
    open var alwaysCopiesSampleData = true
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// The samples of one track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
    public let track: AVAssetTrack
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        self.track = track
        super.init()
    }
}

/// The pictures of several tracks, put together.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
    public let videoTracks: [AVAssetTrack]
    open var videoComposition: AVVideoComposition?
    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        self.videoTracks = videoTracks
        super.init()
    }
}

/// The sounds of several tracks, put together.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
    public let audioTracks: [AVAssetTrack]
    open var audioMix: AVAudioMix?
    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        self.audioTracks = audioTracks
        super.init()
    }
}
