import Drawing
import Foundation
import Geometry
import Traits

extension UIImage {
    /// What draws the whole image into a rectangle: a stencil in the tint where it is one, else as it is.
    func items(in rect: CGRect, tint: UIColor, traits: UITraitCollection, isStencil: Bool = true) -> [DrawingItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let shown = fitted(to: traits)
        let color = (facts.tint ?? tint).resolved(with: traits)
        let drawsStencil = renderingMode == .alwaysTemplate || (renderingMode == .automatic && isStencil)
        switch shown.content {
        case .picture(let picture):
            return [.image(PlacedImage(image: picture, frame: rect, tint: drawsStencil ? color : nil))]
        case .symbol(_, let outline):
            let size = shown.size
            guard size.width > 0, size.height > 0 else { return [] }
            let transform = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            return [.fill(outline.applying(transform), .color(color))]
        case .placeholder:
            var items: [DrawingItem] = []
            items.stroke(
                .roundedRectangle(rect.shrunk(by: 0.5), cornerRadius: 2), color.multiplyingAlpha(by: 0.4), width: 1)
            return items
        case .empty: return []
        }
    }
}

extension UIImage {
    /// A symbol at the size of the text that it stands beside, unless it asks for a size itself.
    func sized(
        likeText font: UIFont, scale: SymbolScale? = nil, preferred: SymbolConfiguration? = nil,
        traits: UITraitCollection
    ) -> UIImage {
        guard isSymbolImage else { return self }
        var request = SymbolRequest()
        request.pointSize = font.pointSize
        request.scale = scale
        if let preferred { request = request.applying(SymbolRequest(preferred)) }
        return reconfigured(request.applying(facts.symbolRequest), traits: traits)
    }
}
