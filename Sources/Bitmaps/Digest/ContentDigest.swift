/// The identity of some content: the SHA-256 digest of its canonical bytes.
///
/// It is the same on every machine, in every process and in every run. Contents with the same digest count as equal.
public struct ContentDigest: Hashable, Sendable {
    /// The 32 bytes of the digest as four big-endian words.
    private let words: SIMD4<UInt64>

    init(state: SIMD8<UInt32>) {
        var words = SIMD4<UInt64>()
        for index in 0..<4 {
            words[index] = UInt64(state[2 * index]) << 32 | UInt64(state[2 * index + 1])
        }
        self.words = words
    }

    /// Computes the digest of bytes, as `sha256sum` prints it for a file.
    public init(of bytes: some Sequence<UInt8>) {
        var builder = DigestBuilder()
        builder.append(bytes: bytes)
        self = builder.finish()
    }

    /// Creates the digest from 64 hexadecimal digits; `nil` for any other text.
    public init?(hexadecimal text: String) {
        guard text.utf8.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for (index, digit) in text.utf8.enumerated() {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            words[index / 16] = words[index / 16] << 4 | UInt64(value)
        }
        self.words = words
    }

    /// The 64 hexadecimal digits of the digest, in lower case.
    public var hexadecimal: String {
        var text = ""
        text.reserveCapacity(64)
        for index in 0..<4 {
            for shift in stride(from: 60, through: 0, by: -4) {
                text.unicodeScalars.append(Self.digits[Int(words[index] >> UInt64(shift) & 15)])
            }
        }
        return text
    }

    private static let digits = Array("0123456789abcdef".unicodeScalars)
}

extension ContentDigest: CustomStringConvertible {
    public var description: String { hexadecimal }
}

extension ContentDigest: Comparable {
    public static func < (a: ContentDigest, b: ContentDigest) -> Bool {
        for index in 0..<4 where a.words[index] != b.words[index] {
            return a.words[index] < b.words[index]
        }
        return false
    }
}
