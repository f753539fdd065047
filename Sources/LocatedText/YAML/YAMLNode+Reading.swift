public import Diagnostics
import Foundation
import Yams

extension YAMLNode {
    /// Reads the single document of a file.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - location: the reference to the file, if another file names it; problems with finding it are reported there.
    ///   - limits: the limits of reading.
    /// - Returns: the document's root.
    /// - Throws: a ``YAMLProblem`` with its location.
    public static func read(
        contentsOfFile path: String, namedAt location: SourceLocation? = nil, limits: ReadingLimits = ReadingLimits()
    ) throws(DiagnosedError) -> YAMLNode {
        let place = location ?? SourceLocation(file: path)
        let data: Data
        do {
            data = Data(try readFile(path, limit: limits.bytes))
        } catch {
            let problem: any Problem
            switch error {
            case .tooLarge: problem = LimitProblem.tooLarge(limit: limits.bytes)
            // The location already names the file.
            case .missing, .notRegular, .refused:
                problem = YAMLProblem.unreadable(location == nil ? error.words : "\(error.words): \(path)")
            }
            throw DiagnosedError(problem, at: place)
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw DiagnosedError(YAMLProblem.notText, at: location ?? Self.firstInvalidByte(of: Array(data), in: path))
        }
        return try YAMLNode(text, file: path, limits: limits)
    }

    /// Reads the single document of a text.
    ///
    /// - Parameters:
    ///   - text: the text in YAML.
    ///   - file: the name of the file in problems.
    ///   - limits: the limits of reading.
    /// - Throws: a ``YAMLProblem`` with its location.
    public init(_ text: String, file: String, limits: ReadingLimits = ReadingLimits()) throws(DiagnosedError) {
        guard text.utf8.count <= limits.bytes else {
            throw DiagnosedError(LimitProblem.tooLarge(limit: limits.bytes), at: SourceLocation(file: file))
        }
        var conversion = Conversion(file: file, limits: limits)
        do {
            try conversion.checkNesting(of: text)
            // The code that reads a value interprets its scalar, so Yams need not try to resolve each one.
            guard let root = try Yams.compose(yaml: text, .basic) else {
                throw DiagnosedError(YAMLProblem.empty, at: SourceLocation(file: file, line: 1, column: 1))
            }
            self = try conversion.convert(root, depth: 0)
        } catch let error as DiagnosedError {
            throw error
        } catch let error as YamlError {
            let location = Self.location(of: error, in: text, file: file)
            let isTab = location.line.map { Self.isIndentedByTab(line: $0, of: text) } ?? false
            throw DiagnosedError(isTab ? YAMLProblem.tab : Self.problem(for: error), at: location)
        } catch {
            throw DiagnosedError(YAMLProblem.malformed("\(error)"), at: SourceLocation(file: file))
        }
    }

    /// Yams's message for a tab depends on the preceding text, so the line itself is checked.
    private static func isIndentedByTab(line number: Int, of text: String) -> Bool {
        let lines = text.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
        guard lines.indices.contains(number - 1) else { return false }
        return lines[number - 1].prefix { $0 == " " || $0 == "\t" }.contains("\t")
    }

    /// The location of the first byte that is not UTF-8.
    private static func firstInvalidByte(of bytes: [UInt8], in file: String) -> SourceLocation {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var length = 0
        while case .valid(let character) = parser.parseScalar(from: &iterator) { length += character.count }
        var lines = SourceLines(bytes, file: file)
        return lines.location(ofByte: length)
    }

    private static func location(of error: YamlError, in text: String, file: String) -> SourceLocation {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
            return SourceLocation(file: file, line: mark.line, column: mark.column)
        case .duplicatedKeysInMapping(_, let context):
            return SourceLocation(file: file, line: context.mark.line, column: context.mark.column)
        case .reader(_, let offset?, _, _):
            var lines = SourceLines(Array(text.utf8), file: file)
            return lines.location(ofByte: offset)
        default:
            return SourceLocation(file: file)
        }
    }

    private static func problem(for error: YamlError) -> YAMLProblem {
        switch error {
        case .composer(_, let problem, _, _) where problem.contains("undefined alias"): .undefinedAlias
        case .composer(_, let problem, _, _) where problem.contains("another document"): .severalDocuments
        case .scanner(_, let problem, _, _), .parser(_, let problem, _, _), .composer(_, let problem, _, _):
            .malformed(problem)
        case .duplicatedKeysInMapping(let keys, _):
            .duplicateKey(keys.first ?? "a key")
        case .reader(let problem, _, _, _): problem.contains("control char") ? .controlCharacter : .malformed(problem)
        case .memory: .malformed("no memory left")
        default: .malformed("the reader gave up")
        }
    }
}

/// A conversion of Yams's nodes to ``YAMLNode``, which counts them.
private struct Conversion {
    private let file: String
    private let limits: ReadingLimits
    private var budget: NodeBudget

    init(file: String, limits: ReadingLimits) {
        self.file = file
        self.limits = limits
        budget = NodeBudget(limits)
    }

    /// Yams is recursive, so excessive nesting must be found before it is called.
    func checkNesting(of text: String) throws {
        var open = 0
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let dashes = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
                .count { $0 == UInt8(ascii: "-") }
            for byte in line {
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
                default: break
                }
                // Brackets and dashes within texts count too, so this limit is far above that of real nesting.
                guard open <= limits.depth * 8, dashes <= limits.depth * 8 else {
                    throw DiagnosedError(
                        LimitProblem.tooDeep(limit: limits.depth), at: SourceLocation(file: file, line: number + 1))
                }
            }
        }
    }

    mutating func convert(_ node: Node, depth: Int) throws(DiagnosedError) -> YAMLNode {
        let location = SourceLocation(file: file, line: node.mark?.line, column: node.mark?.column)
        if let problem = budget.spend(depth: depth) { throw DiagnosedError(problem, at: location) }
        switch node {
        case .scalar(let scalar):
            return YAMLNode(.scalar(scalar.string, isPlain: scalar.style == .plain), at: location)
        case .sequence(let sequence):
            var nodes: [YAMLNode] = []
            for element in sequence { nodes.append(try convert(element, depth: depth + 1)) }
            return YAMLNode(.sequence(nodes), at: location)
        case .mapping(let mapping):
            var entries: [YAMLNode.Entry] = []
            for (key, value) in mapping {
                let place = SourceLocation(file: file, line: key.mark?.line, column: key.mark?.column)
                guard let name = key.scalar?.string else { throw DiagnosedError(YAMLProblem.keyIsNoText, at: place) }
                entries.append(
                    YAMLNode.Entry(key: name, keyLocation: place, value: try convert(value, depth: depth + 1)))
            }
            return YAMLNode(.mapping(entries), at: location)
        case .alias:
            throw DiagnosedError(YAMLProblem.undefinedAlias, at: location)
        }
    }
}
