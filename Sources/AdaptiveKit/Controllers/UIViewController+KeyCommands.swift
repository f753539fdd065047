extension UIViewController {
    /// Adds a command of a keyboard; nothing sends it.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
