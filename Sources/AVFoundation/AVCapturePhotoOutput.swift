public import CoreMedia
public import Foundation

/// Takes photos: none.
open class AVCapturePhotoOutput: AVCaptureOutput {
    public override init() { super.init() }
    open var __supportedFlashModes: [NSNumber] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// Whether a photo comes fast or good.
    public enum QualityPrioritization: Int, Hashable, Sendable { case speed = 1, balanced, quality }

    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var isDepthDataDeliverySupported: Bool { false }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(true, nil) }
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
    public override init() { super.init() }
    public convenience init(format: [String: Any]?) { self.init() }
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var metadata: [String: Any] = [:]
    open var livePhotoMovieFileURL: URL?
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    open var format: [String: Any]? { nil }
    open var uniqueID: Int64 { 0 }
    open var isAutoStillImageStabilizationEnabled = false
}

/// The settings that a photo was taken with.
open class AVCaptureResolvedPhotoSettings: NSObject {
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
}

/// A photo; none is ever taken.
open class AVCapturePhoto: NSObject {
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open var previewPixelBuffer: CVPixelBuffer? { nil }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var metadata: [String: Any] { [:] }
    open var timestamp: CMTime { .zero }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}

/// Is notified of photos; only tests call it.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput,
        didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}
