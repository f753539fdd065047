import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIValues

@Suite("Layers as programs use them")
struct LayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func layer(_ frame: CGRect, color: CGColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    private func fills(of view: UIView) -> [Path] {
        view.drawnItems.compactMap { item in if case .fill(let path, _) = item { path } else { nil } }
    }

    @Test func contentsFitTheBoundsByTheirGravity() {
        inJob {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                context.cgContext.setFillColor(red)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            view.layer.contents = image.cgImage
            view.layer.contentsScale = image.scale
            func transform() -> CGAffineTransform? {
                for item in view.displayList().items { if case .group(let style, _) = item { return style.transform } }
                return nil
            }
            #expect(transform() == CGAffineTransform(a: 10, b: 0, c: 0, d: 5, tx: 0, ty: 0))
            view.layer.contentsGravity = .resizeAspect
            #expect(transform() == CGAffineTransform(a: 5, b: 0, c: 0, d: 5, tx: 25, ty: 0))
            // In layers, the y-axis points in the direction of larger numbers.
            view.layer.contentsGravity = .bottomLeft
            #expect(transform() == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        }
    }

    @Test func aLayersDrawingIsShown() {
        final class Dot: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(gray: 0, alpha: 1))
                ctx.fillEllipse(in: bounds)
            }
            override func layoutSublayers() { sublayers?.first?.frame = bounds.insetBy(dx: 2, dy: 2) }
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let dot = Dot()
        dot.addSublayer(layer(.zero, color: red))
        dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        view.layer.addSublayer(dot)
        #expect(
            fills(of: view) == [
                .ellipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)),
                .rectangle(CGRect(x: 0, y: 0, width: 16, height: 16)),
            ])
    }

    @Test func aLayerIsRenderedIntoAContext() {
        inJob {
            let parent = layer(CGRect(x: 50, y: 50, width: 40, height: 40), color: red)
            parent.addSublayer(layer(CGRect(x: 5, y: 5, width: 10, height: 10), color: red))
            let image = UIGraphicsImageRenderer(size: parent.bounds.size).image { parent.render(in: $0.cgContext) }
            guard case .drawing(let items) = image.content else { return #expect(Bool(false), "nothing is drawn") }
            #expect(items.first == .fill(.rectangle(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(red.color)))
            #expect(items.count == 2)
        }
    }

    @Test func coordinatesConvertBetweenLayersAndTheViewsThatHaveThem() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        view.addSubview(inner)
        let sublayer = layer(CGRect(x: 1, y: 2, width: 10, height: 10))
        inner.layer.addSublayer(sublayer)
        #expect(sublayer.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 22, y: 33))
        #expect(
            sublayer.convert(CGRect(x: 22, y: 33, width: 1, height: 1), from: view.layer).origin == CGPoint(x: 1, y: 1))
        #expect(inner.layer.hitTest(CGPoint(x: 25, y: 35)) === sublayer)
        #expect(sublayer.presentation() === sublayer)
    }

    @Test func layersFartherInFrontAreDrawnLater() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = layer(CGRect(x: 0, y: 0, width: 1, height: 1), color: red)
        front.zPosition = 1
        view.layer.addSublayer(front)
        view.layer.addSublayer(layer(CGRect(x: 0, y: 0, width: 2, height: 2), color: red))
        #expect(fills(of: view).map { $0.bounds?.width } == [2, 1])
    }

    @Test func valuesAreReadAndSetByName() {
        let shape = CAShapeLayer()
        shape.setValue(0.5, forKeyPath: "strokeEnd")
        shape.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        shape.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
        shape.setValue("anything", forKey: "own")
        #expect(shape.strokeEnd == 0.5)
        #expect(shape.affineTransform() == CGAffineTransform(rotationAngle: .pi / 2))
        #expect(shape.position == CGPoint(x: 3, y: 4))
        #expect(shape.value(forKey: "own") as? String == "anything")
        #expect(shape.value(forKeyPath: "transform.scale") as? CGFloat == 1)
        shape.setValue(2, forKeyPath: "transform.scale")
        #expect(shape.value(forKeyPath: "transform.scale") as? CGFloat == 2)
    }

    @Test func anAnimationThatKeepsItsEndLeavesIt() {
        let ring = CAShapeLayer()
        ring.strokeEnd = 0
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.toValue = 0.75
        ring.add(animation, forKey: "grow")
        #expect(ring.strokeEnd == 0)
        #expect(ring.animationKeys() == nil)
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        ring.add(animation, forKey: "grow")
        #expect(ring.strokeEnd == 0.75)
        #expect(ring.animation(forKey: "grow") === animation)
        ring.removeAllAnimations()
        #expect(ring.animation(forKey: "grow") == nil)
    }

    @Test func aTransactionsCompletionFollowsItsChanges() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            var steps: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { steps.append("done") }
            CATransaction.setDisableActions(true)
            #expect(CATransaction.disableActions())
            steps.append("change")
            CATransaction.commit()
            #expect(steps == ["change", "done"])
            #expect(!CATransaction.disableActions())
        }
    }

    @Test func aPathWithAHoleIsFilledByTheEvenOddRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let shape = CAShapeLayer()
        shape.path = path
        shape.fillRule = .evenOdd
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        view.layer.addSublayer(shape)
        let middle = CGPoint(x: 15, y: 15)
        #expect(fills(of: view).map { CGPath($0).contains(middle) } == [false])
        shape.fillRule = .nonZero
        #expect(fills(of: view).map { CGPath($0).contains(middle) } == [true])
    }
}

