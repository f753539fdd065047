public import CoreMedia
public import Foundation
public import UIControls

/// Whether an app may do something: not asked yet.
public enum AVAuthorizationStatus: Int, Hashable, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// A camera or a microphone: the device has none.
open class AVCaptureDevice: NSObject {
    public enum Position: Int, Hashable, Sendable { case unspecified = 0, back, front }
    public enum FlashMode: Int, Hashable, Sendable { case off = 0, on, auto }
    public enum TorchMode: Int, Hashable, Sendable { case off = 0, on, auto }
    public enum FocusMode: Int, Hashable, Sendable { case locked = 0, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Hashable, Sendable { case locked = 0, autoExpose, continuousAutoExposure, custom }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// The format of a camera's pictures.
    open class Format: NSObject { open var videoMaxZoomFactor: CGFloat { 1 } }

    /// Finds cameras: none.
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        open var devices: [AVCaptureDevice] { [] }
    }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var position: Position { .unspecified }
    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var hasFlash: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchActive: Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var flashMode = FlashMode.off
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.autoFocus
    open var exposureMode = ExposureMode.autoExpose
    open var focusPointOfInterest = CGPoint.zero
    open var exposurePointOfInterest = CGPoint.zero
    open var videoZoomFactor: CGFloat = 1
    open var activeFormat = Format()
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// - Throws: nothing.
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
}

/// What a session takes from.
open class AVCaptureInput: NSObject {}
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
    open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
}

/// What a session gives to.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes photos: none.
open class AVCapturePhotoOutput: AVCaptureOutput {
    public override init() { super.init() }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    open var isHighResolutionCaptureEnabled = false
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
    public override init() { super.init() }
    public convenience init(format: [String: Any]?) { self.init() }
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isAutoStillImageStabilizationEnabled = false
}

/// The settings that a photo was taken with.
open class AVCaptureResolvedPhotoSettings: NSObject {}

/// A photo; none is ever taken.
open class AVCapturePhoto: NSObject {
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// Hears of photos; only tests call it.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
}

/// The coding of pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

/// Gives a file; nothing is recorded.
open class AVCaptureFileOutput: AVCaptureOutput {
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {}
    open func stopRecording() {}
}

/// Records films: none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    public override init() { super.init() }
    open var movieFragmentInterval = CMTime.invalid
}

/// Hears of a recording; only tests call it.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Finds codes in a camera's pictures: none.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    public override init() { super.init() }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {}
}

/// Something that a camera saw.
open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let face = ObjectType(rawValue: "face")
    }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
}

/// A code that a camera saw.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

/// Hears of codes; only tests call it.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

/// Takes from a camera and gives to outputs; it never runs.
open class AVCaptureSession: NSObject {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }

    public override init() { super.init() }
    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}

/// The layer of a camera's picture, which draws only its own background.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        bounds.width > 0 && bounds.height > 0
            ? CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height) : .zero
    }
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
