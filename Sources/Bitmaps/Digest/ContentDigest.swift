/// What content is known by: the SHA-256 sum of its canonical bytes.
///
/// The same on every machine, in every process and in every run; two contents with one digest are one content.
public struct ContentDigest: Hashable, Sendable {
    /// The sum's 32 bytes as four big-endian words.
    private let words: SIMD4<UInt64>

    init(state: SIMD8<UInt32>) {
        var words = SIMD4<UInt64>()
        for index in 0..<4 {
            words[index] = UInt64(state[2 * index]) << 32 | UInt64(state[2 * index + 1])
        }
        self.words = words
    }

    /// The digest of bytes as they are, as `sha256sum` prints it for a file of them.
    public init(of bytes: some Sequence<UInt8>) {
        var builder = DigestBuilder()
        builder.append(bytes: bytes)
        self = builder.finish()
    }

    /// The digest that 64 hexadecimal digits write out; `nil` for anything else.
    public init?(hexadecimal text: String) {
        guard text.utf8.count == 64 else { return nil }
        var words = SIMD4<UInt64>()
        for (index, digit) in text.utf8.enumerated() {
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            words[index / 16] = words[index / 16] << 4 | UInt64(value)
        }
        self.words = words
    }

    /// The 64 hexadecimal digits of the sum, in lower case.
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