@Suite("Images in pixels")
struct CGImageTests {
    private func square() -> UIImage {
        UIImage(
            content: .drawing([.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 20)), .color(.black))]),
            size: CGSize(width: 10, height: 20), scale: 2)
    }

    @Test func sizesAreInPixels() throws {
        let image = try #require(square().cgImage)
        #expect((image.width, image.height) == (20, 40))
        #expect(UIImage(cgImage: image).size == CGSize(width: 20, height: 40))
        #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 10, height: 20))
        #expect(UIImage(cgImage: image, scale: 2, orientation: .right).size == CGSize(width: 20, height: 10))
        #expect(UIImage().cgImage == nil)
    }

    @Test func aPartIsCutOut() throws {
        let image = try #require(square().cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 10, y: 10, width: 100, height: 10)))
        #expect((part.width, part.height) == (10, 10))
        #expect(image.cropping(to: CGRect(x: 100, y: 0, width: 10, height: 10)) == nil)
    }

    @Test func pixelsMakeAnImageAndAnImageHasPixels() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([255, 0, 0, 255, 0, 0, 0, 0]))))
        let image = try #require(
            CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        #expect(image.dataProvider?.data.map { Data(referencing: $0) } == Data([255, 0, 0, 255]))
        #expect(square().cgImage?.dataProvider == nil)
    }

    @Test func aContextOfPixelsKeepsWhatIsDrawn() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = try #require(context.makeImage())
        #expect((image.width, image.height) == (8, 4))
        // The y-axis of such a context points up: content at 0 is at the bottom.
        guard case .drawing(let items) = image.content, case .group(let style, _) = items.first else {
            return #expect(Bool(false), "nothing is drawn")
        }
        #expect(CGRect(x: 0, y: 0, width: 2, height: 1).applying(style.transform).minY == 3)
    }

    @Test func aContextOfAnImageInPointsGivesItsPixels() throws {
        try JobEnvironment.$running.withValue(JobEnvironment()) {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 4), false, 2)
            let context = try #require(UIGraphicsGetCurrentContext())
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            let image = try #require(context.makeImage())
            #expect((context.width, context.height) == (16, 8))
            UIGraphicsEndImageContext()
            #expect((image.width, image.height) == (16, 8))
            #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 8, height: 4))
        }
    }

    @Test func gradientsFillWhatTheirEndsEnclose() throws {
        let context = CGContext()
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [CGColor.black, CGColor.white] as NSArray, locations: nil))
        context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0), options: [])
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 50, y: 50), endRadius: 10, options: [])
        func fills(_ items: [DrawingItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .group(_, let inner): fills(inner)
                case .fill(let path, _): path.bounds.map { [$0] } ?? []
                default: []
                }
            }
        }
        let areas = fills(context.takeItems())
        #expect(areas.map(\.minX) == [20, 40] && areas.map(\.maxX) == [60, 60])
    }
}
