import CoreGraphics
import Testing

/// Core Graphics alone, as imported by a file of an app.
@Suite struct CoreGraphicsTests {
    @Test func aRectangleAColorAndATransformComeWithIt() {
        let moved = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(translationX: 10, y: 20))
        #expect(moved == CGRect(x: 11, y: 22, width: 3, height: 4))
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).alpha == 0.5)
        #expect(CGVector(dx: 1, dy: 2) != .zero)
        let seconds: CFTimeInterval = 0.25
        #expect(seconds == 0.25)
    }

    @Test func aColorLiteralIsAColorOfCoreGraphics() {
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        #expect(color.components == [1, 0.5, 0.25, 0.5])
    }

    @Test func aMutablePathIsBuiltAsOnApplesPlatforms() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0), transform: CGAffineTransform(scaleX: 2, y: 1))
        #expect(path.currentPoint == CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.closeSubpath()
        // After a closed figure, a path continues at the figure's start.
        #expect(path.currentPoint == .zero)
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(path.contains(CGPoint(x: 15, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 15)))
    }

    @Test func aHoleIsInsideByOneRuleAndOutsideByTheOther() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    }

    @Test func anArcOfACornerTouchesBothLines() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(abs(path.currentPoint.x - 100) < 1e-9)
        #expect(abs(path.currentPoint.y - 20) < 1e-9)
        #expect(path.boundingBox.maxX < 100.001)
        // The arc cuts off the corner.
        path.addLine(to: CGPoint(x: 0, y: 20))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 90, y: 10)))
    }

    @Test func elementsAreVisitedInOrder() {
        var types: [CGPathElementType] = []
        var last = CGPoint.zero
        var transform = CGAffineTransform(translationX: 5, y: 5)
        CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &transform).applyWithBlock { element in
            types.append(element.pointee.type)
            if element.pointee.type == .addLineToPoint { last = element.pointee.points[0] }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(last == CGPoint(x: 5, y: 15))
    }
}
