public import Foundation

/// How steady a film is made.
public enum AVCaptureVideoStabilizationMode: Int, Hashable, Sendable {
    case off = 0, standard, cinematic, cinematicExtended
    case auto = -1
}

/// An input of a session.
open class AVCaptureInput: NSObject {
    /// A stream of an input.
    open class Port: NSObject {
        open var mediaType: AVMediaType { .video }
        open var isEnabled = true
    }

    open var ports: [Port] { [] }
}

/// The camera or microphone that a session takes from.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    /// - Throws: nothing.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}

/// The orientation of a camera's pictures.
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
    case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The way from a session's input to an output.
open class AVCaptureConnection: NSObject {
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoOrientationSupported: Bool { true }
    open var isVideoMirrored = false
    open var isVideoMirroringSupported: Bool { true }
    open var automaticallyAdjustsVideoMirroring = true
    open var videoRotationAngle: CGFloat = 0
    open var isEnabled = true
    open var isActive: Bool { false }
    open var inputPorts: [AVCaptureInput.Port] { [] }
    open weak var output: AVCaptureOutput?
    open var videoPreviewLayer: AVCaptureVideoPreviewLayer? { nil }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var isVideoStabilizationSupported: Bool { false }
    open var isVideoMinFrameDurationSupported: Bool { false }
    open var videoScaleAndCropFactor: CGFloat = 1
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
}

/// An output of a session.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? { metadataObject }
    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
        rectInOutputCoordinates
    }
}
