package import Drawing
package import Foundation

/// An image that a control shows: its size, and the items that draw it.
package struct ImageContent {
    /// The image's own size, in points.
    package let size: CGSize
    /// The items that draw the image in a rectangle; the color applies to template images.
    package let items: (CGRect, Color) -> [DrawingItem]

    package init(size: CGSize, items: @escaping (CGRect, Color) -> [DrawingItem]) {
        self.size = size
        self.items = items
    }
}
