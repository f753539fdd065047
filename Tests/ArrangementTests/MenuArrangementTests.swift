import Devices
import Foundation
import Geometry
import Testing

@testable import Arrangement

@Suite struct MenuArrangementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    private let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    private func frame(_ source: CGRect, height: CGFloat = 200, on version: SystemVersion = .iOS18) -> CGRect {
        MenuArrangement(size: CGSize(width: 250, height: height), source: source, version: version)
            .frame(in: bounds, safeArea: safeArea)
    }

    @Test func aMenuIsBelowItsSourceAtTheNearerEdge() {
        #expect(frame(CGRect(x: 20, y: 100, width: 44, height: 44)).origin == CGPoint(x: 20, y: 152))
        #expect(frame(CGRect(x: 320, y: 100, width: 44, height: 44)).origin == CGPoint(x: 114, y: 152))
    }

    @Test func aMenuIsAboveItsSourceAtTheBottom() {
        #expect(frame(CGRect(x: 20, y: 700, width: 44, height: 44)).maxY == 692)
    }

    @Test func aMenuOfGlassCoversItsSource() {
        #expect(frame(CGRect(x: 320, y: 100, width: 44, height: 44), on: .iOS26).minY == 100)
        #expect(frame(CGRect(x: 320, y: 700, width: 44, height: 44), on: .iOS26).maxY == 744)
    }

    @Test func aMenuStaysInTheSafeArea() {
        #expect(frame(CGRect(x: 0, y: 0, width: 10, height: 10)).origin == CGPoint(x: 8, y: 55))
        let tall = frame(CGRect(x: 20, y: 300, width: 44, height: 44), height: 2_000)
        #expect(abs(tall.height - (844 - 47 - 34 - 16)) < 0.001)
    }
}
