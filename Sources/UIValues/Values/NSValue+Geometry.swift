public import Foundation
public import Geometry

// A value keeps the numbers of a vector, offset or insets as those of a point or rectangle.

extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgVector vector: CGVector) { self.init(point: CGPoint(x: vector.dx, y: vector.dy)) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(rect: CGRect(x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
    }

    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let sides = rectValue
        return UIEdgeInsets(
            top: sides.origin.y, left: sides.origin.x, bottom: sides.size.height, right: sides.size.width)
    }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let sides = rectValue
        return NSDirectionalEdgeInsets(
            top: sides.origin.y, leading: sides.origin.x, bottom: sides.size.height, trailing: sides.size.width)
    }
}
