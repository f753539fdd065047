public import Diagnostics

/// Which element of an input made a view, a guide or a constraint, and where it stands.
public struct ElementOrigin: Hashable, Sendable {
    /// The input's own object id: `x7Q-2f-abc`.
    public var id: String
    public var location: SourceLocation?
    /// What a person calls it.
    public var label: String?

    public init(id: String, location: SourceLocation? = nil, label: String? = nil) {
        self.id = id
        self.location = location
        self.label = label
    }
}
