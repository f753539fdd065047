import Bitmaps
import Testing

@Suite("Content digest") struct ContentDigestTests {
    @Test(
        "is SHA-256, by the sums that FIPS 180-4 and sha256sum give",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func knownSums(text: String, sum: String) {
        #expect(ContentDigest(of: Array(text.utf8)).hexadecimal == sum)
    }

    @Test("of a million letters is the published sum")
    func longInput() {
        let digest = ContentDigest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(digest.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("does not depend on the chunks in which bytes arrive", arguments: [1, 63, 64, 65, 4095, 4096, 4097])
    func pieces(length: Int) {
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var builder = DigestBuilder()
        for start in stride(from: 0, to: bytes.count, by: length) {
            builder.append(bytes: bytes[start..<min(start + length, bytes.count)])
        }
        #expect(builder.finish() == ContentDigest(of: bytes))
    }

    @Test("distinguishes adjacent texts")
    func boundaries() {
        var first = DigestBuilder()
        first.combine("ab")
        first.combine("c")
        var second = DigestBuilder()
        second.combine("a")
        second.combine("bc")
        #expect(first.finish() != second.finish())
    }

    @Test("has one zero and one not-a-number")
    func numbers() {
        func digest(_ value: Double) -> ContentDigest {
            var builder = DigestBuilder()
            builder.combine(value)
            return builder.finish()
        }
        #expect(digest(0) == digest(-0.0))
        #expect(digest(.nan) == digest(-Double.nan))
        #expect(digest(1) != digest(1.0.nextUp))
    }
}
