public import Diagnostics

/// Reads one file by shapes, collecting all that is wrong.
public struct ShapeReader {
    public let file: String
    /// The names that stand for colours in this file, in the theme's order.
    public let colorNames: [String]
    public private(set) var log = ProblemLog()
    /// The path of keys to what is being read: `root.split.primary`.
    private var path: [String] = []
    /// Where each id was first given.
    private var ids: [String: SourceLocation] = [:]

    public init(file: String, colorNames: [String] = []) {
        self.file = file
        self.colorNames = colorNames
    }

    /// The key that is being read, for messages; empty for the file as a whole.
    public var key: String { path.last ?? "" }

    public mutating func report(_ problem: any Problem, at location: SourceLocation) {
        log.error(problem, at: location)
    }

    /// Reports that what stands at the key being read is none of what may.
    public mutating func reportType(of node: YAMLNode, expected: String) {
        report(ShapeProblem.wrongType(key: key, found: node.summary, expected: expected), at: node.location)
    }

    public mutating func within<Result>(key: String, _ body: (inout ShapeReader) -> Result) -> Result {
        path.append(key)
        defer { path.removeLast() }
        return body(&self)
    }

    /// Reads a part of the file whose ids are its own: what is outside cannot name them, and may use the same.
    public mutating func withOwnIDs<Result>(_ body: (inout ShapeReader) -> Result) -> Result {
        let outer = ids
        ids = [:]
        defer { ids = outer }
        return body(&self)
    }

    /// Notes an id, reporting the second of its kind.
    public mutating func declare(id: String, at location: SourceLocation) {
        if let first = ids[id] {
            report(ShapeProblem.duplicateID(id, firstLine: first.line ?? 0), at: location)
        } else {
            ids[id] = location
        }
    }

    /// Reports an id that nothing in the file has.
    public mutating func requireID(_ id: String, at location: SourceLocation) {
        if ids[id] == nil { reportUnknown(id: id, among: ids.keys.sorted(), at: location) }
    }

    /// Reports an id that nothing has, with the nearest of those that there are.
    public mutating func reportUnknown(id: String, among known: [String], at location: SourceLocation) {
        report(
            ShapeProblem.unknownID(id, known: known, nearest: nearestWords(to: id, among: known).first), at: location)
    }
}
