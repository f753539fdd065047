public import CoreMedia
public import Foundation

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

    /// A player without a sound, which code replaces later.
    public override init() { super.init() }

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

/// Is notified of a player's progress; only tests call it.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
