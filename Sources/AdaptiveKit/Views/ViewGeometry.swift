import Foundation
import Geometry

/// The geometry of a view: its untransformed frame, the origin of its bounds, and its transform.
///
/// UIKit stores a center instead; a frame keeps thirds of a point exact.
package struct ViewGeometry {
    /// The frame in the superview's coordinates, before the transform.
    var plainFrame: CGRect
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    /// The point of the bounds at the center, as fractions of their size.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    private var anchor: CGPoint {
        CGPoint(x: plainFrame.width * anchorPoint.x, y: plainFrame.height * anchorPoint.y)
    }

    init(frame: CGRect) {
        plainFrame = frame
    }

    var bounds: CGRect { CGRect(origin: boundsOrigin, size: plainFrame.size) }

    var center: CGPoint {
        get { CGPoint(x: plainFrame.minX + anchor.x, y: plainFrame.minY + anchor.y) }
        set { plainFrame.origin = CGPoint(x: newValue.x - anchor.x, y: newValue.y - anchor.y) }
    }

    var frame: CGRect {
        guard !transform.isIdentity else { return plainFrame }
        let image = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: plainFrame.size).applying(transform)
        return image.offsetBy(dx: center.x, dy: center.y)
    }

    /// Sets the frame; with a transform, the bounds get the size that the transform maps to that of the frame.
    mutating func setFrame(_ frame: CGRect) {
        guard !transform.isIdentity else { return plainFrame = frame }
        // A transform that maps everything to a line keeps the size, and so does one that only moves.
        let determinant = abs(transform.a * transform.d - transform.b * transform.c)
        if determinant > 1e-9, frame.size != self.frame.size {
            // Divided once, at the end, so that a scale gives the frame back without an error in its last bit.
            let size = frame.size
            plainFrame.size = CGSize(
                width: (abs(transform.d) * size.width + abs(transform.c) * size.height) / determinant,
                height: (abs(transform.b) * size.width + abs(transform.a) * size.height) / determinant)
        }
        let current = self.frame
        plainFrame.origin.x += frame.midX - current.midX
        plainFrame.origin.y += frame.midY - current.midY
    }

    /// The transform from the view's own coordinates to the superview's.
    var toSuperview: CGAffineTransform {
        let shift = CGAffineTransform(translationX: -boundsOrigin.x, y: -boundsOrigin.y)
        guard !transform.isIdentity else {
            return shift.concatenating(CGAffineTransform(translationX: plainFrame.minX, y: plainFrame.minY))
        }
        return
            shift
            .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
