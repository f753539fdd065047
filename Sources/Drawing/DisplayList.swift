public import Foundation

/// A whole picture as a value: what to draw, in points, in order from back to front.
public struct DisplayList: Hashable, Sendable {
    /// Points.
    public var size: CGSize
    public var items: [DrawingItem]
    /// A name for the picture, for formats that carry one.
    public var title: String
    /// A sentence that says what the picture shows, for those who cannot see it.
    public var summary: String

    public init(size: CGSize, items: [DrawingItem] = [], title: String = "", summary: String = "") {
        self.size = size
        self.items = items
        self.title = title
        self.summary = summary
    }
}
