public import Foundation

#if !canImport(Darwin)
    /// An affine map of the plane, as Core Graphics writes it: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
    public struct CGAffineTransform: Hashable, Sendable {
        public var a: CGFloat
        public var b: CGFloat
        public var c: CGFloat
        public var d: CGFloat
        public var tx: CGFloat
        public var ty: CGFloat

        public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

        /// A rotation by an angle in radians; quarter turns are exact.
        public init(rotationAngle angle: CGFloat) {
            let quarters = angle / (CGFloat.pi / 2)
            let nearest = quarters.rounded()
            guard abs(quarters - nearest) < 1e-9 else {
                let (sine, cosine) = (CGFloat(PortableMath.sin(angle)), CGFloat(PortableMath.cos(angle)))
                self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
                return
            }
            switch Int(nearest.truncatingRemainder(dividingBy: 4) + 4) % 4 {
            case 1: self.init(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            case 2: self.init(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case 3: self.init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            default: self.init()
            }
        }

        public static let identity = CGAffineTransform()

        public var isIdentity: Bool { self == .identity }

        /// This transform followed by another.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
        }

        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The inverse; a singular transform is returned unchanged.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// The size as a vector, which a translation does not change.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest axis-aligned rectangle around the transformed rectangle.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
                CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let left = corners.reduce(CGFloat.infinity) { Swift.min($0, $1.x) }
            let top = corners.reduce(CGFloat.infinity) { Swift.min($0, $1.y) }
            let right = corners.reduce(-CGFloat.infinity) { Swift.max($0, $1.x) }
            let bottom = corners.reduce(-CGFloat.infinity) { Swift.max($0, $1.y) }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
