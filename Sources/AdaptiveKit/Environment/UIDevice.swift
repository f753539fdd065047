public import Foundation
public import Traits

/// The job's device.
public final class UIDevice: NSObject {
    /// The device of the job that runs.
    public static var current: UIDevice { UIDevice() }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { JobEnvironment.current.screen.traits.userInterfaceIdiom }
    /// Such as `17.0`.
    public var systemVersion: String { "\(JobEnvironment.current.systemVersion).0" }
    public var systemName: String {
        userInterfaceIdiom == .pad && JobEnvironment.current.isAtLeast(iOS: 13) ? "iPadOS" : "iOS"
    }
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    public var name: String { model }
    public var isMultitaskingSupported: Bool { true }
}
