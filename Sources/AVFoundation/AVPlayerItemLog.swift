public import CoreMedia
public import Foundation

/// The record of streaming a film.
///
/// Nothing is streamed.
open class AVPlayerItemAccessLog: NSObject {
    open var events: [AVPlayerItemAccessLogEvent] { [] }
}

/// An event of streaming a film.
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

/// The errors of streaming a film.
///
/// Nothing is streamed.
open class AVPlayerItemErrorLog: NSObject {
    open var events: [AVPlayerItemErrorLogEvent] { [] }
}

/// An error of streaming a film.
open class AVPlayerItemErrorLogEvent: NSObject {
    open var errorStatusCode: Int { 0 }
    open var errorDomain: String { "" }
    open var errorComment: String? { nil }
    open var uri: String? { nil }
}
