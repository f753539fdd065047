public import Foundation

/// A filter of a search, as a capsule in the search field.
///
/// It is stored; the field shows only text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    public let icon: UIImage?
    public let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}

extension UISearchTextField {
    /// Adds a token at an index; an index that does not exist counts as the nearest one.
    public func insertToken(_ token: UISearchToken, at index: Int) {
        tokens.insert(token, at: min(max(0, index), tokens.count))
    }

    public func removeToken(at index: Int) {
        guard tokens.indices.contains(index) else { return }
        tokens.remove(at: index)
    }
}
