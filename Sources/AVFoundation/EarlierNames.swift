// The names that constants and types have in Swift 4.
//
// > Rule: the SDK's API notes, `SwiftVersions`, 4.

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { .multiRoute }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: AVAudioSession.Mode { .default }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { .moviePlayback }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { .spokenAudio }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { .voiceChat }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoChat")
public var AVAudioSessionModeVideoChat: AVAudioSession.Mode { .videoChat }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { .measurement }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.gameChat")
public var AVAudioSessionModeGameChat: AVAudioSession.Mode { .gameChat }

@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: AVAudioSession.Mode { .videoRecording }

/// The earlier name of `AVAudioSession.CategoryOptions`.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions

/// The earlier name of `AVAssetExportSession.Status`.
@available(swift, obsoleted: 4.2, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// The earlier name of `AVPlayer.Status`.
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status

/// The earlier name of `AVPlayer.TimeControlStatus`.
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus

/// The earlier name of `AVPlayerItem.Status`.
@available(swift, obsoleted: 4.2, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
