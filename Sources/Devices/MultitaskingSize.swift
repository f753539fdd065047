/// How much of an iPad's screen the app's window has.
///
/// > Rule: MT-1.
public enum MultitaskingSize: String, Hashable, Sendable, CaseIterable, Codable {
    case full
    case splitThird = "split-third"
    case splitHalf = "split-half"
    case splitTwoThirds = "split-two-thirds"
    case slideOver = "slide-over"

    /// Whether the window shares the screen with another beside it.
    public var isSplit: Bool { self == .splitThird || self == .splitHalf || self == .splitTwoThirds }

    /// What the other app's window has while this one has this size.
    public var companion: MultitaskingSize? {
        switch self {
        case .full: nil
        case .splitThird: .splitTwoThirds
        case .splitHalf: .splitHalf
        case .splitTwoThirds: .splitThird
        case .slideOver: .full
        }
    }

    /// Of a document's `<device layout="…">`, or `nil` for a word that Interface Builder does not write.
    public init?(interfaceBuilderLayout: String) {
        switch interfaceBuilderLayout {
        case "fullscreen": self = .full
        case "splitview1_3": self = .splitThird
        case "splitview1_2": self = .splitHalf
        case "splitview2_3": self = .splitTwoThirds
        case "slideover1_3": self = .slideOver
        default: return nil
        }
    }
}
