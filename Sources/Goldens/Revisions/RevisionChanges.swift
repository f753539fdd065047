import Diagnostics
import Foundation
import InterfaceDocuments
import OutputFiles

/// The files that differ between a commit and what it is compared with, as far as pictures may depend on them.
struct RevisionChanges {
    /// The files that both sides have, as they are in the commit.
    var modified: [GitRepository.Entry] = []
    /// The files that only the commit has.
    var removed: [GitRepository.Entry] = []
    /// The paths of files that only the other side has, from the top of the working tree.
    var added: [String] = []
    /// The paths of removed files that the index still has, unchanged: a clone could not fetch them.
    var unfetched: Set<String> = []
    /// Whether the commit has a document that is a link, and so may show another path's content.
    var hasLinkedDocuments = false
    /// Whether the commit has documents at all.
    var hasDocuments = false

    /// The paths of all files that differ, from the top of the working tree.
    var paths: Set<String> { Set(modified.map(\.path) + removed.map(\.path) + added) }

    var isEmpty: Bool { modified.isEmpty && removed.isEmpty && added.isEmpty }

    /// Whether nothing but documents changed, all of which the other side still has.
    var isOfDocumentsOnly: Bool {
        removed.isEmpty && !hasLinkedDocuments && modified.allSatisfy { $0.kind == .file && Self.isDocument($0.path) }
            && added.allSatisfy(Self.isDocument)
    }

    private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    private init(of entries: [GitRepository.Entry]) {
        for entry in entries where Self.isDocument(entry.path) {
            hasDocuments = true
            if entry.kind == .link { hasLinkedDocuments = true }
        }
    }

    /// Compares two commits.
    init(from entries: [GitRepository.Entry], to others: [GitRepository.Entry]) {
        self.init(of: entries)
        let new = Dictionary(others.map { ($0.path, $0) }) { first, _ in first }
        for entry in entries {
            guard let other = new[entry.path] else {
                removed.append(entry)
                continue
            }
            if other != entry { modified.append(entry) }
            if other.kind == .link, Self.isDocument(entry.path) { hasLinkedDocuments = true }
        }
        let old = Set(entries.map(\.path))
        added = others.map(\.path).filter { !old.contains($0) }
    }

    /// Compares a commit with the working tree.
    ///
    /// A file whose stamp is that of the index has the index's content. Others are compared by their bytes.
    ///
    /// - Throws: ``GoldenProblem/git(reason:)``.
    init(
        from entries: [GitRepository.Entry], toWorkingTreeOf repository: GitRepository, below folders: [String],
        where isWanted: (String) -> Bool, for input: String
    ) throws(DiagnosedError) {
        self.init(of: entries)
        let index = try repository.index(below: folders, for: input)
        var open: [GitRepository.Entry] = []
        for entry in entries {
            let path = repository.root + "/" + entry.path
            guard entry.kind == .file, let stamp = FileStamp(path: path), !isLink(path) else {
                if Self.exists(path) {
                    modified.append(entry)
                } else {
                    removed.append(entry)
                    if index.entries[entry.path]?.object == entry.object { unfetched.insert(entry.path) }
                }
                continue
            }
            if let known = index.entries[entry.path], known.object == entry.object, known.isCurrent(stamp, in: index) {
                continue
            }
            open.append(entry)
        }
        let objects = try repository.objects(of: open.map(\.path), for: input)
        for (entry, object) in zip(open, objects) where entry.object != object { modified.append(entry) }
        modified.sort { $0.path < $1.path }
        let old = Set(entries.map(\.path))
        let others = index.entries.keys.filter { !old.contains($0) && Self.exists(repository.root + "/" + $0) }
        added = (others + (try repository.untracked(below: folders, for: input))).filter(isWanted).sorted()
    }

    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
