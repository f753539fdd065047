public import Drawing

extension Color {
    /// A color written `#RRGGBB` or `#RRGGBBAA`, or `nil` for anything else.
    public init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8 else { return nil }
        var bytes: [Double] = []
        var high: Int?
        for digit in digits {
            guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
            if let first = high {
                bytes.append(Double(first * 16 + value) / 255)
                high = nil
            } else {
                high = value
            }
        }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
    }
}
