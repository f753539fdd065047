import Devices
import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

@testable import Commands

/// The ranges of `maquette sweep`.
@Suite(.blocking) struct SweepWordsTests {
    private static let sample = CommandRun.sample + "/LaunchScreen.storyboard"

    @Test func windowsOfARange() throws {
        let across = try SweepOptions(inputs: [], device: "ipad-pro-13", widths: "320...1376").windows()
        #expect(across.lengths.count == 1057)
        #expect(across.variants[0].orientation == .landscape && across.other == 1032)
        let upright = try SweepOptions(inputs: [], device: "iphone-6-3", widths: "300-402").windows()
        #expect(upright.variants[0].orientation == .portrait && upright.other == 874)
        let down = try SweepOptions(inputs: [], device: "ipad-pro-13", widths: "500", heights: "400...800").windows()
        #expect(!down.isHorizontal && down.other == 500 && down.lengths.count == 401)
    }

    @Test(
        arguments: [
            (nil, nil, "no-range"), ("320..", nil, "bad-range"), ("a...b", nil, "bad-range"),
            ("700...400", nil, "backward-range"), ("1...400", nil, "range-beyond-screens"),
            ("320...400", "320...400", "two-ranges"), ("320...2000", nil, "window-beyond-screen"),
        ] as [(String?, String?, String)])
    func badRanges(widths: String?, heights: String?, code: String) {
        let result = SweepOptions(
            inputs: [Self.sample], device: "ipad-pro-13", widths: widths, heights: heights
        ).run { _, _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
        #expect(result.diagnostics.allSatisfy { $0.problem.remedy != nil })
    }
}
