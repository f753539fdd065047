public import Foundation

extension ProcessInfo {
    /// Whether the app runs on a Mac: never.
    public var isMacCatalystApp: Bool { false }
    /// Whether an app for iOS runs on a Mac: never.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the device saves energy: never.
    public var isLowPowerModeEnabled: Bool { false }
    /// The heat of the device.
    public enum ThermalState: Int, Hashable, Sendable { case nominal = 0, fair, serious, critical }
    public var thermalState: ThermalState { .nominal }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
