import Foundation

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
    case right = 2, left, up, down

    /// Whether the direction leads to the beginning of a text.
    var goesBack: Bool { self == .left || self == .up }
}

/// A direction in the text.
public enum UITextStorageDirection: Int, Hashable, Sendable { case forward = 0, backward }

/// A direction in the text or on the screen, by its number.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Whether the direction leads to the beginning of a text.
    var goesBack: Bool {
        UITextLayoutDirection(rawValue: rawValue)?.goesBack ?? (rawValue == UITextStorageDirection.backward.rawValue)
    }
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
