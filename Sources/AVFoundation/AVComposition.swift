public import CoreMedia
public import Foundation
public import UIControls

// Films that are put together of others. Films are not read, so all of them stay empty.

/// The track number that stands for any.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// The number of a track in its film.
public typealias CMPersistentTrackID = Int32

/// A film of parts of others.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A film of parts of others that can be changed.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var added: [AVMutableCompositionTrack] = []
    open override var tracks: [AVAssetTrack] { added }
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let track = AVMutableCompositionTrack(mediaType)
        added.append(track)
        return track
    }
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTrack(_ track: AVAssetTrack) { added.removeAll { $0 === track } }
    /// - Throws: always, because films are not read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw MediaIsNotRead()
    }
}

/// A track of a composition.
open class AVMutableCompositionTrack: AVAssetTrack {
    private let kind: AVMediaType
    init(_ kind: AVMediaType) {
        self.kind = kind
        super.init()
    }
    open override var mediaType: AVMediaType { kind }
    private var transform = CGAffineTransform.identity
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    /// - Throws: always, because films are not read.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw MediaIsNotRead()
    }
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

/// How the pictures of a film are put together.
open class AVVideoComposition: NSObject {
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var frameDuration = CMTime.invalid
    open var instructions: [AVVideoCompositionInstruction] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?
    public override init() { super.init() }
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// How the pictures of a film are put together, which can be changed.
open class AVMutableVideoComposition: AVVideoComposition {}

/// The tracks that a film shows for a span of time.
open class AVVideoCompositionInstruction: NSObject {
    open var timeRange = CMTimeRange.zero
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var backgroundColor: CGColor?
    public override init() { super.init() }
}

/// The tracks that a film shows for a span of time, which can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}

/// How a track is shown.
open class AVVideoCompositionLayerInstruction: NSObject {
    public init(assetTrack track: AVAssetTrack) { super.init() }
}

/// How a track is shown, which can be changed.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setTransformRamp(
        fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange
    ) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(
        fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
    ) {}
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// Layers that are shown over a film.
open class AVVideoCompositionCoreAnimationTool: NSObject {
    public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { super.init() }
}

/// The volumes of a film's sounds.
open class AVAudioMix: NSObject {
    open var inputParameters: [AVAudioMixInputParameters] = []
    public override init() { super.init() }
}

/// The volumes of a film's sounds, which can be changed.
open class AVMutableAudioMix: AVAudioMix {}

/// The volume of a track.
open class AVAudioMixInputParameters: NSObject {
    public override init() { super.init() }
}

/// The volume of a track, which can be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
    public convenience init(track: AVAssetTrack?) { self.init() }
    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
