/// The system font of an iOS version.
public enum SystemFontGeneration: String, Hashable, Sendable, CaseIterable {
    /// Helvetica Neue, in iOS 7 and 8.
    case helvetica
    /// San Francisco in iOS 9: two cuts, Text below 20 points and Display from 20 points, which is set loosely.
    case initial
    /// San Francisco in iOS 10: as in iOS 9, but with space between Chinese characters.
    case spaced
    /// San Francisco in iOS 11 to 13: the two cuts, Display set more closely.
    case classic
    /// San Francisco with a continuous optical size between 17 and 28 points: from iOS 14.
    case variable

    /// The system font of an iOS version.
    public init(majorVersion: Int) {
        self =
            switch majorVersion {
            case ..<9: .helvetica
            case 9: .initial
            case 10: .spaced
            case 11...13: .classic
            default: .variable
            }
    }

    /// The system font with which Interface Builder measured a document, by its `toolsVersion`.
    ///
    /// Xcode 12 writes versions from 17000, Xcode 9 from 13000, Xcode 8 from 11000, Xcode 7 from 7000. Most stored
    /// widths agree.
    public init(toolsVersion: Double) {
        self =
            switch toolsVersion {
            case ..<7_000: .helvetica
            case ..<11_000: .initial
            case ..<13_000: .spaced
            case ..<17_000: .classic
            default: .variable
            }
    }
}
