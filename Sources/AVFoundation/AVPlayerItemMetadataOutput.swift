public import CoreMedia
public import Foundation

/// Pieces of metadata that belong to a part of a film or a sound.
open class AVTimedMetadataGroup: NSObject {
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: .zero) }
    open var items: [AVMetadataItem] { [] }
}

/// Receives the metadata of what is played.
public protocol AVPlayerItemMetadataOutputPushDelegate: AnyObject {
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

/// Passes on the metadata of what is played, which is nothing.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    open private(set) var delegateQueue: DispatchQueue?

    public init(identifiers: [String]?) { super.init() }

    open func setDelegate(_ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue: DispatchQueue?) {
        self.delegate = delegate
        delegateQueue = queue
    }
}
