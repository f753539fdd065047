import Drawing
import Foundation
import Geometry
import Testing

@testable import DeviceFrames

/// The color below the home indicator.
@Suite struct GroundColorTests {
    private let point = CGPoint(x: 50, y: 95)
    private let page = DrawingItem.fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(.white))

    private func bar(_ color: Color, y: CGFloat = 90) -> DrawingItem {
        .fill(.rectangle(CGRect(x: 0, y: y, width: 100, height: 10)), .color(color))
    }

    @Test func theUppermostAreaCounts() {
        #expect([DrawingItem]().ground(at: point) == nil)
        #expect([page].ground(at: point) == .white)
        #expect([page, bar(.black)].ground(at: point) == .black)
        #expect([page, bar(.black, y: 0)].ground(at: point) == .white)
        let veiled = [page, bar(Color(white: 0, alpha: 0.5))].ground(at: point)
        #expect(veiled == Color(white: 0.5))
    }

    @Test func theGapBetweenTwoWindowsDecidesNothing() throws {
        let gap = DrawingItem.fill(.rectangle(CGRect(x: 48, y: 0, width: 4, height: 100)), .color(.black))
        let indicator = CGRect(x: 20, y: 90, width: 60, height: 5)
        #expect(try #require([page, gap].luma(along: indicator)) > 0.5)
        #expect(try #require([page, gap, bar(.black)].luma(along: indicator)) < 0.5)
        #expect([DrawingItem]().luma(along: indicator) == nil)
    }

    @Test func groupsMoveCutAndFade() {
        func group(_ style: GroupStyle) -> [DrawingItem] { [page, .group(style, [bar(.black, y: 0)])] }
        #expect(group(GroupStyle()).ground(at: point) == .white)
        let moved = CGAffineTransform(translationX: 0, y: 90)
        #expect(group(GroupStyle(transform: moved)).ground(at: point) == .black)
        let left = Path.rectangle(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(group(GroupStyle(transform: moved, clip: left)).ground(at: point) == .white)
        #expect(group(GroupStyle(transform: moved, opacity: 0.2)).ground(at: point) == .white)
    }

    @Test func picturesAndGradientsTellNothing() {
        let gradient = Paint.linearGradient(
            Gradient(stops: [.init(color: .white, offset: 0), .init(color: .black, offset: 1)]), from: .zero,
            to: CGPoint(x: 0, y: 100))
        let items: [DrawingItem] = [
            page, .fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)), gradient),
        ]
        #expect(items.ground(at: point) == nil)
        #expect((items + [bar(.black)]).ground(at: point) == .black)
    }
}
