public import Diagnostics
public import Foundation

/// A problem with a device's name.
public enum DeviceProblem: Problem, Error, Hashable {
    case unknownDevice(String, nearest: [String])
    case noDeviceMatches(String)
    /// A definition that has no name or no mapping.
    case badDefinition(String)
    case badName(String)
    case nameTaken(String)
    case screenInLandscape(CGSize)
    case safeAreaWithoutRoom(String)

    public var code: String {
        switch self {
        case .unknownDevice: "unknown-device"
        case .noDeviceMatches: "no-device-matches"
        case .badDefinition: "bad-device-definition"
        case .badName: "bad-device-name"
        case .nameTaken: "device-name-taken"
        case .screenInLandscape: "screen-in-landscape"
        case .safeAreaWithoutRoom: "safe-area-without-room"
        }
    }

    /// The key of a definition that the problem is about; `nil` for its name, or a problem elsewhere.
    var key: String? {
        switch self {
        case .unknownDevice: "like"
        case .screenInLandscape: "screen"
        case .safeAreaWithoutRoom: "safe-area"
        default: nil
        }
    }

    public var message: String {
        switch self {
        case .unknownDevice(let name, _): "there is no device called \(quoted(name))"
        case .noDeviceMatches(let glob): "no device matches \(quoted(glob))"
        case .badDefinition(let words): "\(quoted(words)) defines no device"
        case .badName(let name): "\(quoted(name)) cannot be the name of a device"
        case .nameTaken(let name): "there is a device or a group called \(quoted(name)) already"
        case .screenInLandscape(let size):
            "a screen of \(Int(size.width))x\(Int(size.height)) points is wider than high"
        case .safeAreaWithoutRoom(let name): "the safe area of \(quoted(name)) leaves no room on its screen"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownDevice(_, let nearest) where !nearest.isEmpty: "did you mean \(listed(nearest))?"
        case .badDefinition: "write it as kiosk={like: ipad-10-9, screen: 900x1200}"
        case .badName: "use lowercase letters, digits and single hyphens, as in lobby-kiosk"
        case .nameTaken: "choose another name; `maquette devices` lists those that are taken"
        case .screenInLandscape: "give the size in portrait, the smaller side first"
        case .safeAreaWithoutRoom: "give it a safe-area that fits its screen"
        default: "`maquette devices` lists them; groups are all, iphones, ipads and current"
        }
    }
}

/// An input word for a message, on one line and shortened if necessary.
func quoted(_ word: String) -> String {
    let printable = word.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }.joined()
    return "'\(printable.count > 60 ? printable.prefix(60) + "…" : printable[...])'"
}

/// `a, b or c`.
func listed(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
}
