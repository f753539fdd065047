public import Devices
public import Diagnostics

/// A problem with the arguments of a trace.
public enum TraceProblem: Problem, Hashable {
    /// A window cannot move to another device.
    case otherDevice(String, start: String)
    /// A device cannot change its system version while an app runs.
    case otherVersion(SystemVersion, start: SystemVersion)
    /// Neither `--to` nor `--background`.
    case nothingHappens

    public var code: String {
        switch self {
        case .otherDevice: "other-device"
        case .otherVersion: "other-version"
        case .nothingHappens: "nothing-happens"
        }
    }

    public var message: String {
        switch self {
        case .otherDevice(let name, let start): "a window on \(start) cannot move to \(name)"
        case .otherVersion(let version, let start): "iOS \(start) does not become iOS \(version) while an app runs"
        case .nothingHappens: "nothing happens to the window"
        }
    }

    public var remedy: String? {
        switch self {
        case .otherDevice: "use the same device in --from and every --to"
        case .otherVersion: "use the same version after the @ in --from and every --to"
        case .nothingHappens: "add --to with the new variant, or --background"
        }
    }
}
