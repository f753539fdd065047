public import Foundation
public import UIControls

/// How a command was carried out.
public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
    case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120, commandFailed = 200
}

/// A command from the lock screen or a headset, which never comes.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true

    open func addTarget(_ target: Any, action: Selector) {}
    @discardableResult open func addTarget(
        handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
    ) -> Any { NSObject() }
    open func removeTarget(_ target: Any?) {}
    open func removeTarget(_ target: Any, action: Selector?) {}
}

/// The event of a command.
open class MPRemoteCommandEvent: NSObject {
    public let command: MPRemoteCommand
    /// When it happened, in seconds.
    public let timestamp: TimeInterval

    init(command: MPRemoteCommand) {
        self.command = command
        timestamp = 0
    }
}

/// A command to skip a length of time.
open class MPSkipIntervalCommand: MPRemoteCommand {
    open var preferredIntervals: [NSNumber] = []
}

/// The event of a command to skip a length of time.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    /// The length of time, in seconds.
    open var interval: TimeInterval { 0 }
}

/// A command to play from a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

/// The event of a command to play from a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    /// The place, in seconds.
    open var positionTime: TimeInterval { 0 }
}

/// A command to change the speed.
open class MPChangePlaybackRateCommand: MPRemoteCommand {
    open var supportedPlaybackRates: [NSNumber] = []
}

/// The event of a command to change the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    open var playbackRate: Float { 1 }
}

/// The commands from the lock screen and headsets.
open class MPRemoteCommandCenter: NSObject {
    open class func shared() -> MPRemoteCommandCenter { MPRemoteCommandCenter() }

    public let pauseCommand = MPRemoteCommand()
    public let playCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let seekForwardCommand = MPRemoteCommand()
    public let seekBackwardCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
}
