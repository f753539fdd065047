import Bitmaps
import Foundation
import Geometry
import Testing

/// Draws each control and bar in each era again, and compares it with the picture in Tests/Looks.
///
/// `make looks` records the pictures. Look at them before you commit.
@Suite struct LookPictureTests {
    private static let isRecording = ProcessInfo.processInfo.environment["MAQUETTE_RECORD_LOOKS"] == "1"

    @Test(arguments: LookPicture.all)
    func aControlLooksAsItsPicture(_ picture: LookPicture) throws {
        let drawn = try picture.drawn()
        let file = URL(filePath: "\(LookPicture.folder)/\(picture.path)")
        guard !Self.isRecording else { return try write(drawn, to: file) }
        let expected = try #require(
            FileManager.default.contents(atPath: file.path), "\(picture.path) is missing: record it with make looks")
        let difference = try difference(between: Bitmap(decoding: [UInt8](expected)), and: drawn)
        guard let difference else { return }
        let actual = FileManager.default.temporaryDirectory.appending(path: "maquette-looks/\(picture.path)")
        try write(drawn, to: actual)
        Issue.record(
            """
            \(file.path)
              is drawn otherwise now: \(difference)
              as drawn now: \(actual.path)
              Look at both. Where the new one is right, record it with make looks.
            """)
    }

    @Test(.enabled(if: !isRecording, "the pictures are being recorded"))
    func everyPictureIsDrawn() {
        let names = FileManager.default.enumerator(atPath: LookPicture.folder)?.compactMap { $0 as? String } ?? []
        let pictures = names.filter { $0.hasSuffix(".png") }
        #expect(Set(pictures) == Set(LookPicture.all.map(\.path)))
        let bytes = pictures.compactMap { FileManager.default.contents(atPath: "\(LookPicture.folder)/\($0)")?.count }
        #expect(bytes.reduce(0, +) < 1_800_000, "the pictures are small, so that review shows them")
    }

    @Test func aDifferenceIsReportedInPixels() throws {
        let size = PixelSize(width: 3, height: 2)
        let white = try #require(Bitmap(size: size, pixels: Array(repeating: 255, count: 24)))
        var pixels = white.pixels
        pixels[4] = 0
        let other = try #require(Bitmap(size: size, pixels: pixels))
        #expect(difference(between: white, and: white) == nil)
        #expect(difference(between: white, and: other) == "1 of 6 pixels, within 1 × 1 at (1, 0)")
        let small = try #require(Bitmap(size: PixelSize(width: 1, height: 1), pixels: [0, 0, 0, 0]))
        #expect(difference(between: white, and: small) == "3 × 2 pixels became 1 × 1")
    }

    /// The difference between two pictures; `nil` if there is none.
    private func difference(between expected: Bitmap, and actual: Bitmap) -> String? {
        guard expected.size == actual.size else {
            return "\(expected.size.width) × \(expected.size.height) pixels became "
                + "\(actual.size.width) × \(actual.size.height)"
        }
        guard Data(expected.pixels) != Data(actual.pixels) else { return nil }
        let width = expected.size.width
        let places = (0..<width * expected.size.height).filter {
            expected.pixels[$0 * 4..<$0 * 4 + 4] != actual.pixels[$0 * 4..<$0 * 4 + 4]
        }
        let columns = places.map { $0 % width }
        let rows = places.map { $0 / width }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return "\(places.count) of \(width * expected.size.height) pixels, within \(right - left + 1) × "
            + "\(bottom - top + 1) at (\(left), \(top))"
    }

    private func write(_ bitmap: Bitmap, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(PNGEncoder().encode(bitmap, scale: 2)).write(to: file, options: .atomic)
    }
}
