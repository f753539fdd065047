/// Which system font an iOS version sets its text in.
public enum SystemFontGeneration: String, Hashable, Sendable, CaseIterable {
    /// Helvetica Neue, in iOS 7 and 8.
    case helvetica
    /// San Francisco in two cuts, Text below 20 points and Display from there on: iOS 9 to 13.
    case classic
    /// San Francisco with a continuous optical size between 17 and 28 points: from iOS 14 on.
    case variable

    /// The system font of an iOS version.
    public init(majorVersion: Int) {
        self = majorVersion < 9 ? .helvetica : majorVersion < 14 ? .classic : .variable
    }

    /// The system font that Interface Builder measured a document with, by the document's `toolsVersion`.
    ///
    /// Xcode 12 writes versions from 17000 on, Xcode 7 from 7000 on. Most stored widths of documents agree with this.
    public init(toolsVersion: Double) {
        self = toolsVersion < 7_000 ? .helvetica : toolsVersion < 17_000 ? .classic : .variable
    }
}
