import Diagnostics

/// A value of an old-style property list, which Xcode's project files are.
enum OpenStepValue: Hashable, Sendable {
    case string(String)
    case list([OpenStepValue])
    case dictionary([String: OpenStepValue])

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var list: [OpenStepValue] { if case .list(let values) = self { values } else { [] } }
    var dictionary: [String: OpenStepValue] { if case .dictionary(let values) = self { values } else { [:] } }
    /// The strings of a list; a single string is a list of one.
    var strings: [String] { string.map { [$0] } ?? list.compactMap(\.string) }
}

extension OpenStepValue {
    private static let deepestNesting = 32
    private static let mostValues = 2_000_000

    /// Reads a property list.
    ///
    /// - Throws: ``ProjectProblem/malformedProject(reason:)`` with its line and column.
    init(parsing bytes: [UInt8], file: String) throws(DiagnosedError) {
        var parser = Parser(bytes: bytes, file: file)
        self = try parser.value(depth: 0)
        try parser.skipSpace()
        guard parser.index == bytes.count else { throw parser.fault("text follows the list") }
    }

    private struct Parser {
        let bytes: [UInt8]
        let file: String
        var index = 0
        var values = 0

        func fault(_ reason: String) -> DiagnosedError {
            let before = bytes[..<min(index, bytes.count)]
            let line = before.count { $0 == UInt8(ascii: "\n") } + 1
            let column = before.count - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
            return DiagnosedError(
                ProjectProblem.malformedProject(reason: reason),
                at: SourceLocation(file: file, line: line, column: column))
        }

        var current: UInt8? { index < bytes.count ? bytes[index] : nil }

        mutating func skipSpace() throws(DiagnosedError) {
            while let byte = current {
                if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
                    index += 1
                } else if byte == UInt8(ascii: "/"), bytes[index...].starts(with: Array("//".utf8)) {
                    while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
                } else if byte == UInt8(ascii: "/"), bytes[index...].starts(with: Array("/*".utf8)) {
                    index += 2
                    while !bytes[index...].starts(with: Array("*/".utf8)) {
                        guard index < bytes.count else { throw fault("a comment has no end") }
                        index += 1
                    }
                    index += 2
                } else {
                    return
                }
            }
        }

        mutating func value(depth: Int) throws(DiagnosedError) -> OpenStepValue {
            try skipSpace()
            values += 1
            guard depth < OpenStepValue.deepestNesting else { throw fault("values are nested too deeply") }
            guard values < OpenStepValue.mostValues else {
                throw fault("there are more than \(OpenStepValue.mostValues) values")
            }
            switch current {
            case UInt8(ascii: "{"):
                index += 1
                return .dictionary(try pairs(depth: depth))
            case UInt8(ascii: "("):
                index += 1
                return .list(try items(depth: depth))
            default: return .string(try text())
            }
        }

        private mutating func items(depth: Int) throws(DiagnosedError) -> [OpenStepValue] {
            var items: [OpenStepValue] = []
            while true {
                try skipSpace()
                if take(")") { return items }
                items.append(try value(depth: depth + 1))
                try skipSpace()
                guard take(",") || current == UInt8(ascii: ")") else { throw fault("a comma is missing in a list") }
            }
        }

        private mutating func pairs(depth: Int) throws(DiagnosedError) -> [String: OpenStepValue] {
            var pairs: [String: OpenStepValue] = [:]
            while true {
                try skipSpace()
                if take("}") { return pairs }
                let key = try text()
                try skipSpace()
                guard take("=") else { throw fault("'=' is missing after \(key)") }
                pairs[key] = try value(depth: depth + 1)
                try skipSpace()
                guard take(";") else { throw fault("';' is missing after the value of \(key)") }
            }
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard current == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        private mutating func text() throws(DiagnosedError) -> String {
            guard let first = current else { throw fault("the list has no end") }
            guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
                let start = index
                while let byte = current, Self.isPlain(byte) { index += 1 }
                guard index > start else { throw fault("a value is missing") }
                return String(decoding: bytes[start..<index], as: UTF8.self)
            }
            index += 1
            var text: [UInt8] = []
            while let byte = current, byte != first {
                index += 1
                guard byte == UInt8(ascii: "\\"), let escaped = current else {
                    text.append(byte)
                    continue
                }
                index += 1
                switch escaped {
                case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
                default: text.append(escaped)
                }
            }
            guard current == first else { throw fault("a string has no end") }
            index += 1
            return String(decoding: text, as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
                true
            default: "_./$:-+@<>%*".utf8.contains(byte)
            }
        }
    }
}
