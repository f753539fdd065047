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

extension UIView {
    /// Gives each view below this one that no input named an origin of its own, so that pictures can tell it apart.
    ///
    /// - Parameter id: what their ids begin with; the rest is their place in the tree, as in `list.0.2`.
    public func nameDescendants(after id: String) {
        for (index, child) in subviews.enumerated() {
            let path = "\(id)\(index)"
            if child.origin == nil { child.origin = ElementOrigin(id: child.accessibilityIdentifier ?? path) }
            child.nameDescendants(after: path + ".")
        }
    }
}
