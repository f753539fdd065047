public import Foundation

/// A change of one element, in words for people who read interfaces.
public struct LayoutChange: Hashable, Sendable, Codable {
    /// The kinds of change that an element can have, several at a time.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case appeared, vanished, moved, resized, text, font, color, image, drawing, order, container, environment
    }

    public var kinds: [Kind]
    /// The element's ID in the input or in the tree.
    public var element: String
    /// The element in words, such as `label ‘Title’`.
    public var subject: String
    /// The change in words, such as `moved down 4 pt and lost its last word`.
    public var words: String
    /// The old and new frames in the picture, in points: x, y, width, height.
    public var was: [Double]?
    public var now: [Double]?

    public init(
        kinds: [Kind], element: String, subject: String, words: String, was: CGRect? = nil, now: CGRect? = nil
    ) {
        self.kinds = kinds
        self.element = element
        self.subject = subject
        self.words = words
        self.was = was.map(Self.numbers)
        self.now = now.map(Self.numbers)
    }

    public var sentence: String { "\(subject) \(words)" }

    private static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
    }
}
