import Diagnostics
public import Foundation

/// The documents that differ between two revisions of a project, with what they contain in one of them.
///
/// Every other file is the same in both revisions, so only these documents and those that show them need to be read.
public struct ChangedDocuments: Sendable {
    /// The contents by path, absolute and without links; `nil` for a document that the revision does not have.
    private let contents: [String: Data?]
    /// Whether the contents replace those of the files.
    private let replacesFiles: Bool

    /// The changed documents as they are on disk.
    ///
    /// - Parameter paths: their absolute paths.
    public init(_ paths: [String]) {
        contents = Dictionary(paths.map { (Self.resolved($0), nil) }) { first, _ in first }
        replacesFiles = false
    }

    /// The changed documents as they are in another revision.
    ///
    /// - Parameter contents: the contents by absolute path; `nil` for a document that the revision does not have.
    public init(replacing contents: [String: Data?]) {
        self.contents = Dictionary(contents.map { (Self.resolved($0.key), $0.value) }) { first, _ in first }
        replacesFiles = true
    }

    /// What a document contains.
    enum Content {
        case file
        case bytes(Data)
        case missing
    }

    func content(of path: String) -> Content {
        guard replacesFiles, let known = contents[Self.resolved(path)] else { return .file }
        return known.map { .bytes($0) } ?? .missing
    }

    /// Those of a project's documents whose pictures may differ: the changed ones, and storyboards that show them.
    ///
    /// - Parameter documents: the paths of all documents.
    /// - Returns: the paths, in the same order.
    func affected(among documents: [String]) -> [String] {
        var found = Set(documents.filter { contents.keys.contains(Self.resolved($0)) })
        var names = Set(contents.keys.filter { $0.hasSuffix(".storyboard") }.map(Self.name))
        let others = documents.filter { !found.contains($0) && $0.hasSuffix(".storyboard") }
        guard !names.isEmpty, !others.isEmpty else { return documents.filter(found.contains) }
        var referring: [(path: String, data: Data)] = others.compactMap { path in
            guard let bytes = fileBytes(path) else { return nil }
            let data = Data(bytes)
            return data.holds("viewControllerPlaceholder") ? (path, data) : nil
        }
        // A storyboard shows another one through any number of references.
        var news = names
        while !news.isEmpty, !referring.isEmpty {
            let shows = referring.filter { item in news.contains { Self.mayRefer(item.data, to: $0) } }
            found.formUnion(shows.map(\.path))
            referring.removeAll { found.contains($0.path) }
            news = Set(shows.map { Self.name($0.path) }).subtracting(names)
            names.formUnion(news)
        }
        return documents.filter(found.contains)
    }

    private static func mayRefer(_ data: Data, to name: String) -> Bool {
        // XML may write these characters in several ways.
        if name.contains(where: { "&<>\"'".contains($0) || !$0.isASCII }) { return true }
        return data.holds("storyboardName=\"\(name)\"")
    }

    private static func name(_ path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The absolute path of a file, with the links of its folder resolved.
    public static func resolved(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        return url.deletingLastPathComponent().resolvingSymlinksInPath().appending(path: url.lastPathComponent).path
    }
}

extension Data {
    /// Whether the bytes contain a text.
    fileprivate func holds(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, let first = wanted.first else { return wanted.isEmpty }
            let end = start + bytes.count
            var place = start
            while end - place >= wanted.count,
                let found = memchr(place, CInt(first), end - place - wanted.count + 1)
            {
                if memcmp(found, wanted, wanted.count) == 0 { return true }
                place = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }
}
