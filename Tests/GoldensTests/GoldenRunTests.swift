import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Previews
import TestTraits
import Testing

@testable import Goldens

@Suite("Goldens", .blocking) struct GoldenRunTests {
    let scratch: ScratchFolder
    let goldens: String

    init() throws {
        scratch = try ScratchFolder()
        goldens = scratch.path + "/G"
    }

    private func picture(_ variant: String) throws -> String {
        try GoldenStore(path: goldens).picturePath(GoldenKey(document: "Boxes", variant: variants(variant)[0]))
    }

    @Test("are recorded once, match, and need not be drawn again")
    func recordAndCheck() throws {
        let here = try variants("iphone-se", "iphone-se/landscape/dark")
        let recorded = try BoxSource().record(goldens, here)
        #expect(recorded.recorded.count == 2 && recorded.unchanged == 0)
        let before = scratch.contents(of: "G")
        #expect(before.keys.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.count == 4)
        let check = try BoxSource().check(goldens, here)
        #expect(check.record.failures.isEmpty)
        #expect(check.record.results.allSatisfy { !$0.wasDrawn })
        #expect(try BoxSource().record(goldens, here).unchanged == 2)
        #expect(scratch.contents(of: "G") == before, "not a byte is written")
    }

    @Test("distinguish a moved box from another color, on exactly the affected variants")
    func kinds() throws {
        let here = try variants("iphone-se", "ipad-pro-11")
        try BoxSource().record(goldens, here)
        var moved = BoxSource()
        moved.origin.y += 1
        let layout = try moved.check(goldens, here).record
        #expect(layout.failures.map(\.kinds) == [[.layout, .pixels], [.layout, .pixels]])
        #expect(layout.failures[0].layout.map(\.sentence) == ["view ‘Box’ moved down 1 pt"])
        #expect(layout.groups.count == 1, "one cause")
        var painted = BoxSource()
        painted.color = Color(red: 0.2, green: 0.4, blue: 0.9 + 1 / 255)
        let color = try painted.check(goldens, here).record
        #expect(color.failures[0].pixels?.maximumChannelDifference == 1)
        #expect(color.failures[0].pixels?.changed == 100 * 50 * 4)
        #expect(color.failures[0].layout.map(\.kinds) == [[.color]])
    }

    @Test("are missing if there are none, and orphaned if the plan does not cover them")
    func missingAndOrphaned() throws {
        try BoxSource().record(goldens, variants("iphone-se", "iphone-air"))
        let check = try BoxSource().check(goldens, variants("iphone-se", "ipad-pro-11"))
        #expect(check.record.failures.map(\.kinds) == [[.missing]])
        #expect(check.record.orphans.map(\.key) == ["Boxes/iphone-air/portrait/full/light/large/ltr@26"])
        var only = try BoxSource().run(goldens: goldens, variants: variants("iphone-se"))
        only.matching = "Boxes/iphone-se*"
        let narrow = try only.check(title: "", inputs: [], inputDigest: nil)
        #expect(narrow.record.orphans.isEmpty && narrow.record.results.count == 1)
    }

    @Test("are neither checked nor recorded with a pattern that matches nothing")
    func patternOfNothing() throws {
        try BoxSource().record(goldens, variants("iphone-se", "iphone-air"))
        var run = try BoxSource().run(goldens: goldens, variants: variants("iphone-se"))
        for pattern in ["Boxes/ipad-*", "boxes/*"] {
            run.matching = pattern
            let isTold = { (error: any Error) in
                guard
                    case .nothingChosen(pattern, let found?)? =
                        (error as? DiagnosedError)?.diagnostics.first?.problem as? GoldenProblem
                else { return false }
                return found.hasPrefix("Boxes/iphone-se-") && CommandOutcome(error).status == .wrongUsage
            }
            #expect { try run.check(title: "", inputs: [], inputDigest: nil) } throws: { isTold($0) }
            #expect { try run.record(.all) } throws: { isTold($0) }
        }
        // An orphaned golden is reported.
        run.matching = "Boxes/iphone-air/*"
        #expect(try run.check(title: "", inputs: [], inputDigest: nil).record.orphans.count == 1)
    }

