import Foundation
import Geometry
import Testing

@testable import Arrangement

@Suite struct VersatileSplitTests {
    private func request(_ width: CGFloat, _ height: CGFloat, splitter: CGFloat = 1) -> VersatileSplitRequest {
        VersatileSplitRequest(
            area: CGRect(x: 0, y: 0, width: width, height: height), splitterWidth: splitter)
    }

    @Test("VSV-1 the splitter's centre is the split point, by default 384 of 1024, near the golden ratio")
    func defaultPoint() throws {
        #expect(VersatileSplitRequest.defaultSplitPoint(width: 1024) == 384)
        // The golden section of a narrower view: the parts have the ratio 384 to 620.
        let point = VersatileSplitRequest.defaultSplitPoint(width: 768)
        #expect(abs(point / (768 - point) - 384.0 / 620.0) < 1e-9)
        let arrangement = request(1024, 748).arrange()
        #expect(arrangement.side == CGRect(x: 0, y: 0, width: 383.5, height: 748))
        #expect(arrangement.splitter == CGRect(x: 383.5, y: 0, width: 1, height: 748))
        #expect(arrangement.main == CGRect(x: 384.5, y: 0, width: 639.5, height: 748))
    }

    @Test(
        "VSV-1 a splitter of any width keeps its centre on the split point, within the view",
        arguments: [(0, 300), (1, 300), (20, 300), (44, 300), (20, 5), (20, 2000), (5000, 300)] as [(CGFloat, CGFloat)])
    func anySplitter(width: CGFloat, point: CGFloat) throws {
        var request = request(1024, 748, splitter: width)
        request.splitPoint = point
        let arrangement = request.arrange()
        let (side, splitter) = (try #require(arrangement.side), try #require(arrangement.splitter))
        #expect(side.maxX == splitter.minX)
        #expect(splitter.maxX == arrangement.main.minX)
        #expect(arrangement.main.maxX == 1024)
        #expect(side.width >= 0 && arrangement.main.width >= 0)
        if width < 100, (100...900).contains(point) { #expect(splitter.midX == point) }
    }

    @Test(
        "VSV-2 when the side view is hidden",
        arguments: [
            (.alwaysDisplay, 1024, 748, false), (.alwaysDisplay, 768, 1004, false),
            (.hideInPortraitOrientation, 1024, 748, false), (.hideInPortraitOrientation, 768, 1004, true),
            (.hideByDefault, 1024, 748, true), (.hideByDefault, 768, 1004, true),
        ] as [(SideViewDisplayOption, CGFloat, CGFloat, Bool)])
    func hidden(option: SideViewDisplayOption, width: CGFloat, height: CGFloat, isHidden: Bool) {
        var request = request(width, height)
        request.displayOption = option
        #expect(request.hidesSide == isHidden)
        let arrangement = request.arrange()
        #expect((arrangement.side == nil) == isHidden)
        #expect((arrangement.splitter == nil) == isHidden)
        if isHidden { #expect(arrangement.main == request.area) }
    }

    @Test("VSV-4 a list in a popover leaves the main view alone, one that slides in covers it or pushes it")
    func listStyles() throws {
        var request = request(768, 1004)
        request.displayOption = .hideInPortraitOrientation
        request.isListShown = true
        request.splitPoint = 300.5
        request.listDisplayStyle = .popover
        #expect(request.arrange() == VersatileSplitArrangement(main: request.area))
        request.listDisplayStyle = .slideIn
        #expect(request.arrange().side == CGRect(x: 0, y: 0, width: 300, height: 1004))
        #expect(request.arrange().main == request.area)
        request.listDisplayStyle = .slideInPushing
        #expect(request.arrange().side == CGRect(x: 0, y: 0, width: 300, height: 1004))
        #expect(request.arrange().main == CGRect(x: 301, y: 0, width: 768, height: 1004))
        // A view that is always displayed does not slide in.
        request.displayOption = .alwaysDisplay
        #expect(request.arrange().main == CGRect(x: 301, y: 0, width: 467, height: 1004))
    }

    @Test("VSV-5 on the right everything is mirrored", arguments: ListDisplayStyle.allCases)
    func right(style: ListDisplayStyle) {
        for option in SideViewDisplayOption.allCases {
            var request = request(768, 1004, splitter: 10)
            request.displayOption = option
            request.listDisplayStyle = style
            request.isListShown = true
            request.splitPoint = 300
            let left = request.arrange()
            request.position = .right
            let right = request.arrange()
            #expect(right.main.maxX == 768 - left.main.minX)
            #expect(right.side?.maxX == left.side.map { 768 - $0.minX })
            #expect(right.splitter?.midX == left.splitter.map { 768 - $0.midX })
        }
    }
}

@Suite struct PageTests {
    @Test("a page fills the view; the page control is above the home indicator")
    func pages() {
        var request = PageRequest(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(bottom: 34))
        #expect(request.arrange().pages == [CGRect(x: 0, y: 0, width: 390, height: 844)])
        #expect(request.arrange().control == nil)
        request.controlHeight = 26
        #expect(request.arrange().pages == [CGRect(x: 0, y: 0, width: 390, height: 784)])
        #expect(request.arrange().control == CGRect(x: 0, y: 784, width: 390, height: 26))
    }

    @Test("a spine in the middle shows two pages")
    func spine() {
        var request = PageRequest(size: CGSize(width: 1024, height: 768), safeArea: .zero)
        request.hasSpineInMiddle = true
        #expect(request.arrange().pages.map(\.minX) == [0, 512])
        request.isVertical = true
        #expect(request.arrange().pages.map(\.minY) == [0, 384])
    }

    @Test("scrolling pages are their width and spacing apart")
    func spacing() {
        var request = PageRequest(size: CGSize(width: 390, height: 844), safeArea: .zero)
        request.pageSpacing = 20
        #expect(request.arrange().scrollFrame == CGRect(x: -10, y: 0, width: 410, height: 844))
        #expect(request.arrange().pageInScroll == CGRect(x: 420, y: 0, width: 390, height: 844))
        request.isVertical = true
        #expect(request.arrange().scrollFrame == CGRect(x: 0, y: -10, width: 390, height: 864))
        #expect(request.arrange().pageInScroll == CGRect(x: 0, y: 874, width: 390, height: 844))
    }
}
