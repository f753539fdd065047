public import CoreMedia
import Foundation

/// Takes photos in the way of iOS 9.
///
/// There is no camera.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    public override init() { super.init() }
    open var outputSettings: [String: Any] = [:]
    open var isHighResolutionStillImageOutputEnabled = false
    open var automaticallyEnablesStillImageStabilizationWhenAvailable = false
    open var isCapturingStillImage: Bool { false }
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) { handler(nil, MediaIsNotRead()) }
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
