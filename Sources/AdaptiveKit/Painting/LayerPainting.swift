import Drawing
import Foundation
import Geometry

/// The outline of a layer: its bounds with rounded corners.
struct LayerShape {
    let bounds: CGRect
    let cornerRadius: CGFloat
    let corners: Path.Corners
    let isContinuous: Bool

    @MainActor init(bounds: CGRect, layer: CALayer?) {
        self.bounds = bounds
        cornerRadius = layer?.cornerRadius ?? 0
        isContinuous = layer?.cornerCurve == .continuous
        corners = layer.map { Path.Corners($0.maskedCorners) } ?? .all
    }

    var path: Path { path(insetBy: 0) }

    /// The outline inset by a distance, including its corners.
    func path(insetBy inset: CGFloat) -> Path {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        let radius = cornerRadius - inset
        guard radius > 0, rect.width > 0, rect.height > 0 else { return .rectangle(rect) }
        return .roundedRectangle(
            rect, cornerRadius: radius, corners: corners, curve: isContinuous ? .continuous : .circular)
    }
}

extension Path.Corners {
    init(_ mask: CACornerMask) {
        self = []
        if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
        if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
        if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
        if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    }
}

/// The composition of a layer's parts.
@MainActor enum LayerPainting {
    /// Adds shadow, background, content and border, clipped and masked according to the layer.
    static func compose(
        _ inner: [DrawingItem], shape: LayerShape, background: Color?, clips: Bool, layer: CALayer?,
        into items: inout [DrawingItem]
    ) {
        var inner = inner
        if let layer, !clips, let shadow = shadow(of: layer) {
            if let path = layer.shadowPath?.path {
                items.append(.shadow(path, shadow))
            } else if let background, background.alpha > 0 {
                items.append(.shadow(shape.path, shadow.fading(by: background.alpha)))
            } else if let border = layer.borderColor?.color, layer.borderWidth > 0, border.alpha > 0 {
                items.append(.shadow(shape.path, shadow.fading(by: border.alpha)))
            } else if !inner.isEmpty {
                inner = [.group(GroupStyle(composition: Composition(shadow: shadow)), inner)]
            }
        }
        var all: [DrawingItem] = []
        if let background, background.alpha > 0, shape.bounds.width > 0, shape.bounds.height > 0 {
            all.append(.fill(shape.path, .color(background)))
        }
        if clips {
            if !inner.isEmpty { all.append(.clipped(to: shape.path, inner)) }
        } else {
            all += inner
        }
        if let layer, layer.borderWidth > 0, let color = layer.borderColor?.color, color.alpha > 0 {
            let width = min(layer.borderWidth, shape.bounds.width / 2, shape.bounds.height / 2)
            if width > 0 {
                all.append(.stroke(shape.path(insetBy: width / 2), .color(color), StrokeStyle(width: width)))
            }
        }
        guard let mask = layer?.mask else {
            items += all
            return
        }
        guard !all.isEmpty else { return }
        if let outline = mask.opaqueOutline {
            items.append(.clipped(to: outline, all))
        } else {
            items.append(.group(GroupStyle(composition: Composition(mask: mask.itemsInSuperlayer)), all))
        }
    }

    private static func shadow(of layer: CALayer) -> Shadow? {
        guard layer.shadowOpacity > 0, let color = layer.shadowColor?.color, color.alpha > 0 else { return nil }
        return Shadow(
            color: color.multiplyingAlpha(by: Double(min(1, layer.shadowOpacity))), offset: layer.shadowOffset,
            radius: max(0, layer.shadowRadius))
    }
}

extension Shadow {
    fileprivate func fading(by alpha: Double) -> Shadow {
        Shadow(color: color.multiplyingAlpha(by: alpha), offset: offset, radius: radius)
    }
}

extension CALayer {
    /// Adds the layer with its sublayers, in the superlayer's coordinates.
    func paint(into items: inout [DrawingItem]) {
        guard !isHidden, opacity > 0 else { return }
        let own = ownItems
        guard !own.isEmpty else { return }
        let transform = toSuperlayer
        if transform.isIdentity, opacity >= 1 {
            items += own
        } else {
            items.append(.group(GroupStyle(transform: transform, opacity: Double(min(1, opacity))), own))
        }
    }

