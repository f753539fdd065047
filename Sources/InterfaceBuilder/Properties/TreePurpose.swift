/// The purpose of a tree that is built from a document.
public enum TreePurpose: Hashable, Sendable {
    /// The running app, without placeholder constraints and design-time sizes.
    case running
    /// Interface Builder's canvas, with placeholder constraints and design-time sizes.
    case canvas
}
