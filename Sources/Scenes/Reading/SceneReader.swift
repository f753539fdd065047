import Diagnostics
import LocatedYAML

/// Reads one scene file, collecting all that is wrong.
struct SceneReader {
    let file: String
    /// The names that stand for colours, in the theme's order.
    let colorNames: [String]
    private(set) var log = ProblemLog()
    /// The path of keys to what is being read: `root.split.primary`.
    private var path: [String] = []
    /// Where each id was first given.
    private var ids: [String: SourceLocation] = [:]

    init(file: String, colorNames: [String]) {
        self.file = file
        self.colorNames = colorNames
    }

    /// The key that is being read, for messages.
    var key: String { path.last ?? "the file" }

    mutating func report(_ problem: SceneProblem, at location: SourceLocation) {
        log.error(problem, at: location)
    }

    mutating func within<Result>(key: String, _ body: (inout SceneReader) -> Result) -> Result {
        path.append(key)
        defer { path.removeLast() }
        return body(&self)
    }

    mutating func within<Result>(index: Int, _ body: (inout SceneReader) -> Result) -> Result {
        // An element of a list is called as the list is: its place says which.
        body(&self)
    }

    /// Notes an id, reporting the second of its kind.
    mutating func declare(id: String, at location: SourceLocation) {
        if let first = ids[id] {
            report(.duplicateID(id, firstLine: first.line ?? 0), at: location)
        } else {
            ids[id] = location
        }
    }

    /// Reports an id that nothing in the file has.
    mutating func requireID(_ id: String, at location: SourceLocation) {
        guard ids[id] == nil else { return }
        let known = ids.keys.sorted()
        report(.unknownID(id, known: known, nearest: nearestWords(to: id, among: known).first), at: location)
    }
}
