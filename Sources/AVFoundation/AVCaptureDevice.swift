public import CoreMedia
public import Foundation

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
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let microphone = builtInMicrophone
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    public enum WhiteBalanceMode: Int, Hashable, Sendable {
        case locked = 0, autoWhiteBalance, continuousAutoWhiteBalance
    }
    public enum AutoFocusRangeRestriction: Int, Hashable, Sendable { case none = 0, near, far }
    /// The format of a camera's pictures.
    open class Format: NSObject {
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
        open var minExposureDuration: CMTime { .zero }
        open var maxExposureDuration: CMTime { .zero }
        open var isVideoHDRSupported: Bool { false }
        open func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool { false }
    }

    /// Finds cameras: none.
    open class DiscoverySession: NSObject {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
        open var devices: [AVCaptureDevice] { [] }
    }

    open var constituentDevices: [AVCaptureDevice] { [] }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }

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

    public static let currentISO: Float = .greatestFiniteMagnitude
    public static let currentExposureDuration = CMTime.invalid
    public static let currentLensPosition: Float = .greatestFiniteMagnitude

    open var position: Position { .unspecified }
    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }
    open var modelID: String { "" }
    open var manufacturer: String { "" }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var formats: [Format] { [] }
    open var isConnected: Bool { false }
    open var isSuspended: Bool { false }
    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var isFlashActive: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var torchLevel: Float { 0 }
    open var isAdjustingFocus: Bool { false }
    open var isAdjustingExposure: Bool { false }
    open var isAdjustingWhiteBalance: Bool { false }
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isLowLightBoostSupported: Bool { false }
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
    open var lensPosition: Float { 0 }
    open var iso: Float { 0 }
    open var exposureDuration: CMTime { .zero }
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open var isSmoothAutoFocusEnabled = false
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var whiteBalanceMode = WhiteBalanceMode.autoWhiteBalance
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// - Throws: nothing.
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    open func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
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

/// The frame rates of a camera.
open class AVFrameRateRange: NSObject {
    open var minFrameRate: Double { 0 }
    open var maxFrameRate: Double { 0 }
    open var minFrameDuration: CMTime { .zero }
    open var maxFrameDuration: CMTime { .zero }
}
