import Foundation
import Geometry

extension CALayer {
    /// The transform from this layer's coordinates to those of another layer, or of the outermost layer.
    func transform(to other: CALayer?) -> CGAffineTransform {
        let toRoot = transformToRoot
        guard let other else { return toRoot }
        return toRoot.concatenating(other.transformToRoot.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer = self
        while let parent = layer.superlayer {
            transform = transform.concatenating(layer.toSuperlayer)
            layer = parent
        }
        return transform
    }

    // MARK: Values by name

    func namedValue(_ path: String) -> Any? {
        if let component = transformComponent(path) { return component.value(in: affineTransform()) }
        switch path {
        case "opacity": return opacity
        case "hidden": return isHidden
        case "position": return NSValue(cgPoint: position)
        case "position.x": return position.x
        case "position.y": return position.y
        case "bounds": return NSValue(cgRect: bounds)
        case "bounds.size": return NSValue(cgSize: bounds.size)
        case "bounds.size.width": return bounds.width
        case "bounds.size.height": return bounds.height
        case "bounds.origin": return NSValue(cgPoint: bounds.origin)
        case "bounds.origin.x": return bounds.minX
        case "bounds.origin.y": return bounds.minY
        case "backgroundColor": return backgroundColor
        case "borderColor": return borderColor
        case "borderWidth": return borderWidth
        case "cornerRadius": return cornerRadius
        case "shadowOpacity": return shadowOpacity
        case "shadowRadius": return shadowRadius
        case "shadowColor": return shadowColor
        case "transform": return transform
        case "strokeEnd": return (self as? CAShapeLayer)?.strokeEnd
        case "strokeStart": return (self as? CAShapeLayer)?.strokeStart
        case "path": return (self as? CAShapeLayer)?.path
        default: return otherValues[path]
        }
    }

    func setNamedValue(_ value: Any?, _ path: String) {
        let number = Self.number(value)
        if let component = transformComponent(path) {
            if let number { setAffineTransform(component.applying(number, to: affineTransform())) }
            return
        }
        if let number, setLength(number, path) { return }
        if setObject(value, path) { return }
        otherValues[path] = value
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private func setLength(_ number: CGFloat, _ path: String) -> Bool {
        let shape = self as? CAShapeLayer
        switch path {
        case "opacity": opacity = Float(number)
        case "hidden": isHidden = number != 0
        case "position.x": position.x = number
        case "position.y": position.y = number
        case "bounds.size.width": bounds.size.width = number
        case "bounds.size.height": bounds.size.height = number
        case "bounds.origin.x": bounds.origin.x = number
        case "bounds.origin.y": bounds.origin.y = number
        case "borderWidth": borderWidth = number
        case "cornerRadius": cornerRadius = number
        case "shadowOpacity": shadowOpacity = Float(number)
        case "shadowRadius": shadowRadius = number
        case "strokeEnd" where shape != nil: shape?.strokeEnd = number
        case "strokeStart" where shape != nil: shape?.strokeStart = number
        case "lineWidth" where shape != nil: shape?.lineWidth = number
        default: return false
        }
        return true
    }

    private func setObject(_ value: Any?, _ path: String) -> Bool {
        let shape = self as? CAShapeLayer
        let color = value as? CGColor
        switch (path, value) {
        case ("position", let value as CGPoint): position = value
        case ("position", let value as NSValue): position = value.cgPointValue
        case ("bounds", let value as CGRect): bounds = value
        case ("bounds", let value as NSValue): bounds = value.cgRectValue
        case ("bounds.size", let value as CGSize): bounds.size = value
        case ("bounds.size", let value as NSValue): bounds.size = value.cgSizeValue
        case ("bounds.origin", let value as CGPoint): bounds.origin = value
        case ("transform", let value as CATransform3D): transform = value
        case ("backgroundColor", _): backgroundColor = color
        case ("borderColor", _): borderColor = color
        case ("shadowColor", _): shadowColor = color
        case ("fillColor", _) where shape != nil: shape?.fillColor = color
        case ("strokeColor", _) where shape != nil: shape?.strokeColor = color
        case ("path", let value as CGPath) where shape != nil: shape?.path = value
        case ("contents", _): contents = value
        case ("colors", let value as [Any]):
            guard let gradient = self as? CAGradientLayer else { return false }
            gradient.colors = value
        default: return false
        }
        return true
    }

    private func transformComponent(_ path: String) -> TransformComponent? {
        path.hasPrefix("transform.") ? TransformComponent(rawValue: String(path.dropFirst(10))) : nil
    }
}

/// A part of a transform that a key path names.
private enum TransformComponent: String {
    case rotation
    case rotationZ = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case translationX = "translation.x"
    case translationY = "translation.y"

    private static func scale(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

    func value(in transform: CGAffineTransform) -> CGFloat {
        let (x, y) = (Self.scale(transform.a, transform.b), Self.scale(transform.c, transform.d))
        return switch self {
        case .rotation, .rotationZ: PortableMath.atan2(transform.b, transform.a)
        case .scale: (x + y) / 2
        case .scaleX: x
        case .scaleY: y
        case .translationX: transform.tx
        case .translationY: transform.ty
        }
    }

    /// The transform with this part replaced; a skew is lost.
    func applying(_ value: CGFloat, to transform: CGAffineTransform) -> CGAffineTransform {
        guard value.isFinite else { return transform }
        var (x, y) = (Self.scale(transform.a, transform.b), Self.scale(transform.c, transform.d))
        var angle = PortableMath.atan2(transform.b, transform.a)
        var (tx, ty) = (transform.tx, transform.ty)
        switch self {
        case .rotation, .rotationZ: angle = value
        case .scale: (x, y) = (value, value)
        case .scaleX: x = value
        case .scaleY: y = value
        case .translationX: tx = value
        case .translationY: ty = value
        }
        var result = CGAffineTransform(scaleX: x, y: y).concatenating(CGAffineTransform(rotationAngle: angle))
        (result.tx, result.ty) = (tx, ty)
        return result
    }
}
