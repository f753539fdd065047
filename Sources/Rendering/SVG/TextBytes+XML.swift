import Drawing

extension TextBytes {
    /// Text escaped for XML; characters that XML does not allow are dropped.
    mutating func write(escaped words: String) {
        for scalar in words.unicodeScalars {
            switch scalar {
            case "&": write("&amp;")
            case "<": write("&lt;")
            case ">": write("&gt;")
            case "\"": write("&quot;")
            case "\t": write("&#9;")
            case "\n": write("&#10;")
            case "\r": write("&#13;")
            case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: break
            case _ where (0x7F...0x9F).contains(scalar.value): break
            default: write(bytes: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// A space and a text attribute.
    mutating func write(attribute name: StaticString, escaped words: String) {
        write(" ")
        write(name)
        write("=\"")
        write(escaped: words)
        write("\"")
    }

    /// A space and a number attribute.
    mutating func write(attribute name: StaticString, _ value: Double) {
        write(" ")
        write(name)
        write("=\"")
        write(value)
        write("\"")
    }

    /// A space and an attribute that refers to a definition.
    mutating func write(attribute name: StaticString, url id: String) {
        write(" ")
        write(name)
        write("=\"url(#")
        write(id)
        write(")\"")
    }

    /// Bytes in Base64.
    mutating func write(base64 data: [UInt8]) {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        // Encoding in pieces avoids a second copy of a large image.
        var encoded: [UInt8] = []
        encoded.reserveCapacity(Self.pieceLength + 4)
        for start in stride(from: 0, to: data.count, by: 3) {
            let count = min(3, data.count - start)
            var group = 0
            for index in 0..<3 { group = group << 8 | (index < count ? Int(data[start + index]) : 0) }
            for index in 0..<4 {
                encoded.append(index <= count ? alphabet[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
            if encoded.count >= Self.pieceLength {
                write(bytes: encoded)
                encoded.removeAll(keepingCapacity: true)
            }
        }
        write(bytes: encoded)
    }

    private static let pieceLength = 1 << 14
}