    @Test("whose files are missing are missing, and are recorded again")
    func filesGone() throws {
        let here = try variants("iphone-se", "iphone-air")
        try BoxSource().record(goldens, here)
        let files = try #require(FileManager.default.enumerator(atPath: goldens)).compactMap { "\($0)" }
        let picture = try #require(files.first { $0.hasSuffix(".png") })
        try FileManager.default.removeItem(atPath: "\(goldens)/\(picture)")
        let check = try BoxSource().check(goldens, here).record
        #expect(check.failures.map(\.kinds) == [[.missing]])
        #expect(check.failures.first?.sentences == ["the files of its golden are gone: restore or record them"])
        let recording = try BoxSource().run(goldens: goldens, variants: here).record(.missing)
        #expect(recording.recorded.count == 1 && recording.unchanged == 1)
        #expect(try BoxSource().check(goldens, here).record.failures.isEmpty)
    }

    @Test("are refused if a picture differs the second time, with a warning if it is blank")
    func unsteadyAndBlank() throws {
        var source = BoxSource()
        source.isUnsteady = true
        let recording = try source.record(goldens, variants("iphone-se"))
        #expect(recording.refused.count == 1 && recording.recorded.isEmpty)
        #expect(recording.diagnostics.map(\.problem.code) == ["unsteady-picture"])
        #expect(scratch.contents(of: "G").keys.filter { $0.hasSuffix("png") }.isEmpty)
        source = BoxSource()
        source.isBlank = true
        let blank = try source.record(goldens, variants("iphone-se"))
        #expect(blank.recorded.count == 1 && blank.diagnostics.map(\.problem.code) == ["blank-picture"])
    }

