public import Foundation

/// A picture as a value: the items to draw, in points, from back to front.
public struct DisplayList: Hashable, Sendable {
    /// The size in points.
    public var size: CGSize
    public var items: [DrawingItem]
    /// The title, for formats that have one.
    public var title: String
    /// An alternative text.
    public var summary: String

    public init(size: CGSize, items: [DrawingItem] = [], title: String = "", summary: String = "") {
        self.size = size
        self.items = items
        self.title = title
        self.summary = summary
    }
}
