internal import Diagnostics
internal import Foundation
internal import LocatedText

/// Property lists as apps bring them, XML or binary: what is too deep or too large for one is refused.
enum PropertyList {
    /// A binary list holds more in a byte, so less of it is read.
    private static let largestBinaryFile = 1 << 16
    private static let deepestNesting = 64

    /// The dictionary that a list holds.
    ///
    /// - Throws: ``DiagnosedError`` with one problem where the bytes are none.
    static func dictionary(of bytes: [UInt8], at location: SourceLocation) throws(DiagnosedError) -> [String: Any] {
        let isBinary = bytes.starts(with: Array("bplist".utf8))
        guard !isBinary || bytes.count <= largestBinaryFile else {
            throw DiagnosedError(AssetProblem.tooLarge(bytes: bytes.count, limit: largestBinaryFile), at: location)
        }
        if let reason = isBinary ? excess(ofBinary: bytes) : excess(ofXML: bytes) {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: reason), at: location)
        }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        } catch {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: reason(for: bytes)), at: location)
        }
        guard let dictionary = list as? [String: Any] else {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: "it is not a dictionary"), at: location)
        }
        return dictionary
    }

    /// Why bytes that the parser refuses may be none: most often they are meant for the C preprocessor first.
    private static func reason(for bytes: [UInt8]) -> String {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let directives = ["#if", "#else", "#elif", "#endif", "#include", "#define"]
        for (index, line) in lines.enumerated() {
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard directives.contains(where: words.hasPrefix) else { continue }
            return "line \(index + 1) is for the C preprocessor, which Xcode runs over it first"
        }
        return "it cannot be parsed"
    }

    /// Why a binary list must not be parsed; `nil` where it may.
    private static func excess(ofBinary bytes: [UInt8]) -> String? {
        do throws(BinaryPropertyList.Fault) {
            try BinaryPropertyList.check(bytes)
            return nil
        } catch {
            switch error {
            case .malformed: return "it cannot be parsed"
            case .tooDeep: return tooDeep
            case .tooManyValues: return tooManyValues
            }
        }
    }

    /// Why an XML list must not be parsed; `nil` where it may.
    private static func excess(ofXML bytes: [UInt8]) -> String? {
        // A value has a tag at each end, and a key before it in a dictionary.
        guard bytes.count(where: { $0 == UInt8(ascii: "<") }) <= 4 * ValueBudget.most else { return tooManyValues }
        return nesting(of: bytes) <= deepestNesting ? nil : tooDeep
    }

    private static let tooDeep = "values are nested too deeply"
    private static let tooManyValues = "it stands for more than \(ValueBudget.most) values"

    /// How deep the containers of an XML list are nested, found without recursion.
    private static func nesting(of bytes: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        let openers = [Array("<dict>".utf8), Array("<array>".utf8)]
        let closers = [Array("</dict>".utf8), Array("</array>".utf8)]
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            let rest = bytes[index...]
            if openers.contains(where: rest.starts(with:)) {
                depth += 1
                deepest = max(deepest, depth)
            } else if closers.contains(where: rest.starts(with:)) {
                depth -= 1
            }
        }
        return deepest
    }
}
