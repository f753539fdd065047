public import CoreMedia
public import Foundation

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

extension NSNotification.Name {
    public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}
