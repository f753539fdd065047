import Foundation
import Geometry
import Testing

@testable import AdaptiveKit

@Suite("Three-dimensional transforms")
struct CATransform3DTests {
    private func isNear(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
        zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    @Test("In the plane they equal affine transforms, in the same order")
    func plane() {
        let space = CATransform3DScale(
            CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 0), 0.3, 0, 0, 1), 2, 3, 1)
        let plane = CGAffineTransform(translationX: 10, y: 20).rotated(by: 0.3).scaledBy(x: 2, y: 3)
        #expect(CATransform3DIsAffine(space))
        #expect(isNear(CATransform3DGetAffineTransform(space), plane))
        #expect(CATransform3DMakeAffineTransform(.identity) == CATransform3DIdentity)
        #expect(CATransform3DIsIdentity(CATransform3DRotate(CATransform3DIdentity, 1, 0, 0, 0)))
    }

    @Test("A layer that rotates out of the plane looks narrower, without perspective")
    func space() {
        let card = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(!CATransform3DIsAffine(card))
        #expect(isNear(CATransform3DGetAffineTransform(card), CGAffineTransform(scaleX: 0.5, y: 1)))
        let edge = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(CATransform3DGetAffineTransform(edge).d == 0)
    }

    @Test("A layer keeps its transform, and its view moves with it")
    func layers() {
        inJob {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let card = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            view.layer.transform = card
            #expect(view.layer.transform == card)
            #expect(abs(view.frame.width - 50) < 0.001 && view.frame.height == 50)
            view.transform = .identity
            #expect(CATransform3DIsIdentity(view.layer.transform))
            view.transform3D = CATransform3DMakeTranslation(5, 6, 7)
            #expect(view.frame.origin == CGPoint(x: 5, y: 6))
            let layer = CALayer()
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.transform = CATransform3DMakeScale(2, 2, 2)
            #expect(layer.frame.width == 20)
        }
    }
}
