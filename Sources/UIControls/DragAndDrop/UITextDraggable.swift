/// A view whose text can be dragged; nothing is dragged in a picture.
@preconcurrency @MainActor
public protocol UITextDraggable: AnyObject {}

extension UITextDraggable {
    /// The interaction that drags the selected text: none.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// Whether text is dragged: never.
    public var isTextDragActive: Bool { false }
}

extension UITextField: UITextDraggable {}
extension UITextView: UITextDraggable {}
