/// The direction in which a paragraph is read.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the paragraph's first letter.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether the text is embedded in the text around it, or overrides the direction of its letters.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    case embedding = 0
    case override = 2
}
