/// The system font of an iOS version.
public enum SystemFontGeneration: String, Hashable, Sendable, CaseIterable {
    /// Helvetica Neue, in iOS 7 and 8.
    case helvetica
    /// San Francisco in iOS 9: the Latin of later versions, but without space between Chinese characters.
    case initial
    /// San Francisco in two cuts, Text below 20 points and Display from 20 points: iOS 10 to 13.
    case classic
    /// San Francisco with a continuous optical size between 17 and 28 points: from iOS 14.
    case variable

    /// The system font of an iOS version.
    public init(majorVersion: Int) {
        self =
            majorVersion < 9
            ? .helvetica : majorVersion < 10 ? .initial : majorVersion < 14 ? .classic : .variable
    }

    /// The system font with which Interface Builder measured a document, by its `toolsVersion`.
    ///
    /// Xcode 12 writes versions from 17000, Xcode 8 from 11000, Xcode 7 from 7000. Most stored widths agree.
    public init(toolsVersion: Double) {
        self =
            toolsVersion < 7_000
            ? .helvetica : toolsVersion < 11_000 ? .initial : toolsVersion < 17_000 ? .classic : .variable
    }
}
