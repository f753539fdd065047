import Diagnostics
import InterfaceDocuments

/// The files that inputs may be drawn from, in a revision of their repository.
struct RevisionListing {
    /// The name of the revision as given.
    let name: String
    let repository: GitRepository
    /// The folders of the inputs, from the top of the working tree.
    let folders: [String]
    let entries: [GitRepository.Entry]
    /// Whether a file with this path, from the top of the working tree, is listed.
    private let isWanted: @Sendable (String) -> Bool
    /// The input that error messages name.
    let input: String

    /// Lists the files in a revision of the repository that contains the first input.
    ///
    /// - Throws: ``GoldenProblem`` if the repository or the revision does not exist.
    init(_ name: String, of inputs: [String]) throws(DiagnosedError) {
        self.name = name
        input = inputs.first ?? "."
        let repository = try GitRepository(around: input)
        self.repository = repository
        let commit = try repository.commit(named: name, for: input)
        folders = inputs.compactMap { input -> String? in
            guard let path = repository.relativePath(of: input) else { return nil }
            let place = path.isEmpty ? repository.root : repository.root + "/" + path
            return repository.relativePath(of: Project.folderOfFiles(of: place, within: repository.root))
        }
        var entries =
            folders.isEmpty
            ? [] : try repository.entries(of: commit, below: folders, where: Project.mayShow, for: input)
        // A document in such a folder may itself be an input, and a link may lead into one.
        let own = folders + inputs.compactMap { repository.relativePath(of: SplitPath($0).folder) }
        let isFollowed = entries.contains { $0.kind == .link }
        if !isFollowed { entries.removeAll { Project.isThirdParty($0.path, below: own) } }
        isWanted = { Project.mayShow($0) && (isFollowed || !Project.isThirdParty($0, below: own)) }
        self.entries = entries
    }

    /// The differences of the working tree.
    func changesInWorkingTree() throws(DiagnosedError) -> RevisionChanges {
        try RevisionChanges(
            from: entries, toWorkingTreeOf: repository, below: folders, where: isWanted, for: input)
    }
}
