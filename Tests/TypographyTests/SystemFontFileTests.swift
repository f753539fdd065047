import Diagnostics
import Drawing
import Foundation
import Testing

@testable import Typography

/// A font file that replaces the system font.
@Suite struct SystemFontFileTests {
    /// A static face that the pinned fonts include.
    private static let inter: String? = FontLibrary.standardFolders
        .map { $0 + "/Inter-Regular.otf" }.first { FileManager.default.fileExists(atPath: $0) }

    /// The bytes of a `trak` table with one track, and with another before it.
    private static func trackingTable(_ entries: [(size: Int, value: Int)]) -> [UInt8] {
        func word(_ value: Int) -> [UInt8] {
            [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
        }
        func fixed(_ value: Int) -> [UInt8] { word(value) + word(0) }
        let sizes = 12 + 8 + 16
        let loose = sizes + 4 * entries.count
        let normal = loose + 2 * entries.count
        return fixed(1) + word(0) + word(12) + word(0) + word(0)
            + word(2) + word(entries.count) + word(0) + word(sizes)
            + fixed(1) + word(256) + word(loose)
            + fixed(0) + word(257) + word(normal)
            + entries.flatMap { fixed($0.size) }
            + entries.flatMap { word($0.value + 1000) } + entries.flatMap { word($0.value) }
    }

    @Test(
        "A trak table is read at its normal track", arguments: [(9.0, 50.0), (12, 50), (14, 20), (16, -10), (99, -10)])
    func units(size: Double, units: Double) throws {
        let table = try #require(TrackingTable(Self.trackingTable([(12, 50), (16, -10)])))
        #expect(table.units(at: size) == units)
    }

    @Test("A damaged trak table is ignored")
    func damaged() {
        let bytes = Self.trackingTable([(12, 50), (16, -10)])
        for count in 0..<bytes.count { #expect(TrackingTable(Array(bytes.prefix(count))) == nil) }
    }

    /// A font file with another table added.
    private static func font(_ path: String, adding table: [UInt8], named name: String) throws -> String {
        let font = Array(try Data(contentsOf: URL(filePath: path)))
        func number(_ offset: Int) -> Int { font[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        func bytes(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        let count = number(4) >> 16
        var records = (0..<count).map { index in
            let record = 12 + 16 * index
            return Array(font[record..<(record + 8)]) + bytes(number(record + 8) + 16)
                + Array(font[(record + 12)..<(record + 16)])
        }
        let rest = Array(font[(12 + 16 * count)...])
        let place = 12 + 16 * (count + 1) + rest.count
        records.append(Array(name.utf8) + bytes(0) + bytes(place) + bytes(table.count))
        records.sort { $0.prefix(4).lexicographicallyPrecedes($1.prefix(4)) }
        let header = Array(font[..<4]) + [UInt8((count + 1) >> 8), UInt8((count + 1) & 255)] + Array(font[6..<12])
        let target = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).otf")
        try Data(header + records.flatMap { $0 } + rest + table).write(to: target)
        return target.path
    }

    private func width(_ text: String, _ library: FontLibrary, size: CGFloat = 16) -> CGFloat {
        MetricTextSetter(library: library).measure(styled(text, size: size), options: TextOptions(scale: 1000)).size
            .width
    }

    @Test("The system font's text is measured and drawn with its replacement", .enabled(if: inter != nil))
    func replaced() throws {
        let path = try #require(Self.inter)
        let read = FontLibrary().replacingSystemFont(with: path)
        #expect(read.diagnostics.isEmpty)
        let library = read.value
        let named = FontLibrary().adding(fontFiles: [path]).value
        let custom = MetricTextSetter(library: named).measure(
            styled("Waffle", size: 16, family: .custom("Inter-Regular")), options: TextOptions(scale: 1000)
        ).size.width
        #expect(width("Waffle", library) == custom)
        let layout = MetricTextSetter(library: library).layout(styled("Waffle"), options: TextOptions())
        let font = try #require(layout.lines.first?.runs.first?.font)
        #expect(library.fontFile(for: font)?.path == path)
    }

    @Test("Tracking follows the font's trak table", .enabled(if: inter != nil))
    func tracking() throws {
        let path = try #require(Self.inter)
        let tracked = try Self.font(path, adding: Self.trackingTable([(10, 0), (20, 204)]), named: "trak")
        defer { try? FileManager.default.removeItem(atPath: tracked) }
        let plain = FontLibrary().replacingSystemFont(with: path).value
        let library = FontLibrary().replacingSystemFont(with: tracked).value
        let unitsPerEm = try #require(FontFace(file: FontFile(path: path), postScriptName: "")?.unitsPerEm)
        #expect(abs(width("Hello", library, size: 10) - width("Hello", plain, size: 10)) < 0.01)
        let added = width("Hello", library, size: 20) - width("Hello", plain, size: 20)
        #expect(abs(added - 5 * 204 / unitsPerEm * 20) < 0.01)
    }

    @Test("An invalid font file is an error, and the system font stays")
    func notAFont() {
        let read = FontLibrary().replacingSystemFont(with: "/nowhere/at/all.ttf")
        #expect(read.diagnostics.map(\.severity) == [.error])
        #expect(width("Hello", read.value) == width("Hello", FontLibrary()))
    }

    @Test("Weight, optical size and slant of a variable font are part of its name for renderers")
    func names() {
        let name = "SF-Regular@opsz=17.0,wght=510.0"
        let file = FontFile(path: "/fonts/SF.ttf", variations: ["opsz": 17, "wght": 510])
        let font = SystemFontFile(
            file: FontFile(path: "/fonts/SF.ttf"), postScriptName: "SF-Regular",
            axes: ["opsz": 17...28, "wght": 1...1000, "slnt": -10...0], namedWeights: [500: 510], tracking: nil)
        #expect(font.instance(weight: 500, size: 12, isItalic: false).name == "SF-Regular@opsz=17.0,wght=510.0")
        #expect(
            font.instance(weight: 350, size: 99, isItalic: true).file.variations == [
                "opsz": 28, "slnt": -10, "wght": 350,
            ])
        #expect(font.file(named: name) == file)
        #expect(font.file(named: "Inter-Regular") == nil)
    }
}