    @Test("with a tolerance keep the golden, and unneeded tolerances are reported")
    func tolerances() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        let before = scratch.contents(of: "G")
        var painted = BoxSource()
        painted.color = Color(red: 0.2, green: 0.4, blue: 0.9 + 2 / 255)
        let rule = ToleranceRule(channel: 2, origin: SourceLocation(file: "tolerances.yaml", line: 3))
        let run = try painted.run(goldens: goldens, variants: here, rules: [rule])
        let check = try run.check(title: "", inputs: [], inputDigest: nil)
        #expect(check.record.failures.map(\.kinds) == [[.layout]], "a color is told from a golden's text all the same")
        #expect(check.record.results[0].tolerance == ["channel 2 (tolerances.yaml:3)"])
        #expect(check.record.results[0].pixels?.isAllowed == true)
        let needless = try BoxSource().check(goldens, here, rules: [rule])
        #expect(needless.record.warnings.count == 1)
        #expect(needless.diagnostics.map(\.problem.code) == ["unneeded-tolerance"])
        #expect(needless.diagnostics.first?.location?.line == 3)
        #expect(scratch.contents(of: "G") == before)
    }

    @Test("with masks are compared outside of them, with the masks' edges on whole pixels")
    func masks() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        var painted = BoxSource()
        painted.color = .black
        // The box is 100 by 50 at 20, 60; half a point is a whole pixel here.
        func kinds(_ mask: [Double]) throws -> [DifferenceKind]? {
            let check = try painted.check(goldens, here, rules: [ToleranceRule(masks: [mask])])
            return check.record.failures.first?.kinds
        }
        #expect(try kinds([20, 60, 100, 50]) == [.layout])
        #expect(try kinds([20.25, 60.25, 99.5, 49.5]) == [.layout])
        for mask in [[20.5, 60, 99.5, 50], [20, 60.5, 100, 49.5], [20, 60, 99.5, 50], [20, 60, 100, 49.5]] {
            #expect(try kinds(mask) == [.layout, .pixels], "\(mask)")
        }
    }

    @Test("are of another environment if the renderer, a font or the theme differs")
    func environments() {
        let plain = DrawingEnvironment(renderer: "maquette 1", fonts: ["Inter": "a"])
        let others = [
            plain, DrawingEnvironment(renderer: "maquette 2", fonts: ["Inter": "a"]),
            DrawingEnvironment(renderer: "maquette 1", fonts: ["Inter": "b"]),
            DrawingEnvironment(renderer: "maquette 1", fonts: [:]),
            DrawingEnvironment(renderer: "maquette 1", fonts: ["Inter": "a"], theme: "docs"),
            DrawingEnvironment(renderer: "maquette 1", fonts: ["Inter": "a"], theme: "print"),
        ]
        #expect(Set(others.map(\.name)).count == others.count)
        #expect(DrawingEnvironment(renderer: "maquette 1", fonts: ["Inter": "a"]).name == plain.name)
    }

    @Test("have a digest that changes with anything that was approved")
    func entryDigests() {
        let entry = GoldenEntry(
            lists: ["a"], layouts: ["b"], pixels: ["c"], file: "d", size: [1, 2], scale: 2, environment: "e")
        let changes: [(inout GoldenEntry) -> Void] = [
            { _ in }, { $0.lists = ["z"] }, { $0.layouts = ["z"] }, { $0.pixels = ["z"] }, { $0.pixels.append("z") },
            { $0.file = "z" }, { $0.environment = "z" }, { ($0.lists, $0.layouts) = ([], ["a", "b"]) },
        ]
        let digests = changes.map { change in
            var changed = entry
            change(&changed)
            return changed.digest
        }
        #expect(Set(digests).count == digests.count)
    }

    @Test("of another renderer are drawn and match if the pixels do; otherwise the renderer is named first")
    func otherRenderer() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        let same = try BoxSource().check(goldens, here, renderer: "maquette 9")
        #expect(same.record.failures.isEmpty && same.record.warnings.isEmpty && same.record.results[0].wasDrawn)
        var moved = BoxSource()
        moved.origin.x += 3
        let differs = try moved.check(goldens, here, renderer: "maquette 9")
        #expect(differs.diagnostics.first?.problem.code == "other-renderer")
    }

    @Test("that are damaged, replaced or of another kind are reported as such")
    func brokenFiles() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        let path = try picture("iphone-se")
        let good = try #require(FileManager.default.contents(atPath: path))
        func check(_ bytes: Data) throws -> GoldenResult {
            try bytes.write(to: URL(fileURLWithPath: path))
            return try BoxSource().check(goldens, here).record.results[0]
        }
        #expect(try check(Data("no picture".utf8)).kinds == [.unreadable])
        #expect(try check(good.prefix(good.count / 2)).kinds == [.unreadable])
        #expect(try check(Data()).kinds == [.unreadable])
        let small = try #require(Bitmap(size: PixelSize(width: 2, height: 2), pixels: Array(repeating: 9, count: 16)))
        #expect(try check(Data(PNGEncoder().encode(small))).kinds == [.size])
        // The same pixels in another encoding are the same golden.
        let bitmap = try Bitmap(decoding: [UInt8](good))
        let other = try check(Data(PNGEncoder().encode(bitmap, scale: 1)))
        #expect(other.kinds == [] && other.wasDrawn)
        // One pixel with another alpha is a difference.
        var pixels = bitmap.pixels
        pixels[4 * 1000 + 3] = 254
        let translucent = try #require(Bitmap(size: bitmap.size, pixels: pixels))
        let found = try check(Data(PNGEncoder().encode(translucent)))
        #expect(found.kinds == [.pixels] && found.pixels?.changed == 1)
        try FileManager.default.removeItem(atPath: path)
        #expect(try BoxSource().check(goldens, here).record.results[0].kinds == [.missing])
    }

    @Test("can have a manifest of a newer version, or an invalid one")
    func manifests() throws {
        try BoxSource().record(goldens, variants("iphone-se"))
        func code(_ text: String) throws -> String? {
            try Data(text.utf8).write(to: URL(fileURLWithPath: goldens + "/manifest.json"))
            do {
                _ = try GoldenStore(path: goldens)
                return nil
            } catch {
                return error.diagnostics.first?.problem.code
            }
        }
        #expect(try code("{\"format\":99,\"whatever\":1}") == "newer-manifest")
        #expect(try code("{\"format\":1}") == "unreadable-manifest")
        #expect(try code("<<<<<<< HEAD") == "merge-conflict")
        #expect(try code("") == "unreadable-manifest")
    }

    @Test("are approved only in a goldens folder here or next to the run")
    func foreignFolders() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        var moved = BoxSource()
        moved.origin.y += 8
        let report = scratch.path + "/Runs/R"
        _ = try moved.run(goldens: goldens, variants: here, report: report).checkAndReport(title: "Boxes")
        let before = scratch.contents(of: "G")
        // The folder is above the run's, as if the run came from elsewhere.
        let outcome = GoldenApproval(run: report).approve()
        #expect(outcome.diagnostics.map(\.problem.code) == ["foreign-goldens"])
        // A folder that is not one of goldens.
        let file = report + "/run.json"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let plain = scratch.path + "/Runs/Plain"
        try FileManager.default.createDirectory(atPath: plain, withIntermediateDirectories: true)
        let quoted = { (path: String) in path.replacing("/", with: "\\/") }
        try text.replacing(quoted(goldens), with: quoted(plain)).replacing(goldens, with: plain)
            .write(toFile: file, atomically: true, encoding: .utf8)
        #expect(GoldenApproval(run: report).approve().diagnostics.map(\.problem.code) == ["foreign-goldens"])
        #expect(scratch.contents(of: "G") == before && scratch.contents(of: "Runs/Plain").isEmpty)
        #expect(GoldenApproval(run: report, goldens: goldens).approve().status == .good)
        #expect(scratch.contents(of: "G") != before)
    }

    @Test("are approved from a run, which is refused if it is outdated")
    func approval() throws {
        let here = try variants("iphone-se", "iphone-air", "ipad-pro-11")
        try BoxSource().record(goldens, here)
        var moved = BoxSource()
        moved.origin.y += 8
        let report = scratch.path + "/R"
        _ = try moved.run(goldens: goldens, variants: here, report: report).checkAndReport(title: "Boxes")
        let before = scratch.contents(of: "G")
        let dry = GoldenApproval(run: report, isDry: true).approve()
        #expect(dry.status == .good && dry.text.contains("3 would be approved"))
        #expect(scratch.contents(of: "G") == before)
        #expect(GoldenApproval(run: report, matching: ["Nothing*"]).approve().status == .wrongUsage)
        let one = GoldenApproval(run: report, matching: ["Boxes/iphone-se*"]).approve()
        #expect(one.status == .good, "\(one.diagnostics)")
        #expect(try moved.check(goldens, here).record.failures.count == 2)
        // Goldens that were approved from the previous run stay approved.
        let rest = GoldenApproval(run: report, kinds: [.layout]).approve()
        #expect(rest.status == .good && rest.text.contains("2 approved, 1 before"))
        #expect(try moved.check(goldens, here).record.failures.isEmpty)
        // One golden is neither the run's basis nor its result any more.
        moved.origin.y += 8
        try moved.record(goldens, variants("iphone-se"))
        let stale = GoldenApproval(run: report).approve()
        #expect(stale.status == .checkFailed && stale.diagnostics.first?.problem.code == "stale-run")
        #expect(
            GoldenApproval(run: report, matching: ["*air*", "*ipad*"]).approve().text.contains("0 approved, 2 before"))
    }

    @Test("can have several approved pictures")
    func alternatives() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        var other = BoxSource()
        other.color = .black
        let report = scratch.path + "/R"
        _ = try other.run(goldens: goldens, variants: here, report: report).checkAndReport(title: "Boxes")
        #expect(GoldenApproval(run: report, keepsGolden: true).approve().status == .good)
        #expect(try other.check(goldens, here).record.failures.isEmpty)
        #expect(try BoxSource().check(goldens, here).record.failures.isEmpty)
        var third = BoxSource()
        third.color = .white
        #expect(try third.check(goldens, here).record.failures.count == 1)
    }

    @Test("are the same with one thread and with four")
    func threads() throws {
        let here = try variants("iphone-se", "iphone-air", "ipad-pro-11", "ipad-pro-11/landscape", "iphone-se/dark")
        _ = try BoxSource().run(goldens: scratch.path + "/one", variants: here, workers: 1).record(.all)
        _ = try BoxSource().run(goldens: scratch.path + "/four", variants: here, workers: 4).record(.all)
        #expect(scratch.contents(of: "one") == scratch.contents(of: "four"))
    }

    @Test("keep names of elements out of the report's markup")
    func hostileNames() throws {
        let here = try variants("iphone-se")
        try BoxSource().record(goldens, here)
        var moved = BoxSource()
        moved.documents = ["Boxes"]
        moved.origin.x += 1
        let report = scratch.path + "/R"
        let name = "</script><script>alert(1)</script>@DATA@ & \"quotes\""
        _ = try moved.run(goldens: goldens, variants: here, report: report).checkAndReport(title: name)
        let page = try String(contentsOfFile: report + "/report.html", encoding: .utf8)
        #expect(!page.contains("<script>alert"))
        #expect(page.contains("&lt;script&gt;alert"))
    }
}
