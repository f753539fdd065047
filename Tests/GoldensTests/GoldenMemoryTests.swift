import Bitmaps
import Caching
import Devices
import Diagnostics
import Drawing
import Foundation
import Previews
import TestTraits
import Testing

@testable import Goldens

@Suite("Checks without changes", .blocking) struct GoldenMemoryTests {
    let scratch: ScratchFolder
    let goldens: String
    let here: [Variant]
    let source: BoxSource

    init() throws {
        scratch = try ScratchFolder()
        goldens = scratch.path + "/G"
        here = try variants("iphone-se", "iphone-air", "iphone-4-0/dark")
        var boxes = BoxSource()
        boxes.content = "boxes"
        source = boxes
        try source.record(goldens, here)
        #expect(try check(source).remembered == 0)
    }

    /// A check by a run that begins long after everything was written, or at the same moment.
    private func check(
        _ source: BoxSource, rules: [ToleranceRule] = [], renderer: String? = nil, theme: String = "ios",
        now: Int = Int.max / 2
    ) throws -> GoldenRun.Check {
        var run = try source.run(goldens: goldens, variants: here, rules: rules, workers: 3, renderer: renderer)
        let memory = try #require(
            GoldenMemory(
                in: PictureCache(path: scratch.path + "/C"), goldens: goldens,
                inputs: source.inputDigests(apartFrom: goldens), request: theme, now: now))
        run.memory = memory
        return try run.check(title: "Boxes", inputs: [], inputDigest: nil)
    }

    /// Another source of the same boxes, which was not used before.
    private func anew(_ change: (inout BoxSource) -> Void = { _ in }) -> BoxSource {
        var boxes = BoxSource()
        boxes.content = "boxes"
        change(&boxes)
        return boxes
    }

    private func file(_ extension: String) throws -> String {
        let store = try GoldenStore(path: goldens)
        let key = GoldenKey(document: "Boxes", variant: here[0])
        return `extension` == "png" ? store.picturePath(key) : store.layoutPath(key)
    }

    @Test("lay nothing out, and give the same result")
    func remembered() throws {
        let fresh = anew()
        let again = try check(fresh)
        #expect(again.remembered == 3 && fresh.laidOut == 0)
        let plain = try BoxSource().check(goldens, here)
        #expect(again.record.results == plain.record.results && plain.remembered == 0)
        #expect(again.record.warnings == plain.record.warnings)
    }

    @Test("lay everything out if inputs, theme or renderer changed, or the inputs are unknown")
    func otherInputs() throws {
        for other in [anew { $0.content = "boxes!" }, anew { $0.content = nil }] {
            #expect(try check(other).remembered == 0 && other.laidOut == 3)
        }
        let painted = anew()
        #expect(try check(painted, theme: "wireframe").remembered == 0 && painted.laidOut == 3)
        let redrawn = anew()
        let check = try check(redrawn, renderer: "maquette 9")
        #expect(check.remembered == 0 && redrawn.laidOut == 3 && check.record.results.allSatisfy { $0.wasDrawn })
    }

    @Test("find a changed picture that is not in the memory")
    func changed() throws {
        let moved = anew {
            $0.content = "moved"
            $0.origin.y += 1
        }
        for _ in 0..<2 {
            let found = try check(moved)
            #expect(found.remembered == 0 && found.record.failures.count == 3)
        }
        #expect(moved.laidOut == 6)
        #expect(try check(anew()).remembered == 3)
    }

    @Test("examine a golden again if its file was touched, changed in a byte or removed", arguments: ["png", "txt"])
    func touchedGoldens(kind: String) throws {
        let path = try file(kind)
        let whole = try #require(FileManager.default.contents(atPath: path))
        // The bytes are the same: laid out once more, and kept from then on.
        try whole.write(to: URL(fileURLWithPath: path))
        #expect(try check(anew()).remembered == 2)
        #expect(try check(anew()).remembered == 3)
        var damaged = whole
        damaged[damaged.count / 2] ^= 1
        try damaged.write(to: URL(fileURLWithPath: path))
        let found = try check(anew())
        #expect(found.remembered == 2 && found.record.failures.count == 1)
        try FileManager.default.removeItem(atPath: path)
        #expect(try check(anew()).record.failures.map(\.kinds) == [[.missing]])
    }

    @Test("read the manifest again: pictures that it no longer approves are drawn")
    func otherManifest() throws {
        let path = goldens + "/manifest.json"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let list = try #require(try GoldenStore(path: goldens).manifest.goldens.values.first?.lists.first)
        try text.replacing(list, with: String(repeating: "0", count: 64))
            .write(toFile: path, atomically: true, encoding: .utf8)
        let found = try check(anew())
        #expect(found.remembered < 3 && found.record.failures.isEmpty)
        #expect(found.record.results.contains { $0.wasDrawn })
        try text.replacing("\"goldens\": {", with: "\"goldens\": {}, \"rest\": {")
            .write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try check(anew()).record.failures.map(\.kinds) == [[.missing], [.missing], [.missing]])
    }

    @Test("report the same about tolerances")
    func tolerances() throws {
        let rule = ToleranceRule(channel: 2)
        let found = try check(anew(), rules: [rule])
        #expect(found.remembered == 3 && found.diagnostics.map(\.problem.code) == ["unneeded-tolerance"])
        #expect(found.record.results.allSatisfy { $0.tolerance.count == 1 })
    }

    @Test("do not rely on recent stamps, or on a damaged ledger")
    func doubts() throws {
        let path = try file("png")
        let whole = try #require(FileManager.default.contents(atPath: path))
        try whole.write(to: URL(fileURLWithPath: path))
        let moment = Int(Date().timeIntervalSince1970)
        for _ in 0..<2 { #expect(try check(anew(), now: moment).remembered == 2) }
        let runs = scratch.path + "/C/runs/"
        for name in try FileManager.default.contentsOfDirectory(atPath: runs) {
            let ledger = try #require(FileManager.default.contents(atPath: runs + name))
            try ledger.dropLast(9).write(to: URL(fileURLWithPath: runs + name))
        }
        let found = try check(anew())
        #expect(found.remembered == 0 && found.record.failures.isEmpty)
        #expect(try check(anew()).remembered == 3)
    }
}
