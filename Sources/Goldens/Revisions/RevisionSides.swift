import Diagnostics
import Foundation
import Previews

/// The sources of the two sides of a comparison.
///
/// If only documents changed, both sides share the head's files, and the base's contents of the changed documents take the
/// place of the head's. Otherwise the base's files are written to a folder of their own.
struct RevisionSides {
    /// The inputs of one side.
    struct Side {
        var inputs: [String]
        var beside: String?
        /// The changed documents; `nil` if all documents are drawn.
        var changed: ChangedDocuments?
    }

    /// `nil` for a side that needs no look.
    private(set) var base: Side?
    private(set) var head: Side?
    /// Whether all documents are drawn on both sides.
    let isWhole: Bool

    private let baseFiles: GitRevision?
    private let headFiles: GitRevision?
    private let baseName: String
    /// The files that differ, if all documents are drawn on both sides, and the tops of the two copies.
    private var changed: Set<String> = []
    private var tops: (base: String, head: String)?
    /// The changed documents of the base: their paths on disk, and their paths in the revision.
    private var replaced: [String: String] = [:]

    init(
        _ request: GoldenRequest, from old: RevisionListing, to new: RevisionListing?, _ changes: RevisionChanges,
        isPlain: Bool
    ) throws(DiagnosedError) {
        baseName = old.name
        let exist = request.inputs.paths.allSatisfy { FileManager.default.fileExists(atPath: $0) }
        let isOfDocuments =
            isPlain && changes.isOfDocumentsOnly && changes.hasDocuments && exist
            && !request.inputs.paths.contains(where: InputSource.isScene)
        if isPlain, changes.isEmpty, exist, changes.hasDocuments {
            (isWhole, baseFiles, headFiles) = (false, nil, nil)
            return
        }
        isWhole = !isOfDocuments
        headFiles = try new.map { listing throws(DiagnosedError) in
            try GitRevision(listing, changes, workingTree: nil)
        }
        let headInputs = request.inputs.paths.compactMap { [headFiles] input in
            headFiles.map { $0.path(of: input) } ?? input
        }
        head = Side(inputs: headInputs, beside: request.beside.map { [headFiles] in headFiles?.path(of: $0) ?? $0 })
        guard isOfDocuments else {
            let files = try GitRevision(old, changes, workingTree: new == nil ? old.repository.root : nil)
            baseFiles = files
            changed = changes.paths
            // A link may show a file under another path.
            let hasLinks = (old.entries + (new?.entries ?? [])).contains { $0.kind == .link }
            let head = headFiles?.folder ?? old.repository.root
            tops = hasLinks ? nil : (ChangedDocuments.resolved(files.folder), ChangedDocuments.resolved(head))
            let inputs = request.inputs.paths.compactMap { files.path(of: $0) }
            if !inputs.isEmpty {
                base = Side(inputs: inputs, beside: request.beside.map { files.path(of: $0) ?? $0 })
            }
            return
        }
        baseFiles = nil
        let top = headFiles?.folder ?? old.repository.root
        var contents: [String: Data?] = [:]
        for path in changes.added { contents[top + "/" + path] = .some(nil) }
        var replaced: [String: String] = [:]
        try old.repository.read(changes.modified, for: old.input) { entry, bytes throws(DiagnosedError) in
            contents[top + "/" + entry.path] = Data(bytes)
            replaced[ChangedDocuments.resolved(top + "/" + entry.path)] = entry.path
        }
        self.replaced = replaced
        head?.changed = ChangedDocuments(Array(contents.keys))
        base = Side(inputs: headInputs, changed: ChangedDocuments(replacing: contents))
    }

    /// The paths of files that neither side has, because the clone lacks them.
    var unfetched: [String] { baseFiles?.unfetched ?? [] }

    /// Whether a document of both sides is drawn from the same files with the same settings.
    func isUnchanged(_ before: DocumentInputs?, _ after: DocumentInputs?) -> Bool {
        guard let before, let after, let tops else { return false }
        return after.isSame(in: tops.head, as: before, in: tops.base, changed: changed)
    }

    // MARK: Names

    /// A problem of the base, with its file in git's notation: `main:App/Main.storyboard`.
    func namedInBase(_ diagnostic: Diagnostic) -> Diagnostic {
        guard let file = diagnostic.location?.file else { return diagnostic }
        guard let path = replaced[ChangedDocuments.resolved(file)] else {
            return baseFiles?.named(diagnostic) ?? namedInHead(diagnostic)
        }
        var named = diagnostic
        named.location?.file = "\(baseName):\(path)"
        return named
    }

    func namedInHead(_ diagnostic: Diagnostic) -> Diagnostic { headFiles?.named(diagnostic) ?? diagnostic }

    /// Performs work on the base's files.
    ///
    /// Errors name the files in git's notation.
    func naming<Value>(_ work: () throws(DiagnosedError) -> Value) throws(DiagnosedError) -> Value {
        do throws(DiagnosedError) {
            return try work()
        } catch {
            throw DiagnosedError(error.diagnostics.map { namedInBase($0) })
        }
    }

    /// Names the head's files as the working tree does.
    func name(_ record: inout GoldenRunRecord) {
        guard let folder = headFiles?.folder else { return }
        for index in record.results.indices where record.results[index].path.hasPrefix(folder + "/") {
            record.results[index].path = String(record.results[index].path.dropFirst(folder.count + 1))
        }
    }
}

/// A folder for the base's pictures, which is removed with this object.
final class RevisionScratch {
    let path: String

    init() throws {
        // A hidden folder is not searched for documents, even if the temporary folder is in the input.
        path = FileManager.default.temporaryDirectory.appending(path: ".maquette-compare-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            // The system empties its temporary folder.
            return
        }
    }
}
