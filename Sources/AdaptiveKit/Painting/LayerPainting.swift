import Drawing
import Foundation
import Geometry

/// The outline of a layer: its bounds with rounded corners.
struct LayerShape {
    let bounds: CGRect
    let cornerRadius: CGFloat
    let corners: Path.Corners
    let isContinuous: Bool

    init(bounds: CGRect, layer: CALayer?) {
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
enum LayerPainting {
    /// Adds shadow, background, content and border, clipped and masked according to the layer.
    static func compose(
        _ inner: [DrawingItem], shape: LayerShape, background: Color?, clips: Bool, layer: CALayer?,
        into items: inout [DrawingItem]
    ) {
        if let layer, !clips, let shadow = shadow(of: layer) {
            if let path = layer.shadowPath?.path {
                items.append(.shadow(path, shadow))
            } else if let background, background.alpha > 0 {
                items.append(.shadow(shape.path, shadow.fading(by: background.alpha)))
            } else if let border = layer.borderColor?.color, layer.borderWidth > 0, border.alpha > 0 {
                items.append(.shadow(shape.path, shadow.fading(by: border.alpha)))
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
        guard let mask = layer?.mask, let outline = mask.outlineInSuperlayer else {
            items += all
            return
        }
        if !all.isEmpty { items.append(.clipped(to: outline, all)) }
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
        var inner: [DrawingItem] = []
        paintContent(into: &inner)
        for sublayer in children { sublayer.paint(into: &inner) }
        var own: [DrawingItem] = []
        LayerPainting.compose(
            inner, shape: LayerShape(bounds: bounds, layer: self), background: backgroundColor?.color,
            clips: masksToBounds, layer: self, into: &own)
        guard !own.isEmpty else { return }
        let transform = toSuperlayer
        if transform.isIdentity, opacity >= 1 {
            items += own
        } else {
            items.append(.group(GroupStyle(transform: transform, opacity: Double(min(1, opacity))), own))
        }
    }

    /// The outline of the layer as a mask.
    fileprivate var outlineInSuperlayer: Path? {
        let outline = (self as? CAShapeLayer)?.path?.path ?? LayerShape(bounds: bounds, layer: self).path
        return outline.applying(toSuperlayer)
    }
}
