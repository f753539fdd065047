import Bitmaps
import Drawing
import Foundation
import Geometry
import Previews
import Testing

@testable import Goldens

/// Goldens that other programs have written or damaged.
@Suite("A golden's file") struct GoldenFileTests {
    private let scratch: ScratchFolder
    private let goldens: String
    private let path: String
    private let source: BoxSource
    private static let variant = "ipad-pro-11/portrait/200x200"

    init() throws {
        scratch = try ScratchFolder()
        goldens = scratch.path + "/G"
        var source = BoxSource()
        // A gray that every encoding can represent.
        source.color = Color(red: 0.6, green: 0.6, blue: 0.6)
        self.source = source
        try source.record(goldens, variants(Self.variant))
        path = try GoldenStore(path: goldens).picturePath(
            GoldenKey(document: "Boxes", variant: variants(Self.variant)[0]))
    }

    private var bitmap: Bitmap {
        get throws { try Bitmap(decoding: [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))) }
    }

    private func check(_ source: BoxSource? = nil) throws -> GoldenResult {
        let record = try (source ?? self.source).check(goldens, variants(Self.variant)).record
        return try #require(record.results.first)
    }

    private func put(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

    @Test("may have any encoding: only its pixels count", arguments: PNGForm.allCases)
    func forms(form: PNGForm) throws {
        let picture = try bitmap
        try put(form.file(of: picture))
        #expect(try bitmap == picture)
        let result = try check()
        #expect(result.isGood && result.wasDrawn, "\(result.sentences)")
        var changed = source
        changed.origin.x += 0.5
        let found = try check(changed)
        #expect(found.kinds == [.layout, .pixels] && found.notes == ["the golden was replaced by hand"])
        // Recording keeps the file, because its pixels are those of the picture.
        let before = FileManager.default.contents(atPath: path)
        #expect(try source.record(goldens, variants(Self.variant)).unchanged == 1)
        #expect(FileManager.default.contents(atPath: path) == before)
        #expect(try check().wasDrawn == false)
    }

    @Test("may have an alpha channel, whose every step counts")
    func alpha() throws {
        let picture = try bitmap
        for alpha in [254, 128, 0] as [UInt8] {
            var pixels = picture.pixels
            pixels[4 * 70_000 + 3] = alpha
            try put(PNGEncoder().encode(try #require(Bitmap(size: picture.size, pixels: pixels))))
            let result = try check()
            #expect(result.kinds == [.pixels] && result.pixels?.changed == 1)
            #expect(result.pixels?.maximumChannelDifference == 255 - Int(alpha))
        }
    }

    @Test("of another size is distinguished from one with other pixels, and from an invalid or truncated one")
    func otherKinds() throws {
        let picture = try bitmap
        let whole = PNGForm.interlaced.file(of: picture)
        let small = try #require(Bitmap(size: PixelSize(width: 3, height: 2), pixels: Array(repeating: 9, count: 24)))
        try put(PNGForm.rgbaOfSixteenBits.file(of: small))
        #expect(try check().sentences.first == "is 400 × 400 pixels, was 3 × 2")
        for (bytes, words) in [
            (Array(whole[..<(whole.count / 2)]), "the PNG file is incomplete"),
            (Array(whole[..<40]), "the PNG file is incomplete"),
            (Array("GIF89a".utf8), "this is neither a PNG nor a JPEG picture"),
            ([], "this is neither a PNG nor a JPEG picture"),
        ] as [([UInt8], String)] {
            try put(bytes)
            let result = try check()
            #expect(result.kinds == [.unreadable])
            #expect(
                result.sentences == ["the golden was replaced by hand"]
                    || result.sentences.contains { $0.hasSuffix(words) })
            #expect(result.proposal != nil, "what would be right can be approved")
        }
    }

    @Test("with an invalid or newer text is reported as such")
    func layouts() throws {
        let text = String(path.dropLast(4)) + ".txt"
        for words in ["no layout", "maquette layout 2\n", "\u{0}", ""] {
            try Data(words.utf8).write(to: URL(fileURLWithPath: text))
            let result = try check()
            #expect(result.kinds == [.unreadable], "\(words)")
            #expect(result.notes.first?.hasPrefix("the layout golden cannot be read") == true)
        }
        try FileManager.default.removeItem(atPath: text)
        #expect(try check().kinds == [.missing])
    }
}
