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

    @Test("compares two files of any name, and reports the result in its status")
    func files() throws {
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
        let statuses: [(String, Int32)] = [
            ("a.png", 0), ("copy.png", 0), ("help", 0), ("pixel.png", 1), ("other.png", 1), ("damaged.png", 3),
            ("text.png", 3), ("nowhere.png", 3), (".", 3), ("", 3), ("--json", 2),
        ]
        for (name, status) in statuses {
            for pair in [["a.png", name], [name, "a.png"]] {
                let run = try CommandRun(["diff"] + pair, in: scratch.path)
                #expect(run.status == status, "\(pair): \(run.output)\(run.errors)")
                #expect(run.output.isEmpty == (status > 1), "\(pair): \(run.output)")
            }
        }
        #expect(try CommandRun(["diff", "a.png", "copy.png"], in: scratch.path).output == "identical\n")
        let help = try CommandRun(["diff", "--help"])
        let spelledOut = try CommandRun(["help", "diff"])
        #expect(help.status == 0 && help.output == spelledOut.output)
        for few in [["diff"], ["diff", "a.png"], ["diff", "a.png", "copy.png", "pixel.png"]] {
            let run = try CommandRun(few, in: scratch.path)
            #expect(run.status == 2 && run.errors.contains("see maquette help diff"), "\(few): \(run.errors)")
        }
    }
}
