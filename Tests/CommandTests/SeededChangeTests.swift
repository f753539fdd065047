import Bitmaps
import Foundation
import Geometry
import TestTraits
import Testing

/// One small change at a time to the sample, which depends on orientation and appearance.
///
/// Each is reported exactly, on exactly the affected pictures.
@Suite("A change to a launch screen", .long, .blocking) struct SeededChangeTests {
    struct Change: Sendable {
        var name: String
        var file = "LaunchScreen.storyboard"
        var old: String
        var new: String
        /// The reported sentences for each picture that differs, by its orientation and appearance.
        var found: [String: [String]]
    }

    private static let pictures = ["portrait/light", "portrait/dark", "landscape/light", "landscape/dark"]

    private static func everywhere(_ sentences: String...) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: pictures.map { ($0, sentences) })
    }

    private static func only(_ part: String, _ sentences: String...) -> [String: [String]] {
        Dictionary(uniqueKeysWithValues: pictures.filter { $0.contains(part) }.map { ($0, sentences) })
    }

    static let changes = [
        Change(
            name: "a view moved one point", old: "constant=\"16\" id=\"c12-tt-top\"",
            new: "constant=\"17\" id=\"c12-tt-top\"",
            found: only(
                "portrait", "label ‘Maquette’ moved down 1 pt",
                "label ‘A model made before the real thing’ moved down 1 pt")),
        Change(
            name: "a color one step, in the dark alone",
            file: "Assets.xcassets/Background.colorset/Contents.json",
            old: "\"0x1C\"", new: "\"0x1D\"",
            found: only("dark", "view #vw0-La-nch changed its background from #10151c to #10151d")),
        Change(
            name: "a font size", old: "type=\"system\" pointSize=\"13\"", new: "type=\"system\" pointSize=\"14\"",
            // In landscape the label is hidden, but the line above it still depends on its height.
            found: only(
                "portrait", "view #rl0-La-nch moved up 1 pt",
                "label ‘Every device, every orientation’ moved up 1 pt, became 1 pt taller (now 280 × 17) and "
                    + "changed its font size from 13 to 14 pt"
            ).merging(only("landscape", "view #rl0-La-nch moved up 1 pt")) { $1 }),
        Change(
            name: "one more word", old: "text=\"Every device, every orientation\"",
            new: "text=\"Every device, every single orientation\"",
            found: only("portrait", "label ‘Every device, every orientation’ gained the word ‘single’")),
        Change(
            name: "a hidden view",
            old: "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"rl0-La-nch\"",
            new: "hidden=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"rl0-La-nch\"",
            found: only("portrait", "view #rl0-La-nch vanished, was at 20, 507, 280 × 1").merging(
                only("landscape", "view #rl0-La-nch vanished, was at 20, 295, 528 × 1")
            ) { $1 }),
        Change(
            name: "a constraint's constant, in landscape alone",
            old: "key=\"heightClass=compact\" constant=\"-4\"", new: "key=\"heightClass=compact\" constant=\"-3\"",
            found: only("landscape", "view #rl0-La-nch moved up 1 pt")),
        Change(
            name: "an added view", old: "</subviews>",
            new: """
                <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
                id="new-Vi-ew0"><rect key="frame" x="8" y="30" width="24" height="24"/><autoresizingMask \
                key="autoresizingMask"/><color key="backgroundColor" systemColor="systemRedColor"/></view></subviews>
                """, found: everywhere("view #new-Vi-ew0 appeared at 8, 30, 24 × 24")),
    ]

    private static let axes = ["--devices", "iphone-4-0", "--orientations", "all", "--appearances", "light,dark"]

    private let scratch: ScratchFolder
    private let app: String
    private let goldens: String

    init() throws {
        scratch = try ScratchFolder()
        app = scratch.path + "/App"
        goldens = scratch.path + "/Goldens"
        try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: app)
        let run = try CommandRun(["golden", "record", app] + Self.axes + ["--goldens", goldens])
        #expect(run.status == 0, "\(run.errors)")
    }

    private struct Line: Decodable {
        var key: String?
        var kinds: [String]?
        var changes: [String]?
        var different: Int?
        var drawn: Int?
    }

    private func check(_ more: [String] = []) throws -> (status: Int32, lines: [Line]) {
        let run = try CommandRun(
            ["golden", "check", app] + Self.axes
                + ["--goldens", goldens, "--output", scratch.path + "/report", "--json"] + more)
        let lines = run.output.split(separator: "\n")
        return (run.status, try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) })
    }

    /// `portrait/light` of `LaunchScreen/iphone-4-0/portrait/full/light/large/ltr@15`.
    private static func picture(_ key: String) -> String {
        let parts = key.split(separator: "/")
        return parts.count > 4 ? "\(parts[2])/\(parts[4])" : key
    }

    @Test("is reported with its kind and place, and unaffected variants are not drawn")
    func seeded() throws {
        for change in Self.changes {
            try FileManager.default.removeItem(atPath: app)
            try FileManager.default.copyItem(atPath: CommandRun.sample, toPath: app)
            let path = "\(app)/\(change.file)"
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text.components(separatedBy: change.old).count == 2, "\(change.name)")
            try text.replacingOccurrences(of: change.old, with: change.new)
                .write(toFile: path, atomically: true, encoding: .utf8)
            let (status, lines) = try check()
            #expect(status == 1, "\(change.name)")
            var found: [String: [String]] = [:]
            for line in lines.dropLast() {
                #expect(line.kinds == ["layout", "pixels"], "\(change.name)")
                // The last sentence counts pixels.
                found[Self.picture(try #require(line.key))] = line.changes.map { Array($0.dropLast()) }
            }
            #expect(found == change.found, "\(change.name)")
            #expect(lines.last?.drawn == change.found.count, "\(change.name)")
        }
    }

    @Test("that only affects antialiasing is distinguished from all others, and can be ignored")
    func smoothing() throws {
        let file = goldens + "/LaunchScreen/iphone-4-0_portrait_full_light_large_ltr_ios15.png"
        let golden = try Bitmap(decoding: [UInt8](Data(contentsOf: URL(fileURLWithPath: file))))
        let noisy = try Self.smoothedOtherwise(golden)
        try Data(PNGEncoder().encode(noisy, scale: 2)).write(to: URL(fileURLWithPath: file))
        let (status, lines) = try check()
        #expect(status == 1 && lines.last?.different == 1)
        let line = try #require(lines.first)
        #expect(Self.picture(try #require(line.key)) == "portrait/light" && line.kinds == ["pixels"])
        #expect(line.changes?.first?.hasSuffix("by up to 6 of 255, all of it antialiasing") == true, "\(line)")
        #expect(try check(["--ignore-antialiasing"]).status == 0)
    }

    /// The picture with slightly darker antialiased pixels, as from another renderer.
    private static func smoothedOtherwise(_ picture: Bitmap) throws -> Bitmap {
        var pixels = picture.pixels
        let stride = picture.size.width * 4
        for start in Swift.stride(from: stride + 4, to: pixels.count - stride - 4, by: 4) {
            let (here, left, right) = (picture.pixels[start], picture.pixels[start - 4], picture.pixels[start + 4])
            guard min(left, right) &+ 12 < here, here &+ 12 < max(left, right) else { continue }
            for channel in 0..<3 { pixels[start + channel] = max(6, pixels[start + channel]) - 6 }
        }
        let tolerance = PictureTolerance(ignoresAntialiasing: true)
        // Changes that are not antialiasing are reverted until none are left.
        while true {
            let changed = try #require(Bitmap(size: picture.size, pixels: pixels))
            let found = try #require(PictureComparison(picture, changed, tolerance: tolerance, workers: 4))
            #expect(found.smoothingPixels > 100)
            guard found.changedPixels > 0 else { return changed }
            for (index, kind) in found.classes.enumerated()
            where kind == PictureComparison.PixelClass.changed.rawValue {
                for byte in index * 4..<index * 4 + 4 { pixels[byte] = picture.pixels[byte] }
            }
        }
    }
}
