public import Foundation

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
    /// The codes of errors of a session.
    public enum ErrorCode: Int, Hashable, Sendable, Error {
        case none = 0
        case mediaServicesFailed = 1_836_282_486
        case isBusy = 560_030_580
        case incompatibleCategory = 560_161_140
        case cannotInterruptOthers = 560_557_684
        case badParam = -50
        case unspecified = 2_003_329_396
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

    /// An output that replaces the usual one.
    public enum PortOverride: UInt, Hashable, Sendable { case none = 0, speaker = 0x7370_6B72 }
    /// Whether an app may record.
    public enum RecordPermission: UInt, Hashable, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }
    /// Whether an interruption begins.
    public enum InterruptionType: UInt, Hashable, Sendable { case ended = 0, began }
    /// The hints to an app when an interruption ends.
    public struct InterruptionOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }
    /// The reason for a change of inputs or outputs.
    public enum RouteChangeReason: UInt, Hashable, Sendable {
        case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }
    /// The kind of an audio input or output.
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

/// The audio inputs and outputs in use.
///
/// There are none.
open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// An audio input or output.
///
/// There is none.
open class AVAudioSessionPortDescription: NSObject {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}
