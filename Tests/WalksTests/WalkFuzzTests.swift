import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import Previews
import RandomNumbers
import TestTraits
import Testing
import Theming
import UIKit
import Walks

/// Walks of random steps: each step is taken or refused with a reason, and what is announced comes.
@Suite(.blocking) struct WalkFuzzTests {
    /// More walks where `MAQUETTE_FUZZ_WALKS` says so.
    private static let count = ProcessInfo.processInfo.environment["MAQUETTE_FUZZ_WALKS"].flatMap { Int($0) } ?? 24

    @Test("Random walks end, and no announcement differs from what comes")
    func randomWalks() throws {
        let folder = try WalkedFolder()
        let path = try folder.write(WalkedStoryboard.text, as: "Main.storyboard")
        let source = try InputSource.load([path], palette: Theme.named("ios").palette).value
        let names = [
            "first-row", "idle-row", "set-bi-001", "back", "toggle", "field", "plain-button", "disabled-button",
            "cover", "lis-ta-001", "nothing",
        ]
        let devices = ["iphone-15", "iphone-se-3@15", "ipad-pro-11@18", "ipad-pro-11/landscape/split-half@17"]
        var taken = 0
        var refused = 0
        for seed in 0..<Self.count {
            var random = SeededGenerator(seed: UInt64(seed))
            let steps = try (0..<20).map { _ in
                try WalkStep(parsing: Self.step(names, using: &random))
            }
            let variant = try Variant(parsing: devices[seed % devices.count])
            let walk = try source.walk(steps, in: 0, on: variant, tools: source.makeTools())
            #expect(walk.failure == nil, "\(seed)")
            #expect(walk.moments.count == 21)
            #expect(walk.moments.flatMap(\.findings) == [], "walk \(seed)")
            taken += walk.moments.count { $0.step != nil && $0.skipped == nil }
            refused += walk.moments.count { $0.skipped != nil }
        }
        // Both must occur, otherwise the steps are too easy or too hard to test anything.
        #expect(taken > 0 && refused > 0)
    }

    /// A step that is left out where it is impossible.
    private static func step(_ names: [String], using random: inout SeededGenerator) -> String {
        func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }
        switch random.next() % 10 {
        case 0...3: return "tap?:\(pick(names))"
        case 4: return "back?"
        case 5: return "dismiss?"
        case 6: return pick(["rotate?", "rotate?:portrait", "rotate?:landscape"])
        case 7: return "resize?:\(pick(["full", "split-third", "split-half", "slide-over"]))"
        case 8: return pick(["appearance?:dark", "appearance?:light", "content-size?:ax2", "show?:settings"])
        default: return pick(["scroll?:bottom", "scroll?:first-row", "type?:field:Anna", "present?:detail"])
        }
    }
}
