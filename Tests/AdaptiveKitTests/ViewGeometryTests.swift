import Testing
import UIKit

@Suite("View geometry")
struct ViewGeometryTests {
    @Test func frameBoundsAndCenterAgree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    }

    @Test func aTransformRotatesAboutTheCenter() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        view.transform = .identity
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func aFrameSetUnderATransformSizesTheBounds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        #expect(view.bounds.size == CGSize(width: 50, height: 25))
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 150, y: 125))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        #expect(view.bounds.size == CGSize(width: 60, height: 30))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 60))
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(view.frame.size == CGSize(width: 100, height: 50), "without an error in the last bit")
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        // A view with a scale of zero has an empty frame.
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(view.bounds.size == CGSize(width: 60, height: 30))
        #expect(view.center == CGPoint(x: 20, y: 20))
    }

    @Test func aLayersFrameUnderATransformDoesTheSame() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        #expect(layer.bounds.size == CGSize(width: 50, height: 25))
        #expect(layer.position == CGPoint(x: 150, y: 125))
    }

    @Test func rectanglesThatFitKeepTheirOrigin() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
        }
        let view = Fixed(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    }

    @Test func treesWithoutACommonRootArePlacedByTheirFrames() {
        let first = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        first.addSubview(inner)
        let second = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
        #expect(inner.convert(CGPoint.zero, to: second) == CGPoint(x: 6, y: 17))
        #expect(second.convert(CGPoint(x: 6, y: 17), to: inner) == .zero)
        #expect(inner.convert(CGPoint.zero, to: first) == CGPoint(x: 1, y: 2))
    }

    @Test func coordinatesConvertThroughScrolledAndTurnedViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        root.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 111, y: 82))
        #expect(root.convert(CGPoint(x: 111, y: 82), to: inner) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint(x: 111, y: 82), from: root) == CGPoint(x: 1, y: 2))
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: -40))
    }

    @Test func hitTestingFindsTheTopmostViewThatAnswers() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let above = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        root.addSubview(below)
        root.addSubview(above)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === above)
        above.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === below)
        below.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
    }

    @Test func invalidNumbersCountAsZero() {
        let view = UIView(frame: CGRect(x: CGFloat.nan, y: 5, width: CGFloat.infinity, height: -10))
        #expect(view.frame == CGRect(x: 0, y: -5, width: 0, height: 10))
    }

    struct MaskCase: CustomTestStringConvertible {
        var mask: UIView.AutoresizingMask
        var expected: CGRect
        var testDescription: String { "\(mask.rawValue)" }
    }

    /// A view of (20 10; 60 40) in 100 by 100, which grows to 200 by 150.
    @Test(
        "AL-11 masks share a change of size among the flexible parts",
        arguments: [
            MaskCase(mask: [], expected: CGRect(x: 20, y: 10, width: 60, height: 40)),
            MaskCase(mask: .flexibleWidth, expected: CGRect(x: 20, y: 10, width: 160, height: 40)),
            MaskCase(mask: .flexibleLeftMargin, expected: CGRect(x: 120, y: 10, width: 60, height: 40)),
            MaskCase(mask: .flexibleRightMargin, expected: CGRect(x: 20, y: 10, width: 60, height: 40)),
            MaskCase(
                mask: [.flexibleLeftMargin, .flexibleRightMargin],
                expected: CGRect(x: 70, y: 10, width: 60, height: 40)),
            MaskCase(
                mask: [.flexibleWidth, .flexibleHeight], expected: CGRect(x: 20, y: 10, width: 160, height: 90)),
            MaskCase(mask: .flexibleTopMargin, expected: CGRect(x: 20, y: 60, width: 60, height: 40)),
            MaskCase(
                mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
                expected: CGRect(x: 40, y: 10, width: 120, height: 40)),
            MaskCase(
                mask: [.flexibleTopMargin, .flexibleBottomMargin],
                expected: CGRect(x: 20, y: 10 + 50 * 10 / 60.0, width: 60, height: 40)),
        ])
    func masks(_ testCase: MaskCase) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
        child.autoresizingMask = testCase.mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 150)
        #expect(abs(child.frame.minX - testCase.expected.minX) < 1e-9)
        #expect(abs(child.frame.minY - testCase.expected.minY) < 1e-9)
        #expect(abs(child.frame.width - testCase.expected.width) < 1e-9)
        #expect(abs(child.frame.height - testCase.expected.height) < 1e-9)
    }

    @Test("AL-11 a view that asks for it keeps its subviews as they are")
    func autoresizesSubviewsOff() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.autoresizesSubviews = false
        parent.frame.size = CGSize(width: 50, height: 50)
        #expect(child.frame.size == CGSize(width: 100, height: 100))
    }
}
