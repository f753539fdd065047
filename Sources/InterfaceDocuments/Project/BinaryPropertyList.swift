import Diagnostics
import LocatedText

/// A check of a binary property list before it is parsed.
///
/// Containers refer to objects by number, and several may refer to the same one. A parser expands every reference, so a
/// few hundred bytes can expand to billions of values. The format also holds sets, nulls and references of archives, which
/// no property list has, and of which Foundation's parser makes invalid objects.
struct BinaryPropertyList {
    enum Fault: Error {
        /// The numbers in the list are inconsistent.
        case malformed
        case tooDeep
        case tooManyValues
    }

    private static let deepestNesting = 64
    /// The number of bytes of a string or of data that count as one value.
    private static let bytesOfAValue = 256
    private static let no: UInt8 = 0x08
    private static let yes: UInt8 = 0x09

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let topObject: Int
    private let tableOffset: Int

    private init(_ bytes: [UInt8]) throws(Fault) {
        let trailerSize = 32
        guard bytes.count >= 8 + trailerSize else { throw .malformed }
        self.bytes = bytes
        let trailer = bytes.count - trailerSize
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw .malformed }
        func number(_ place: Int) throws(Fault) -> Int { try Self.number(in: bytes, at: trailer + place, size: 8) }
        objectCount = try number(8)
        topObject = try number(16)
        tableOffset = try number(24)
        guard objectCount <= bytes.count, tableOffset <= trailer, objectCount * offsetSize <= trailer - tableOffset
        else {
            throw .malformed
        }
    }

    /// Checks that a list does not expand to more values than a file may.
    ///
    /// - Throws: ``Fault``.
    static func check(_ bytes: [UInt8]) throws(Fault) {
        let list = try BinaryPropertyList(bytes)
        var budget = ValueBudget()
        try list.visit(list.topObject, depth: 0, &budget)
    }

    private func visit(_ object: Int, depth: Int, _ budget: inout ValueBudget) throws(Fault) {
        guard depth <= Self.deepestNesting else { throw .tooDeep }
        let offset = try place(of: object)
        let marker = bytes[offset]
        var (count, start) = (Int(marker & 0x0F), offset + 1)
        let kind = marker >> 4
        // The length of a long one is in the integer that follows.
        if count == 15, [0x4, 0x5, 0x6, 0xA, 0xD].contains(kind) {
            guard start < bytes.count, bytes[start] >> 4 == 1 else { throw .malformed }
            let size = 1 << Int(bytes[start] & 0x0F)
            guard size <= 8 else { throw .malformed }
            count = try number(at: start + 1, size: size)
            start += 1 + size
        }
        switch kind {
        case 0x0 where marker != Self.no && marker != Self.yes: throw .malformed
        case 0x0, 0x1, 0x2, 0x3:
            guard budget.spend() else { throw .tooManyValues }
        case 0x4, 0x5, 0x6:
            guard budget.spend(1 + min(count, bytes.count) / Self.bytesOfAValue) else { throw .tooManyValues }
        case 0xA, 0xD:
            guard count <= bytes.count else { throw .malformed }
            let keys = kind == 0xD ? count : 0
            guard budget.spend() else { throw .tooManyValues }
            for index in 0..<(keys + count) {
                let inner = try number(at: start + index * referenceSize, size: referenceSize)
                if index < keys, try !isText(inner) { throw .malformed }
                try visit(inner, depth: depth + 1, &budget)
            }
        default:
            throw .malformed
        }
    }

    /// Whether an object is a string, as the keys of dictionaries are.
    private func isText(_ object: Int) throws(Fault) -> Bool {
        [0x5, 0x6].contains(bytes[try place(of: object)] >> 4)
    }

    /// The index of an object's first byte.
    private func place(of object: Int) throws(Fault) -> Int {
        guard object < objectCount else { throw .malformed }
        let offset = try number(at: tableOffset + object * offsetSize, size: offsetSize)
        guard offset < bytes.count else { throw .malformed }
        return offset
    }

    private func number(at place: Int, size: Int) throws(Fault) -> Int {
        try Self.number(in: bytes, at: place, size: size)
    }

    /// A big-endian number.
    ///
    /// No valid one is as large as 2⁴⁰.
    private static func number(in bytes: [UInt8], at place: Int, size: Int) throws(Fault) -> Int {
        guard place >= 0, place <= bytes.count - size else { throw .malformed }
        var value = 0
        for byte in bytes[place..<(place + size)] {
            guard value < 1 << 32 else { throw .malformed }
            value = value << 8 | Int(byte)
        }
        return value
    }
}
