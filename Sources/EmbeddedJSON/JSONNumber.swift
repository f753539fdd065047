/// Numbers as JSON writes them.
enum JSONNumber {
    /// Whether a byte may be part of a number.
    static func mayHold(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    /// Whether bytes are a number by JSON's grammar: -0.5e+3, but not 01, .5 or 5.
    static func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = bytes
        func takeDigits() -> Int {
            let digits = rest.prefix { (0x30...0x39).contains($0) }.count
            rest = rest.dropFirst(digits)
            return digits
        }
        func drop() { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "-") { drop() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = takeDigits()
        guard whole == 1 || whole > 1 && !startsWithZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            drop()
            guard takeDigits() > 0 else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            drop()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { drop() }
            guard takeDigits() > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// The number nearest to what is written.
    static func value(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
        quick(bytes) ?? Double(String(decoding: bytes, as: UTF8.self))
    }

    /// A number of up to fifteen digits; `nil` for any other.
    ///
    /// Both they and the power of ten by which those behind the point are too large are exact, and so one division
    /// rounds as it should.
    private static func quick(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
        var (digits, count, decimals) = (0, 0, 0)
        var isBehindPoint = false
        var rest = bytes
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest = rest.dropFirst() }
        for byte in rest {
            switch byte {
            case 0x30...0x39:
                digits = digits &* 10 &+ Int(byte &- 0x30)
                count += 1
                if isBehindPoint { decimals += 1 }
            case UInt8(ascii: "."): isBehindPoint = true
            default: return nil
            }
        }
        guard count <= 15 else { return nil }
        let value = Double(digits) / powersOfTen[decimals]
        return isNegative ? -value : value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
