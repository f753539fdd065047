import Traits

/// One of the axes that variants differ along, in the order in which they are written and counted.
public enum VariantAxis: String, Hashable, Sendable, CaseIterable {
    case device
    case orientation
    case multitasking
    case appearance
    case contentSize = "content-size"
    case direction
    case ios

    /// What a sentence calls one of its values.
    public var noun: String {
        switch self {
        case .device, .orientation, .appearance, .direction: rawValue
        case .multitasking: "multitasking size"
        case .contentSize: "content size"
        case .ios: "version of iOS"
        }
    }

    /// What a sentence calls several of them.
    var nouns: String { self == .ios ? "versions of iOS" : noun + "s" }

    /// The option that selects from it: `--content-sizes`.
    public var option: String {
        switch self {
        case .multitasking, .ios: "--\(rawValue)"
        default: "--\(rawValue)s"
        }
    }

    /// Every word that may be written for one of its values; of devices, whose names are too many, the groups.
    public var words: [String] {
        switch self {
        case .device: DeviceCatalog.Group.allCases.map(\.rawValue) + ["a name of `maquette devices`"]
        case .orientation: Orientation.allCases.map(\.rawValue)
        case .multitasking: MultitaskingSize.allCases.map(\.rawValue) + ["a window's size as 500x700"]
        case .appearance: Appearance.allCases.map(\.rawValue)
        case .contentSize: AxisWords.contentSizes.map(\.word)
        case .direction: AxisWords.directions.map(\.word)
        case .ios: SystemVersion.allCases.map(\.description)
        }
    }

    /// Every word that may stand in a list of the axis.
    var listWords: [String] {
        switch self {
        case .device: words
        case .ios: words + ["a range as 15-18", "newest", "all"]
        case .orientation, .multitasking, .appearance, .contentSize, .direction: words + ["all"]
        }
    }
}
