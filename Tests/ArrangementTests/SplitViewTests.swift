import Devices
import Foundation
import Geometry
import Testing
import Traits

@testable import Arrangement

private func request(
    _ style: SplitStyle, _ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom = .pad,
    _ version: SystemVersion = .iOS17
) -> SplitRequest {
    SplitRequest(style: style, size: CGSize(width: width, height: height), idiom: idiom, version: version)
}

@Suite struct SplitModeTests {
    @Test(
        "SPLIT-8 the classic style is beside in landscape, hidden in portrait and in narrower windows",
        arguments: [
            (1024, 768, .oneBesideSecondary), (768, 1024, .secondaryOnly), (1366, 1024, .oneBesideSecondary),
            (1024, 1366, .secondaryOnly), (1133, 744, .oneBesideSecondary),
            // Two thirds of a 12.9-, an 11- and an 8.3-inch screen in landscape, the last a little wider than high.
            (981, 1024, .secondaryOnly), (795, 834, .secondaryOnly), (748, 744, .secondaryOnly),
        ] as [(CGFloat, CGFloat, SplitDisplayMode)])
    func classicAutomatic(width: CGFloat, height: CGFloat, mode: SplitDisplayMode) {
        #expect(request(.unspecified, width, height).displayMode == mode)
    }

    @Test("SPLIT-6 SPLIT-8 a large phone in landscape shows both")
    func largePhone() {
        #expect(request(.unspecified, 736, 414, .phone).displayMode == .oneBesideSecondary)
        #expect(request(.doubleColumn, 926, 428, .phone).displayMode == .oneBesideSecondary)
        #expect(request(.tripleColumn, 926, 428, .phone).displayMode == .oneBesideSecondary)
        #expect(request(.tripleColumn, 926, 428, .phone).behavior == .displace)
    }

    @Test("SPLIT-7 the modes have their old names, and three-column ones need three columns")
    func names() {
        #expect(SplitDisplayMode.primaryHidden == .secondaryOnly)
        #expect(SplitDisplayMode.allVisible == .oneBesideSecondary)
        #expect(SplitDisplayMode.primaryOverlay == .oneOverSecondary)
        #expect(SplitDisplayMode.allCases.map(\.rawValue) == Array(0...6))
        for preferred in SplitDisplayMode.allCases {
            var double = request(.doubleColumn, 1194, 834)
            double.preferredMode = preferred
            for gesture in [true, false] {
                double.presentsWithGesture = gesture
                #expect(double.displayMode.sidebarCount <= 1, "\(preferred)")
                #expect(double.displayMode != .automatic)
            }
        }
    }

    @Test(
        "SPLIT-9 what automatic is, by style and size",
        arguments: [
            (.doubleColumn, 1194, 834, .tile, .oneBesideSecondary),
            (.doubleColumn, 834, 1194, .overlay, .secondaryOnly),
            (.doubleColumn, 1024, 1366, .overlay, .secondaryOnly),
            (.doubleColumn, 795, 834, .overlay, .secondaryOnly),
            (.tripleColumn, 1366, 1024, .tile, .twoBesideSecondary),
            (.tripleColumn, 1376, 1032, .tile, .twoBesideSecondary),
            (.tripleColumn, 1194, 834, .displace, .oneBesideSecondary),
            (.tripleColumn, 1024, 768, .displace, .oneBesideSecondary),
            (.tripleColumn, 834, 1194, .overlay, .secondaryOnly),
        ] as [(SplitStyle, CGFloat, CGFloat, SplitBehavior, SplitDisplayMode)])
    func automatic(
        style: SplitStyle, width: CGFloat, height: CGFloat, behavior: SplitBehavior, mode: SplitDisplayMode
    ) {
        let request = request(style, width, height)
        #expect(request.behavior == behavior)
        #expect(request.displayMode == mode)
    }

