public import Foundation

/// A press of a button or key.
///
/// None ever occurs.
open class UIPress: NSObject {
    public enum Phase: Int, Hashable, Sendable { case began = 0, changed, stationary, ended, cancelled }

    open var phase: Phase { .ended }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
}

/// An event of presses.
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}
