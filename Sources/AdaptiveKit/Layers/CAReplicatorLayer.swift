public import Drawing
public import Foundation
import Geometry

/// A layer that draws its sublayers several times, each copy moved by a transform.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceTransform = CATransform3DIdentity
    open var instanceDelay: TimeInterval = 0
    open var instanceColor: CGColor?
    open var instanceAlphaOffset: Float = 0
    open var preservesDepth = false

    /// More copies than this don't add anything visible.
    private static let greatestCount = 1000

    /// Adds the copies after the first, which are below the sublayers themselves.
    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        var once: [DrawingItem] = []
        paintSublayers(into: &once)
        guard !once.isEmpty, instanceCount > 1 else { return }
        let step = CATransform3DGetAffineTransform(instanceTransform)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let (there, back) = (
            CGAffineTransform(translationX: -middle.x, y: -middle.y),
            CGAffineTransform(translationX: middle.x, y: middle.y)
        )
        var transform = CGAffineTransform.identity
        for index in 1..<min(instanceCount, Self.greatestCount) {
            transform = step.concatenating(transform)
            let opacity = min(1, max(0, 1 + Double(instanceAlphaOffset) * Double(index)))
            items.append(
                .group(
                    GroupStyle(
                        transform: there.concatenating(transform).concatenating(back), opacity: opacity), once))
        }
    }
}
