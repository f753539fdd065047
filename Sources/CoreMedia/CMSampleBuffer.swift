import Foundation

// Pictures and sounds in memory. Nothing makes any: there are no cameras, and films are not read.

/// A piece of a film or a sound.
public final class CMSampleBuffer: @unchecked Sendable {
    init() {}
}

/// The format of a piece of a film or a sound.
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

/// The size of a film's pictures: none.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    CMVideoDimensions()
}

/// The picture of a piece of a film.
public class CVBuffer: @unchecked Sendable {
    init() {}
}

/// The picture of a piece of a film.
public typealias CVImageBuffer = CVBuffer
/// The picture of a piece of a film, in pixels.
public typealias CVPixelBuffer = CVBuffer

/// Pictures that are used again.
public final class CVPixelBufferPool: @unchecked Sendable {
    init() {}
}

/// The picture of a piece of a film: none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Whether a piece of a film is there: never.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }
/// The time of a piece of a film: none.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Whether a piece of a film is there: never.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// The width of a picture in pixels: none.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The height of a picture in pixels: none.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The length of a picture's row in bytes: none.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// The pixels of a picture: none.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
/// Does nothing: a picture has no pixels.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> Int32 {
    0
}
/// Does nothing: a picture has no pixels.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> Int32 { 0 }

/// How the pixels of a picture are used.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
