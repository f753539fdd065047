public import Diagnostics

/// The input element that created a view, guide or constraint, and its location.
public struct ElementOrigin: Hashable, Sendable {
    /// The input's own object id: `x7Q-2f-abc`.
    public var id: String
    public var location: SourceLocation?
    /// A human-readable name.
    public var label: String?

    public init(id: String, location: SourceLocation? = nil, label: String? = nil) {
        self.id = id
        self.location = location
        self.label = label
    }
}

extension UIView {
    /// Gives each descendant without an input element an origin of its own, so that pictures can distinguish it.
    ///
    /// - Parameter id: the prefix of their ids; the rest is their position in the tree, as in `list.0.2`.
    package func nameDescendants(after id: String) {
        for (index, child) in subviews.enumerated() {
            let path = "\(id)\(index)"
            if child.origin == nil { child.origin = ElementOrigin(id: child.accessibilityIdentifier ?? path) }
            child.nameDescendants(after: path + ".")
        }
    }
}
