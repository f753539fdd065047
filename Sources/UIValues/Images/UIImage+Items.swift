package import Drawing
import Foundation
import Geometry
import Traits
import Typography

extension UIImage {
    /// The items that draw the whole image in a rectangle: a template in the tint, other images unchanged.
    ///
    /// An image that follows the layout direction is mirrored if the traits or the view are right-to-left.
    package func items(
        in rect: CGRect, tint: UIColor, traits: UITraitCollection, isStencil: Bool = true, isRightToLeft: Bool? = nil
    ) -> [DrawingItem] {
        guard rect.width > 0, rect.height > 0 else { return [] }
        let shown = fitted(to: traits)
        let drawn = shown.unturnedItems(in: rect, tint: tint, traits: traits, isStencil: isStencil)
        guard shown.flipsForRightToLeftLayoutDirection, isRightToLeft ?? (traits.layoutDirection == .rightToLeft) else {
            return drawn
        }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        return [.group(GroupStyle(transform: mirror), drawn)]
    }

    private func unturnedItems(
        in rect: CGRect, tint: UIColor, traits: UITraitCollection, isStencil: Bool
    ) -> [DrawingItem] {
        // The image's own tint applies permanently; a template takes the tint of the view that shows it.
        let isTemplate = renderingMode == .alwaysTemplate
        let color = (isTemplate ? tint : facts.tint ?? tint).resolved(with: traits)
        let drawsStencil = isTemplate || facts.tint != nil || (renderingMode == .automatic && isStencil)
        switch content {
        case .picture(let picture):
            return [.image(PlacedImage(image: picture, frame: rect, tint: drawsStencil ? color : nil))]
        case .symbol(_, let outline):
            guard size.width > 0, size.height > 0 else { return [] }
            let transform = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            return [.fill(outline.applying(transform), .color(color))]
        case .drawing(let items):
            guard size.width > 0, size.height > 0 else { return [] }
            let transform = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            let drawn = drawsStencil ? items.map { $0.recolored(color) } : items
            return [
                .group(GroupStyle(transform: transform, clip: .rectangle(CGRect(origin: .zero, size: size))), drawn)
            ]
        case .placeholder(let name): return Self.standIn(named: name, in: rect)
        case .empty: return []
        }
    }

    /// A gray box with an image's size and name, in place of an image that isn't available.
    private static func standIn(named name: String, in rect: CGRect) -> [DrawingItem] {
        let gray = Color(white: 0.5)
        let inset = CGPoint(x: min(0.5, rect.width / 2), y: min(0.5, rect.height / 2))
        let box = Path.roundedRectangle(rect.insetBy(dx: inset.x, dy: inset.y), cornerRadius: 2)
        var items: [DrawingItem] = [.fill(box, .color(gray.multiplyingAlpha(by: 0.15)))]
        if !box.isEmpty {
            items.append(.stroke(box, .color(gray.multiplyingAlpha(by: 0.6)), StrokeStyle(width: 1)))
        }
        let job = JobEnvironment.current
        let size = min(13, rect.height * 0.6, rect.width * 0.25)
        guard size >= 4 else { return items }
        let run = StyledText.Run(text: name, font: FontDescriptor(size: size, weight: 500), color: gray)
        let layout = job.textSetter.layout(
            StyledText([run]),
            options: TextOptions(
                width: rect.width - 4, maximumLines: 1, lineBreakMode: .truncatingMiddle, scale: job.screen.scale))
        let origin = CGPoint(x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2)
        items.append(.translated(by: origin, layout.lines.flatMap(\.runs).map(DrawingItem.glyphs)))
        return items
    }
}

extension UIImage {
    /// The symbol at the size of adjacent text, unless it has its own size; another image as its asset has it for the
    /// traits.
    package func sized(
        likeText font: UIFont, scale: SymbolScale? = nil, preferred: SymbolConfiguration? = nil,
        traits: UITraitCollection
    ) -> UIImage {
        guard isSymbolImage else { return fitted(to: traits) }
        var request = SymbolRequest()
        request.pointSize = font.pointSize
        request.scale = scale
        if let preferred { request = request.applying(SymbolRequest(preferred)) }
        return reconfigured(request.applying(facts.symbolRequest), traits: traits)
    }
}
