import Traits

/// An axis of variants, in the order of the notation.
public enum VariantAxis: String, Hashable, Sendable, CaseIterable {
    case device
    case orientation
    case multitasking
    case appearance
    case contentSize = "content-size"
    case direction
    case ios

    /// The singular noun for one of its values.
    public var noun: String {
        switch self {
        case .device, .orientation, .appearance, .direction: rawValue
        case .multitasking: "multitasking size"
        case .contentSize: "content size"
        case .ios: "version of iOS"
        }
    }

    /// The noun with its indefinite article: "an orientation".
    var nounWithArticle: String { (noun.first.map("aeio".contains) == true ? "an " : "a ") + noun }

    /// The plural noun for its values.
    var nouns: String { self == .ios ? "versions of iOS" : noun + "s" }

    /// The command-line option: `--content-sizes`.
    public var option: String {
        switch self {
        case .multitasking, .ios: "--\(rawValue)"
        default: "--\(rawValue)s"
        }
    }

    /// The words for its values; for devices, only the groups.
    public var words: [String] {
        switch self {
        case .device: DeviceCatalog.Group.allCases.map(\.rawValue) + ["a name from `maquette devices`"]
        case .orientation: Orientation.allCases.map(\.rawValue)
        case .multitasking: MultitaskingSize.allCases.map(\.rawValue) + ["a window size such as 500x700"]
        case .appearance: Appearance.allCases.map(\.rawValue)
        case .contentSize: AxisWords.contentSizes.map(\.word)
        case .direction: AxisWords.directions.map(\.word)
        case .ios: SystemVersion.allCases.map(\.description)
        }
    }

    /// The words that a list of the axis accepts.
    var listWords: [String] {
        switch self {
        case .device: words
        case .ios: words + ["a range as 15-18", "newest", "all"]
        case .orientation, .multitasking, .appearance, .contentSize, .direction: words + ["all"]
        }
    }
}
