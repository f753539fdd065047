import Bitmaps
import Foundation
import Geometry
import TestTraits
import Testing

@Suite("maquette diff", .blocking) struct DiffCommandTests {
    private static func picture(_ change: (inout [UInt8]) -> Void = { _ in }) throws -> [UInt8] {
        let size = PixelSize(width: 90, height: 160)
        var pixels: [UInt8] = []
        for index in 0..<size.width * size.height { pixels += [UInt8(index % 90 / 9 * 20), 90, 40, 255] }
        change(&pixels)
        return PNGEncoder().encode(try #require(Bitmap(size: size, pixels: pixels)))
    }

    @Test("says the same of two files alone, which no parser sees, as of two files that it does")
    func filesAlone() throws {
        let scratch = try ScratchFolder()
        let files: [String: [UInt8]] = [
            "a.png": try Self.picture(), "copy.png": try Self.picture(),
            "pixel.png": try Self.picture { $0[4 * 500] ^= 1 },
            "other.png": try Self.picture { for index in stride(from: 1, to: $0.count, by: 4) { $0[index] = 10 } },
            "damaged.png": Array(try Self.picture().dropLast(30)), "text.png": Array("no picture".utf8),
            "help": try Self.picture(),
        ]
        for (name, bytes) in files {
            try Data(bytes).write(to: URL(fileURLWithPath: scratch.path + "/" + name))
        }
        for name in files.keys.sorted() + ["nowhere.png", ".", "", "-", "--json", "--help"] {
            for pair in [["a.png", name], [name, "a.png"]] {
                let alone = try CommandRun(["diff"] + pair, in: scratch.path)
                // An option that changes nothing.
                let parsed = try CommandRun(["diff", "--channel", "0"] + pair, in: scratch.path)
                #expect(alone.status == parsed.status, "\(pair)")
                #expect(alone.output == parsed.output, "\(pair)")
                #expect(alone.errors == parsed.errors, "\(pair)")
            }
        }
        let help = try CommandRun(["diff", "--help"])
        #expect(help.output == (try CommandRun(["help", "diff"])).output)
        for few in [["diff"], ["diff", "a.png"], ["diff", "a.png", "copy.png", "pixel.png"]] {
            let run = try CommandRun(few, in: scratch.path)
            #expect(run.status == 2 && run.errors.contains("Usage: maquette diff"), "\(few): \(run.errors)")
        }
    }
}
