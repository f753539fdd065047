public import Diagnostics

/// A reader of one file by its shapes, which collects all problems.
public struct ShapeReader {
    public let file: String
    /// The names of colors in this file, in the theme's order.
    public let colorNames: [String]
    public private(set) var log = ProblemLog()
    /// The path of keys to the current value: `root.split.primary`.
    private var path: [String] = []
    /// The location of each id's first declaration.
    private var ids: [String: SourceLocation] = [:]

    public init(file: String, colorNames: [String] = []) {
        self.file = file
        self.colorNames = colorNames
    }

    /// The current key, for messages; empty for the file as a whole.
    public var key: String { path.last ?? "" }

    public mutating func report(_ problem: any Problem, at location: SourceLocation) {
        log.error(problem, at: location)
    }

    /// Reports a value of the wrong type at the current key.
    public mutating func reportType(of node: YAMLNode, expected: String) {
        report(ShapeProblem.wrongType(key: key, found: node.summary, expected: expected), at: node.location)
    }

    public mutating func within<Result>(key: String, _ body: (inout ShapeReader) -> Result) -> Result {
        path.append(key)
        defer { path.removeLast() }
        return body(&self)
    }

    /// Reads a part of the file with a separate scope of ids.
    ///
    /// References from outside cannot reach them, and the same ids may be used outside.
    public mutating func withOwnIDs<Result>(_ body: (inout ShapeReader) -> Result) -> Result {
        let outer = ids
        ids = [:]
        defer { ids = outer }
        return body(&self)
    }

    /// Declares an id.
    ///
    /// A duplicate is reported.
    public mutating func declare(id: String, at location: SourceLocation) {
        if let first = ids[id] {
            report(ShapeProblem.duplicateID(id, firstLine: first.line ?? 0), at: location)
        } else {
            ids[id] = location
        }
    }

    /// Reports an id that is not declared in the file.
    public mutating func requireID(_ id: String, at location: SourceLocation) {
        if ids[id] == nil { reportUnknown(id: id, among: ids.keys.sorted(), at: location) }
    }

    /// Reports an unknown id and suggests the nearest known one.
    public mutating func reportUnknown(id: String, among known: [String], at location: SourceLocation) {
        report(
            ShapeProblem.unknownID(id, known: known, nearest: nearestWords(to: id, among: known).first), at: location)
    }
}
