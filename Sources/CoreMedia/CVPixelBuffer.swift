import Foundation

/// The picture of a sample.
public class CVBuffer: @unchecked Sendable {
    init() {}
}

/// The picture of a sample.
public typealias CVImageBuffer = CVBuffer

/// The picture of a sample, in pixels.
public typealias CVPixelBuffer = CVBuffer

/// Pictures that are used again.
public final class CVPixelBufferPool: @unchecked Sendable {
    init() {}
}

/// The width of a picture in pixels, which is 0.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The height of a picture in pixels, which is 0.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The bytes of a row of pixels, which are 0.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

/// The pixels of a picture.
///
/// There are none.
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
