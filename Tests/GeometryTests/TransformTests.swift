import Foundation
import Geometry
import Testing

@Suite("Transforms and insets")
struct TransformTests {
    @Test("quarter turns are exact", arguments: -8...8)
    func quarterTurns(quarters: Int) {
        let turned = CGPoint(x: 3, y: 5).applying(CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2))
        let expected: [CGPoint] = [
            CGPoint(x: 3, y: 5), CGPoint(x: -5, y: 3), CGPoint(x: -3, y: -5), CGPoint(x: 5, y: -3),
        ]
        #expect(turned == expected[((quarters % 4) + 4) % 4])
    }

    @Test("a transform and its inverse leave a point unchanged")
    func inverse() {
        let transform = CGAffineTransform(translationX: 7, y: -2).rotated(by: 0.4).scaledBy(x: 3, y: 0.5)
        let point = CGPoint(x: 11, y: 13).applying(transform).applying(transform.inverted())
        #expect(abs(point.x - 11) < 1e-9 && abs(point.y - 13) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("a size is rotated and scaled like a distance, but not moved")
    func sizes() {
        let transform = CGAffineTransform(translationX: 100, y: 100).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        #expect(CGSize(width: 5, height: 7).applying(transform) == CGSize(width: -14, height: 15))
    }

    @Test("insets never make a side negative")
    func insets() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 24, height: 36))
        #expect(rect.inset(by: UIEdgeInsets(top: 99, left: 99, bottom: 99, right: 99)).size == .zero)
    }

    @Test("AL-2 leading and trailing follow the direction")
    func directionalInsets() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.resolved(isRightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(insets.resolved(isRightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }
}
