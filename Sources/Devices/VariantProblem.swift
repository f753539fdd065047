public import Diagnostics
public import Foundation

/// A problem with a variant or a selection of variants.
public enum VariantProblem: Problem, Error, Hashable {
    case device(DeviceProblem)
    /// A word that is not valid for this part of a variant, or for any part.
    ///
    /// A list also accepts `all`.
    case unknownWord(String, axis: VariantAxis, nearest: [String], isInList: Bool = false)
    /// A word in the wrong order, or a repeated one.
    case wordOutOfOrder(String, axis: VariantAxis)
    /// A list also accepts ranges and groups.
    case unknownVersion(String, isInList: Bool = false)
    case versionNotOnDevice(SystemVersion, device: String, runs: [SystemVersion])
    case sizeNotOnDevice(
        MultitaskingSize, device: String, orientation: Orientation, ios: SystemVersion, offers: [MultitaskingSize])
    case windowBeyondScreen(MultitaskingSize, device: String, orientation: Orientation, screen: CGSize)
    /// A dark appearance on a version of iOS that has none.
    case noDarkAppearance(SystemVersion)
    case emptyAxis(VariantAxis)
    /// No selected combination exists; the reasons, each once.
    indirect case nothingSelected(reasons: [VariantProblem])

    public var code: String {
        switch self {
        case .device(let problem): problem.code
        case .unknownWord(_, let axis, _, _): "unknown-\(axis.rawValue)"
        case .wordOutOfOrder: "word-out-of-order"
        case .unknownVersion: "unknown-ios-version"
        case .versionNotOnDevice: "version-not-on-device"
        case .sizeNotOnDevice: "size-not-on-device"
        case .windowBeyondScreen: "window-beyond-screen"
        case .noDarkAppearance: "no-dark-appearance"
        case .emptyAxis: "empty-axis"
        case .nothingSelected: "nothing-selected"
        }
    }

    public var message: String {
        switch self {
        case .device(let problem): return problem.message
        case .unknownWord(let word, let axis, _, _): return "\(quoted(word)) is not \(axis.nounWithArticle)"
        case .wordOutOfOrder(let word, let axis):
            return "the \(axis.noun) \(quoted(word)) is out of place"
        case .unknownVersion(let word, _): return "\(quoted(word)) is not a supported version of iOS"
        case .versionNotOnDevice(let version, let device, _): return "\(device) never ran iOS \(version)"
        case .sizeNotOnDevice(let size, let device, let orientation, let ios, _):
            return "\(device) has no \(size.rawValue) in \(orientation.rawValue) on iOS \(ios)"
        case .windowBeyondScreen(let size, let device, let orientation, _):
            return "a window of \(size.rawValue) is larger than the screen of \(device) in \(orientation.rawValue)"
        case .noDarkAppearance(let version): return "iOS \(version) has no dark appearance"
        case .emptyAxis(let axis): return "the list of \(axis.nouns) is empty"
        case .nothingSelected(let reasons):
            let shown = reasons.prefix(4).map { reason in
                reason.message + (reason.remedy.map { " (\($0))" } ?? "")
            }.joined(separator: "; ")
            let more = reasons.count > 4 ? "; and \(reasons.count - 4) more like these" : ""
            return "nothing to draw: \(shown)\(more)"
        }
    }

    public var remedy: String? {
        switch self {
        case .device(let problem): return problem.remedy
        case .unknownWord(_, let axis, let nearest, let isInList):
            let guess = nearest.isEmpty ? "" : "did you mean \(listed(nearest))? "
            return "\(guess)allowed: \((isInList ? axis.listWords : axis.words).joined(separator: ", "))"
        case .wordOutOfOrder:
            return "the order is device/orientation/multitasking/appearance/content-size/direction@ios"
        case .unknownVersion(_, let isInList):
            return isInList ? "allowed: 7 to 18, 26, a range as 15-18, newest, all" : "allowed: 7 to 18, and 26"
        case .versionNotOnDevice(_, _, let runs): return "it ran \(runs.map(\.description).joined(separator: ", "))"
        case .sizeNotOnDevice(_, _, _, _, let offers): return "it has \(listed(offers.map(\.rawValue)))"
        case .windowBeyondScreen(_, _, _, let screen):
            return "at most \(Int(screen.width))x\(Int(screen.height)) fits"
        case .noDarkAppearance: return "dark appearances begin with iOS 13"
        case .emptyAxis(let axis): return "allowed: \(axis.listWords.joined(separator: ", "))"
        case .nothingSelected: return "ask for a combination that exists; `maquette matrix` lists them"
        }
    }
}
