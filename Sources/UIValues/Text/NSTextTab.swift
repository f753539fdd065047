public import Foundation

/// A position that a tab in a text advances to.
open class NSTextTab: Hashable {
    public let alignment: NSTextAlignment
    /// The distance from the edge of the text, in points.
    public let location: CGFloat

    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [AnyHashable: Any] = [:]) {
        self.alignment = alignment
        self.location = location
    }

    public static func == (a: NSTextTab, b: NSTextTab) -> Bool {
        a.alignment == b.alignment && a.location == b.location
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}
