import Devices
public import Foundation
public import Traits

/// The device of the running job.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private let screen: ScreenFacts
    private let majorVersion: Int

    public override init() {
        let job = JobEnvironment.current
        screen = job.screen
        majorVersion = job.systemVersion.major
    }

    open class var current: UIDevice { UIDevice() }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { screen.traits.userInterfaceIdiom }
    /// The kind of device: `iPhone`, `iPad`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var name: String { model }
    /// The name of the system; that of iPads changed with iOS 13.
    open var systemName: String { userInterfaceIdiom == .pad && majorVersion >= 13 ? "iPadOS" : "iOS" }
    /// The first release of the rendered version: `17.0`.
    open var systemVersion: String { "\(majorVersion).0" }

    /// Whether the device reports that it turns: it never turns while a picture is drawn.
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set { _ = newValue }
    }
    open var proximityState: Bool { false }
    open var isBatteryMonitoringEnabled: Bool {
        get { false }
        set { _ = newValue }
    }
    /// The charge, from 0 to 1.
    open var batteryLevel: Float { 1 }
    open var batteryState: BatteryState { .full }
    public enum BatteryState: Int, Hashable, Sendable { case unknown = 0, unplugged, charging, full }
    /// The id of the app's maker on the device: the same for all.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
    open var isMultitaskingSupported: Bool { true }
    open func playInputClick() {}

    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")

    /// The orientation of the device; its landscape names are opposite to the interface's.
    open var orientation: UIDeviceOrientation {
        switch screen.interfaceOrientation {
        case .unknown: .unknown
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        }
    }
}

/// The kind of the device, as apps asked before iOS 13.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
