internal import Diagnostics
internal import Foundation
internal import LocatedText

/// A parser of apps' property lists, XML or binary, that refuses lists that are nested too deeply or too large.
enum PropertyList {
    /// The size limit of a binary list.
    ///
    /// It holds more values per byte, so the limit is lower.
    private static let largestBinaryFile = 1 << 16
    private static let deepestNesting = 64
    /// The size limit of a file, far above that of any real Info.plist.
    private static let largestFile = 1 << 20

    /// The dictionary in a file, XML or binary.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - folder: the folder that no file may be outside of.
    ///   - macros: the macros to preprocess it with, if it has directives of the C preprocessor.
    /// - Returns: the dictionary.
    /// - Throws: ``DiagnosedError`` with one problem if the file is not a property list.
    static func dictionary(
        ofFile path: String, in folder: InputFolder, macros: [String: String] = [:]
    ) throws(DiagnosedError) -> [String: Any] {
        let location = SourceLocation(file: path)
        let bytes: [UInt8]
        do {
            bytes = try folder.read(path, limit: largestFile)
        } catch {
            throw DiagnosedError(error, at: location)
        }
        return try dictionary(of: bytes, at: location, macros: macros)
    }

    /// The dictionary in a property list.
    ///
    /// - Parameters:
    ///   - bytes: the content of the file.
    ///   - location: the place of problems.
    ///   - macros: the macros to preprocess it with, if it has directives of the C preprocessor.
    /// - Returns: the dictionary.
    /// - Throws: ``DiagnosedError`` with one problem if the bytes are not a property list.
    static func dictionary(
        of bytes: [UInt8], at location: SourceLocation, macros: [String: String] = [:]
    ) throws(DiagnosedError) -> [String: Any] {
        guard let line = directiveLine(in: bytes) else { return try dictionary(ofPlain: bytes, at: location) }
        guard let processed = PreprocessedText(String(decoding: bytes, as: UTF8.self), macros: macros) else {
            throw DiagnosedError(ProjectProblem.preprocessedPlist(line: line), at: location)
        }
        return try dictionary(ofPlain: Array(processed.text.utf8), at: location)
    }

    private static func dictionary(
        ofPlain bytes: [UInt8], at location: SourceLocation
    ) throws(DiagnosedError) -> [String: Any] {
        let isBinary = bytes.starts(with: Array("bplist".utf8))
        guard !isBinary || bytes.count <= largestBinaryFile else {
            throw DiagnosedError(AssetProblem.tooLarge(bytes: bytes.count, limit: largestBinaryFile), at: location)
        }
        // Foundation would also read the text format from before XML, and print its faults itself.
        guard isBinary || isXML(bytes) else {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: "it is neither XML nor binary"), at: location)
        }
        if let reason = isBinary ? excess(ofBinary: bytes) : excess(ofXML: bytes) {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: reason), at: location)
        }
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        } catch {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: "it cannot be parsed"), at: location)
        }
        guard let dictionary = list as? [String: Any] else {
            throw DiagnosedError(ProjectProblem.malformedPlist(reason: "it is not a dictionary"), at: location)
        }
        return dictionary
    }

    /// Whether the first character is that of a tag, in UTF-8 or UTF-16.
    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0]
        let spaces = Set(" \t\r\n".utf8)
        return bytes.first { !marks.contains($0) && !spaces.contains($0) } == UInt8(ascii: "<")
    }

    /// The line of the first directive of the C preprocessor; `nil` if there is none.
    private static func directiveLine(in bytes: [UInt8]) -> Int? {
        // A binary list has no lines.
        guard bytes.contains(UInt8(ascii: "#")), !bytes.starts(with: Array("bplist".utf8)) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex(where: PreprocessedText.isDirective).map { $0 + 1 }
    }

    /// The reason not to parse a binary list; `nil` if it may be parsed.
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

    /// The reason not to parse an XML list; `nil` if it may be parsed.
    private static func excess(ofXML bytes: [UInt8]) -> String? {
        // A value has two tags, and in a dictionary a key before it.
        guard bytes.count(where: { $0 == UInt8(ascii: "<") }) <= 4 * ValueBudget.most else { return tooManyValues }
        return nesting(of: bytes) <= deepestNesting ? nil : tooDeep
    }

    private static let tooDeep = "values are nested too deeply"
    private static let tooManyValues = "it expands to more than \(ValueBudget.most) values"

    /// The nesting depth of an XML list's containers, found without recursion.
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
