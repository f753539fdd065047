public import Foundation

/// A font, by its name.
public final class CGFont: Hashable, Sendable {
    private let name: String

    public init?(_ name: NSString) { self.name = String(describing: name) }

    /// Creates no font: the fonts of the app's sources are there without being read.
    public init?(_ provider: CGDataProvider) { nil }

    public var postScriptName: NSString? { NSString(string: name) }
    public var fullName: NSString? { NSString(string: name) }

    public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
