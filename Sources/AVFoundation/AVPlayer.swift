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
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) { queue.append(item) }
    open func removeAllItems() { queue = [] }
    open func advanceToNextItem() {}
}

/// Repeats a film; nothing plays.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { super.init() }
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
    open var videoComposition: AnyObject?
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
    open var numberOfLoops = 0
    open var enableRate = false
    open var isMeteringEnabled = false
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }

    /// - Throws: nothing; the sound is not read.
    public init(contentsOf url: URL) throws { super.init() }
    /// - Throws: nothing; the sound is not read.
    public init(data: Data) throws { super.init() }

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
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    }
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

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
