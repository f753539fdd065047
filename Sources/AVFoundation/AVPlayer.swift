public import CoreMedia
public import Foundation
public import UIControls

/// Plays a film or a sound: it stands still at its beginning.
open class AVPlayer: NSObject {
    /// Whether the player can play: it never tries.
    public enum Status: Int, Hashable, Sendable { case unknown = 0, readyToPlay, failed }
    public enum TimeControlStatus: Int, Hashable, Sendable { case paused = 0, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Hashable, Sendable { case advance = 0, pause, none }

    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var status: Status { .unknown }
    open var timeControlStatus: TimeControlStatus { .paused }
    open var error: (any Error)? { nil }
    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var defaultRate: Float = 1
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var isExternalPlaybackActive: Bool { false }
    open var preventsDisplaySleepDuringVideoPlayback = true
    open func playImmediately(atRate rate: Float) {}
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelPendingPrerolls() {}

    public override init() { super.init() }
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    open func play() {}
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { .zero }
    open func seek(to time: CMTime) {}
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several films, one after another.
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }
    open func items() -> [AVPlayerItem] { queue }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue.append(item) }
    open func removeAllItems() { queue = [] }
    open func advanceToNextItem() {}
}

/// Repeats a film; nothing plays.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
    public convenience init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
    ) { self.init(player: player, templateItem: itemToLoop) }
    open var loopCount: Int { 0 }
    open var error: (any Error)? { nil }
    open func disableLooping() {}
}

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

extension NSNotification.Name {
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

/// The layer of a film, which draws only its own background.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// Plays a sound: it stands still at its beginning.
open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open private(set) var url: URL?
    open private(set) var data: Data?
    open var settings: [String: Any] { [:] }
    open var numberOfChannels: Int { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }
    open var pan: Float = 0
    open var numberOfLoops = 0
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    open var enableRate = false
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }

    /// - Throws: nothing; the sound is not read.
    public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
        self.url = url
        super.init()
    }
    /// - Throws: nothing; the sound is not read.
    public init(data: Data, fileTypeHint utiString: String? = nil) throws {
        self.data = data
        super.init()
    }

    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { true }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { true }
    open func pause() {}
    open func stop() {}
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a sound; only tests call it.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The sounds of the app beside those of others; stored, but without effect.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Where sound goes instead of where it would.
    public enum PortOverride: UInt, Hashable, Sendable { case none = 0, speaker = 0x7370_6B72 }
    /// Whether an app may record.
    public enum RecordPermission: UInt, Hashable, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }
    /// Whether an interruption begins.
    public enum InterruptionType: UInt, Hashable, Sendable { case ended = 0, began }
    /// What an app may do after an interruption.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// Why sound goes another way.
    public enum RouteChangeReason: UInt, Hashable, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    /// A way of sound in or out.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headphones = Port(rawValue: "Headphones")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
    }

    public var category: Category { .soloAmbient }
    public var mode: Mode { .default }
    public var categoryOptions: CategoryOptions { [] }
    public var recordPermission: RecordPermission { .undetermined }
    public var sampleRate: Double { 44100 }
    public var ioBufferDuration: TimeInterval { 0.023 }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var isInputAvailable: Bool { false }
    public var availableInputs: [AVAudioSessionPortDescription]? { nil }
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// - Throws: nothing.
    public func setMode(_ mode: Mode) throws {}
    /// - Throws: nothing.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// - Throws: nothing.
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    /// - Throws: nothing.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    /// - Throws: nothing.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}

    private static let session = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { session }
    public var isOtherAudioPlaying: Bool { false }
    public var outputVolume: Float { 1 }
    /// - Throws: nothing.
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
    /// - Throws: nothing.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// - Throws: nothing.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// Where sound comes from and goes to: nowhere.
open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A way of sound in or out; there is none.
open class AVAudioSessionPortDescription: NSObject {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}

/// How sound keeps its pitch at other speeds.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// A track of a film that is played; there is none.
open class AVPlayerItemTrack: NSObject {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
}

/// Receives the pictures of a film that is played: none.
open class AVPlayerItemOutput: NSObject {
    open var suppressesPlayerRendering = false
    open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}

/// Receives the pictures of a film that is played, in pixels: none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
    public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
    open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
    open func copyPixelBuffer(
        forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
    ) -> CVPixelBuffer? { nil }
}

/// How well a film came over the network: there is none.
open class AVPlayerItemAccessLog: NSObject {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// A part of a film that came over the network.
open class AVPlayerItemAccessLogEvent: NSObject {
    open var indicatedBitrate: Double { 0 }
    open var observedBitrate: Double { 0 }
    open var numberOfStalls: Int { 0 }
    open var durationWatched: TimeInterval { 0 }
    open var numberOfBytesTransferred: Int64 { 0 }
    open var transferDuration: TimeInterval { 0 }
    open var startupTime: TimeInterval { -1 }
    open var switchBitrate: Double { 0 }
    open var numberOfMediaRequests: Int { 0 }
    open var numberOfServerAddressChanges: Int { 0 }
    open var downloadOverdue: Int { 0 }
    open var playbackStartDate: Date? { nil }
    open var segmentsDownloadedDuration: TimeInterval { 0 }
    open var serverAddress: String? { nil }
    open var uri: String? { nil }
}

/// What went wrong while a film came over the network.
open class AVPlayerItemErrorLog: NSObject {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// Something that went wrong while a film came over the network.
open class AVPlayerItemErrorLogEvent: NSObject {
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
    open var uri: String? { nil }
}
