// Text is not dragged in a picture.
extension UITextView {
    /// The interaction that drags the selected text: none.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// Whether text is dragged: never.
    public var isTextDragActive: Bool { false }
}

extension UITextField {
    /// The interaction that drags the selected text: none.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// Whether text is dragged: never.
    public var isTextDragActive: Bool { false }
}
