/// The share of a screen that the app's window has.
///
/// > Rule: MT-1.
public enum MultitaskingSize: Hashable, Sendable {
    case full
    case splitThird
    case splitHalf
    case splitTwoThirds
    case slideOver
    /// A window of any size in points: of iPadOS 26, of Stage Manager, of a resizable phone app.
    case window(width: Int, height: Int)

    /// The size of the other app's window beside this one.
    public var companion: MultitaskingSize? {
        switch self {
        case .full: nil
        case .splitThird: .splitTwoThirds
        case .splitHalf: .splitHalf
        case .splitTwoThirds: .splitThird
        case .slideOver: .full
        case .window: nil
        }
    }

    /// Whether the window may have any size.
    public var isFree: Bool {
        if case .window = self { return true }
        return false
    }

    /// The size in a document's `<device layout="…">`, or `nil` for an unknown word.
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

/// The named sizes; windows of any size are too many to list.
extension MultitaskingSize: CaseIterable {
    public static let allCases: [MultitaskingSize] = [.full, .splitThird, .splitHalf, .splitTwoThirds, .slideOver]
}

/// The word on the command line: `split-half`, `500x700`.
extension MultitaskingSize: RawRepresentable, Codable {
    /// The smallest and the largest side that a word may specify: no window is smaller, and no screen is larger.
    public static let sides = 50...4096

    public init?(rawValue: String) {
        if let named = Self.allCases.first(where: { $0.rawValue == rawValue }) {
            self = named
            return
        }
        let sides = rawValue.split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, sides.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let width = Int(sides[0]), let height = Int(sides[1]), Self.sides.contains(width),
            Self.sides.contains(height)
        else { return nil }
        self = .window(width: width, height: height)
    }

    public var rawValue: String {
        switch self {
        case .full: "full"
        case .splitThird: "split-third"
        case .splitHalf: "split-half"
        case .splitTwoThirds: "split-two-thirds"
        case .slideOver: "slide-over"
        case .window(let width, let height): "\(width)x\(height)"
        }
    }
}
