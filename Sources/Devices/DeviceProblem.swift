public import Diagnostics

/// A problem with a device's name.
public enum DeviceProblem: Problem, Error, Hashable {
    case unknownDevice(String, nearest: [String])
    case noDeviceMatches(String)

    public var code: String {
        switch self {
        case .unknownDevice: "unknown-device"
        case .noDeviceMatches: "no-device-matches"
        }
    }

    public var message: String {
        switch self {
        case .unknownDevice(let name, _): "there is no device called \(quoted(name))"
        case .noDeviceMatches(let glob): "no device matches \(quoted(glob))"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownDevice(_, let nearest) where !nearest.isEmpty: "did you mean \(listed(nearest))?"
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