    /// The drawing of the layer and its sublayers, in the layer's own coordinates.
    private var ownItems: [DrawingItem] {
        layoutIfNeeded()
        var inner: [DrawingItem] = []
        paintContents(into: &inner)
        paintContent(into: &inner)
        if let context = CGContext.current {
            context.area = bounds
            draw(in: context)
            inner += context.takeItems()
        }
        paintSublayers(into: &inner)
        var own: [DrawingItem] = []
        LayerPainting.compose(
            inner, shape: LayerShape(bounds: bounds, layer: self), background: backgroundColor?.color,
            clips: masksToBounds, layer: self, into: &own)
        return own
    }

    /// The drawing of the layer, or of the view that it belongs to, in the layer's own coordinates.
    var itemsInside: [DrawingItem] {
        CGContext.$scoped.withValue(CGContext()) {
            guard let view else { return ownItems }
            let items = view.displayList().items
            guard bounds.origin != .zero else { return items }
            return [.translated(by: bounds.origin, items)]
        }
    }

    /// Adds the sublayers, those with a higher position in front, transformed about the middle of the bounds.
    func paintSublayers(into items: inout [DrawingItem]) {
        var drawn: [DrawingItem] = []
        let isOrdered = children.allSatisfy { $0.zPosition == 0 }
        let ordered =
            isOrdered
            ? children
            : children.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
                .map(\.element)
        for sublayer in ordered where sublayer !== mask { sublayer.paint(into: &drawn) }
        let transform = CATransform3DGetAffineTransform(sublayerTransform)
        guard !transform.isIdentity, !drawn.isEmpty else { return items += drawn }
        let about = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform).concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        items.append(.group(GroupStyle(transform: about), drawn))
    }

    /// Adds the image that the program set as the layer's contents.
    func paintContents(into items: inout [DrawingItem]) {
        guard let contents else { return }
        var image =
            contents as? UIImage
            ?? (contents as? CGImage).map {
                UIImage(cgImage: $0, scale: contentsScale, orientation: .up)
            }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        if contentsRect != whole, let pixels = image?.cgImage {
            let part = CGRect(
                x: contentsRect.minX * CGFloat(pixels.width), y: contentsRect.minY * CGFloat(pixels.height),
                width: contentsRect.width * CGFloat(pixels.width), height: contentsRect.height * CGFloat(pixels.height))
            image = pixels.cropping(to: part).map { UIImage(cgImage: $0, scale: contentsScale, orientation: .up) }
        }
        guard let image else { return }
        let frame = contentsGravity.contentMode.frame(ofContent: image.size, in: bounds)
        let drawn = image.items(in: frame, tint: .black, traits: .current, isStencil: false)
        items += masksToBounds && !bounds.contains(frame) ? [.clipped(to: .rectangle(bounds), drawn)] : drawn
    }

    /// The outline of a mask that is opaque in it and shows nothing outside, in the superlayer's coordinates.
    ///
    /// `nil` for any other mask, of which each point has its own alpha.
    fileprivate var opaqueOutline: Path? {
        guard !isHidden, opacity >= 1, children.isEmpty, contents == nil, view?.subviews.isEmpty ?? true else {
            return nil
        }
        if let shape = self as? CAShapeLayer {
            guard let path = shape.path?.path, shape.fillColor?.color.alpha == 1, shape.strokeColor == nil,
                (shape.backgroundColor?.color.alpha ?? 0) == 0
            else { return nil }
            return (shape.fillRule == .evenOdd ? path.withEvenOddHoles : path).applying(toSuperlayer)
        }
        let background = view.map { $0.backgroundColor?.cgColor.color } ?? backgroundColor?.color
        guard type(of: self) == CALayer.self, view.map({ type(of: $0) == UIView.self }) ?? true, background?.alpha == 1
        else { return nil }
        return LayerShape(bounds: bounds, layer: self).path.applying(toSuperlayer)
    }

    /// The drawing of the layer, with that of its view, in the superlayer's coordinates.
    fileprivate var itemsInSuperlayer: [DrawingItem] {
        // A layer that masks itself, at any remove, shows nothing.
        guard !isHidden, opacity > 0, !isBeingDrawnAsMask else { return [] }
        isBeingDrawnAsMask = true
        defer { isBeingDrawnAsMask = false }
        let style = GroupStyle(transform: toSuperlayer, opacity: Double(min(1, opacity)))
        return [.group(style, itemsInside)]
    }
}
