public import Diagnostics
import Foundation
public import Previews

extension GoldenRequest {
    /// Renames goldens that were recorded when names depended on the other inputs of a run.
    ///
    /// - Parameters:
    ///   - isDry: whether changes are only reported.
    ///   - log: receives the problems of the inputs.
    /// - Returns: the old and new names.
    /// - Throws: the reason why the inputs cannot be read or the goldens renamed.
    public func rename(isDry: Bool, into log: inout ProblemLog) throws -> CommandOutcome {
        let store = try GoldenStore(path: goldens)
        let source = try source(into: &log)
        let names = renamings(of: source.pictures, in: store.manifest, into: &log)
        if !isDry, !names.isEmpty { try move(names) }
        let verb = isDry ? "would be renamed" : "renamed"
        return CommandOutcome(
            ExitStatus(ofInputs: log.diagnostics), diagnostics: log.diagnostics,
            text: names.map { "\($0.old) → \($0.new)\n" }.joined()
                + "\(names.count) \(names.count == 1 ? "document" : "documents") \(verb) in \(goldens)\n",
            json: names.map {
                "{\"old\":\(JSONText.quoted($0.old)),\"new\":\(JSONText.quoted($0.new))}\n"
            }.joined())
    }

    /// The names of recorded documents that have others now.
    private func renamings(
        of source: any PictureSource, in manifest: GoldenManifest, into log: inout ProblemLog
    ) -> [(old: String, new: String)] {
        let recorded = Set(manifest.goldens.keys.map { String($0.prefix { $0 != "/" }) })
        let names = PictureName.stems(for: source, followedBy: nameWords)
        var claims: [String: [Int]] = [:]
        for (index, path) in source.documents.enumerated() {
            // Only initial scenes were drawn, unless the request named another.
            guard source.parts[index].isEmpty || !inputs.flow.formerNames.isEmpty || inputs.locale != nil else {
                continue
            }
            let former = PictureName.formerNames(of: path, followedBy: formerNameWords)
            guard let old = former.first(where: { recorded.contains($0) && !names.contains($0) }) else { continue }
            claims[old, default: []].append(index)
        }
        var found: [(old: String, new: String)] = []
        for (old, indices) in claims.sorted(by: { $0.key < $1.key }) {
            let new = names[indices[0]]
            if indices.contains(where: { names[$0] != new }) {
                log.warn(
                    GoldenProblem.ambiguousGoldens(name: old, documents: indices.map { source.documents[$0] }),
                    at: SourceLocation(file: goldens))
            } else if recorded.contains(new) {
                log.warn(GoldenProblem.renamedAlready(name: new, old: old), at: SourceLocation(file: goldens))
            } else {
                found.append((old, new))
            }
        }
        return found
    }

    /// Moves the files of documents, and changes the manifest with them.
    private func move(_ names: [(old: String, new: String)]) throws {
        let store = try GoldenStore(path: goldens)
        let transaction = try GoldenTransaction(in: goldens)
        var keys: [(old: String, new: String)] = []
        for (old, new) in names {
            for key in store.manifest.goldens.keys.sorted() where key.hasPrefix(old + "/") {
                let renamed = new + key.dropFirst(old.count)
                guard let from = GoldenKey.fileName(of: key), let to = GoldenKey.fileName(of: renamed) else { continue }
                for ending in [".png", ".txt"] {
                    // A missing file stays missing, and a check reports it.
                    guard let bytes = fileBytes("\(goldens)/\(from)\(ending)") else { continue }
                    try transaction.stage(bytes, as: to + ending)
                    transaction.remove(from + ending)
                }
                keys.append((key, renamed))
            }
        }
        try transaction.commit { manifest in
            for (old, new) in keys {
                manifest.goldens[new] = manifest.goldens[old]
                manifest.goldens[old] = nil
            }
        }
    }
}