    @Test(
        "SPLIT-9 the modes that a behaviour allows",
        arguments: [
            (.tile, [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
            (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
            (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
        ] as [(SplitBehavior, [SplitDisplayMode])])
    func allowed(behavior: SplitBehavior, modes: [SplitDisplayMode]) {
        #expect(behavior.modes(for: .tripleColumn) == modes)
        #expect(behavior.modes(for: .doubleColumn) == Array(modes.prefix(2)))
        // A preferred mode is translated to the behavior's modes.
        for preferred in SplitDisplayMode.allCases where preferred != .automatic {
            var request = request(.tripleColumn, 1194, 834)
            request.preferredBehavior = behavior
            request.preferredMode = preferred
            #expect(request.displayMode == modes[preferred.sidebarCount], "\(preferred)")
            request.presentsWithGesture = false
            #expect(request.displayMode == preferred)
        }
    }

    @Test(
        "SPLIT-13 show and hide go to the nearest mode",
        arguments: [
            (.tile, .secondaryOnly, .primary, .twoBesideSecondary),
            (.tile, .secondaryOnly, .supplementary, .oneBesideSecondary),
            (.displace, .oneBesideSecondary, .primary, .twoDisplaceSecondary),
            (.displace, .twoDisplaceSecondary, .supplementary, .twoDisplaceSecondary),
            (.displace, .twoDisplaceSecondary, .secondary, .oneBesideSecondary),
            (.overlay, .twoOverSecondary, .secondary, .secondaryOnly),
            (.overlay, .secondaryOnly, .supplementary, .oneOverSecondary),
            (.tile, .twoBesideSecondary, .secondary, .twoBesideSecondary),
            (.tile, .oneBesideSecondary, .compact, .oneBesideSecondary),
        ] as [(SplitBehavior, SplitDisplayMode, SplitColumn, SplitDisplayMode)])
    func show(behavior: SplitBehavior, from: SplitDisplayMode, column: SplitColumn, to: SplitDisplayMode) {
        var request = request(.tripleColumn, 1194, 834)
        request.preferredBehavior = behavior
        request.chosenMode = from
        #expect(request.mode(showing: column) == to)
    }

    @Test(
        "SPLIT-13 hide leaves what it can",
        arguments: [
            (.tile, .twoBesideSecondary, .primary, .oneBesideSecondary),
            (.tile, .twoBesideSecondary, .supplementary, .secondaryOnly),
            (.displace, .twoDisplaceSecondary, .primary, .oneBesideSecondary),
            (.overlay, .twoOverSecondary, .primary, .oneOverSecondary),
            (.tile, .secondaryOnly, .primary, .secondaryOnly),
            (.tile, .twoBesideSecondary, .secondary, .twoBesideSecondary),
        ] as [(SplitBehavior, SplitDisplayMode, SplitColumn, SplitDisplayMode)])
    func hide(behavior: SplitBehavior, from: SplitDisplayMode, column: SplitColumn, to: SplitDisplayMode) {
        var request = request(.tripleColumn, 1194, 834)
        request.preferredBehavior = behavior
        request.chosenMode = from
        #expect(request.mode(hiding: column) == to)
    }

    @Test(
        "SPLIT-15 where the display-mode button leads",
        arguments: [
            (.unspecified, 768, 1024, .pad, .oneOverSecondary), (.unspecified, 1024, 768, .pad, .automatic),
            (.unspecified, 736, 414, .phone, .secondaryOnly), (.doubleColumn, 1194, 834, .pad, .secondaryOnly),
            (.doubleColumn, 834, 1194, .pad, .oneOverSecondary),
            (.tripleColumn, 1194, 834, .pad, .twoDisplaceSecondary),
            (.tripleColumn, 1366, 1024, .pad, .oneBesideSecondary),
        ] as [(SplitStyle, CGFloat, CGFloat, UIUserInterfaceIdiom, SplitDisplayMode)])
    func button(
        style: SplitStyle, width: CGFloat, height: CGFloat, idiom: UIUserInterfaceIdiom, target: SplitDisplayMode
    ) {
        #expect(request(style, width, height, idiom).modeAfterButton == target)
    }
}

@Suite struct SplitColumnTests {
    @Test(
        "SPLIT-10 column widths: absolute, else fraction, else automatic, within bounds",
        arguments: [
            (nil, nil, nil, nil, 320), (nil, 0.25, nil, nil, 256), (nil, 0.5, nil, nil, 320),
            (nil, 0.5, nil, 600, 512), (400, 0.1, nil, 600, 400), (10, nil, 200, nil, 200), (nil, nil, 500, nil, 500),
            (nil, nil, nil, 250, 250), (nil, nil, 300, 200, 300),
        ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat)])
    func widths(preferred: CGFloat?, fraction: CGFloat?, minimum: CGFloat?, maximum: CGFloat?, width: CGFloat) {
        var request = request(.tripleColumn, 1024, 768)
        let asked = SplitColumns.Request(
            preferredWidth: preferred, preferredFraction: fraction, minimum: minimum, maximum: maximum)
        request.primary = asked
        request.supplementary = asked
        #expect(SplitColumns.width(of: .primary, request) == width)
        #expect(SplitColumns.width(of: .supplementary, request) == width)
    }

    @Test("SPLIT-10 automatic widths by device; no column is wider than the split view")
    func automaticWidths() {
        #expect(SplitColumns.width(of: .primary, request(.unspecified, 768, 1024)) == 320)
        #expect(SplitColumns.width(of: .primary, request(.doubleColumn, 1366, 1024)) == 320)
        #expect(SplitColumns.width(of: .supplementary, request(.tripleColumn, 1366, 1024)) == 375)
        #expect(SplitColumns.width(of: .primary, request(.unspecified, 736, 414, .phone)) == 295)
        #expect(SplitColumns.width(of: .primary, request(.unspecified, 926, 428, .phone)) == 320)
        #expect(SplitColumns.width(of: .primary, request(.unspecified, 200, 834)) == 200)
        #expect(SplitColumns.separatorWidth(scale: 2) == 0.5)
        #expect(SplitColumns.separatorWidth(scale: 0) == 1)
    }

    private func frames(_ request: SplitRequest, _ edge: SplitPrimaryEdge = .leading, rtl: Bool = false)
        -> [SplitColumn: CGRect]
    {
        Dictionary(
            uniqueKeysWithValues: request.arrange(edge: edge, isRightToLeft: rtl, scale: 2).columns.map {
                ($0.column, $0.frame)
            })
    }

    @Test("SPLIT-9 SPLIT-16 every mode of three columns has its frames, and its lines of one pixel")
    func everyMode() {
        var request = request(.tripleColumn, 1194, 834)
        request.presentsWithGesture = false
        func x(_ mode: SplitDisplayMode) -> [SplitColumn: ClosedRange<CGFloat>] {
            request.preferredMode = mode
            return frames(request).mapValues { $0.minX...$0.maxX }
        }
        #expect(x(.secondaryOnly) == [.secondary: 0...1194])
        #expect(x(.oneBesideSecondary) == [.supplementary: 0...320, .secondary: 320.5...1194])
        #expect(x(.oneOverSecondary) == [.supplementary: 0...320, .secondary: 0...1194])
        #expect(x(.twoBesideSecondary) == [.primary: 0...320, .supplementary: 320.5...640.5, .secondary: 641...1194])
        #expect(x(.twoOverSecondary) == [.primary: 0...320, .supplementary: 320.5...640.5, .secondary: 0...1194])
        // The width is that beside one column, and the other column moves it out.
        #expect(
            x(.twoDisplaceSecondary) == [.primary: 0...320, .supplementary: 320.5...640.5, .secondary: 641...1514.5])
        let lines: [SplitDisplayMode: [CGFloat]] = [
            .secondaryOnly: [], .oneBesideSecondary: [320], .oneOverSecondary: [], .twoBesideSecondary: [320, 640.5],
            .twoOverSecondary: [320], .twoDisplaceSecondary: [320, 640.5],
        ]
        for (mode, places) in lines {
            request.preferredMode = mode
            let separators = request.arrange(scale: 2).separators
            #expect(separators.map(\.minX) == places, "\(mode)")
            #expect(separators.allSatisfy { $0.width == 0.5 && $0.height == 834 })
        }
    }

    @Test("SPLIT-9 under overlay and displace the secondary is dimmed")
    func dimming() {
        var request = request(.tripleColumn, 1194, 834)
        request.presentsWithGesture = false
        func dimmed(_ mode: SplitDisplayMode) -> CGRect? {
            request.preferredMode = mode
            return request.arrange(scale: 2).dimmed
        }
        for mode in [SplitDisplayMode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary] {
            #expect(dimmed(mode) == nil)
        }
        #expect(dimmed(.oneOverSecondary) == CGRect(x: 0, y: 0, width: 1194, height: 834))
        #expect(dimmed(.twoOverSecondary) == CGRect(x: 0, y: 0, width: 1194, height: 834))
        #expect(dimmed(.twoDisplaceSecondary) == CGRect(x: 641, y: 0, width: 553, height: 834))
    }

    @Test("SPLIT-8 (partly) of the classic style the secondary is not dimmed under the primary")
    func classicIsNotDimmed() {
        var request = request(.unspecified, 768, 1024)
        request.preferredMode = .oneOverSecondary
        let arrangement = request.arrange(scale: 2)
        #expect(arrangement.mode == .oneOverSecondary && arrangement[.primary] != nil)
        #expect(arrangement.dimmed == nil)
    }

    @Test("SPLIT-11 a trailing primary edge mirrors, right-to-left mirrors, both together do not")
    func mirroring() {
        for mode in SplitDisplayMode.allCases {
            var request = request(.tripleColumn, 1194, 834)
            request.preferredMode = mode
            request.presentsWithGesture = false
            let plain = request.arrange(scale: 2)
            let mirrored = request.arrange(edge: .trailing, scale: 2)
            #expect(mirrored == request.arrange(isRightToLeft: true, scale: 2))
            #expect(plain == request.arrange(edge: .trailing, isRightToLeft: true, scale: 2))
            for (a, b) in zip(plain.columns, mirrored.columns) {
                #expect(b.frame.maxX == 1194 - a.frame.minX)
                #expect(b.viewFrame.minX == 1194 - a.viewFrame.maxX)
                #expect(b.insets.right == a.insets.left)
            }
        }
    }

    @Test("SPLIT-10 the column style's primary reaches 100 points out of the screen from iOS 14 to 18")
    func offscreenBuffer() throws {
        let column = try #require(request(.doubleColumn, 1194, 834).arrange(scale: 2)[.primary])
        #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(column.viewFrame == CGRect(x: -100, y: 0, width: 420, height: 834))
        #expect(column.insets.left == 100)
        let classic = try #require(request(.unspecified, 1194, 834).arrange(scale: 2)[.primary])
        #expect(classic.viewFrame == classic.frame)
    }

    @Test("SPLIT-10 from iOS 26 the primary of the column style is a panel above its neighbour")
    func floatingPanel() throws {
        let arrangement = request(.doubleColumn, 1210, 834, .pad, .iOS26).arrange(scale: 2)
        let (primary, secondary) = (try #require(arrangement[.primary]), try #require(arrangement[.secondary]))
        #expect(primary.floats)
        #expect(primary.viewFrame == CGRect(x: 10, y: 10, width: 300, height: 814))
        #expect(secondary.viewFrame == CGRect(x: 0, y: 0, width: 1210, height: 834))
        #expect(secondary.insets.left == 320)
        #expect(arrangement.separators.isEmpty)
    }
}
