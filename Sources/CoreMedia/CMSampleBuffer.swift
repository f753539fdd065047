import Foundation

// Media samples. There are none, because there is no camera and films are not read.

/// A media sample.
public final class CMSampleBuffer: @unchecked Sendable {
    init() {}
}

/// The format of a media sample.
public final class CMFormatDescription: @unchecked Sendable {
    public init() {}
}

/// The format of a film's pictures.
public typealias CMVideoFormatDescription = CMFormatDescription

/// The size of a film's pictures in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32
    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// The size of a film's pictures, which is zero.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    CMVideoDimensions()
}

/// The picture of a sample.
///
/// There is none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// Whether the data of a sample is available.
///
/// It is not.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

/// The presentation time of a sample, which is invalid.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }

/// Whether the data of a sample is available.
///
/// It is not.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
