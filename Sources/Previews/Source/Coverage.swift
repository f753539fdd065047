/// The part of the inputs that a command covers.
public struct Coverage: Sendable, Hashable {
    /// The parts of a folder and of its documents.
    public enum Scope: String, Sendable, Hashable, CaseIterable {
        /// The launch screens of folders, and the initial scene of documents that are given by path.
        case launch
        /// The initial scene of every document.
        case documents
        /// Every scene of every document.
        case scenes
    }

    public var scope: Scope
    /// Patterns of files to leave out, as in `.gitignore`.
    public var excluded: [String]
    /// The name of the target of an Xcode project whose documents count; `nil` for all.
    public var target: String?

    public init(_ scope: Scope = .scenes, excluding excluded: [String] = [], target: String? = nil) {
        self.scope = scope
        self.excluded = excluded
        self.target = target
    }
}
