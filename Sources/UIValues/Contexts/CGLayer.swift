public import Foundation

/// A drawing that is made once and drawn several times.
public final class CGLayer {
    /// The size in points.
    public let size: CGSize
    /// The context that records the drawing.
    public let context: CGContext?

    /// - Parameters:
    ///   - context: the context that the layer will be drawn in.
    ///   - size: the size in points.
    ///   - auxiliaryInfo: ignored.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext()
    }
}

extension CGContext {
    /// Draws a layer at its own size.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer in a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let items = layer.context?.drawnItems, rect.width > 0, rect.height > 0 else { return }
        draw(items, of: layer.size, in: rect)
    }
}
