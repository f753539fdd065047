public import Foundation

/// A gesture that a view waits for.
///
/// Carried along; no gesture ever comes.
open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    open var name: String?
    /// The view that waits for the gesture.
    open internal(set) weak var view: UIView?
    open var state = State.possible
    open var cancelsTouchesInView = true
    open var numberOfTouches: Int { 0 }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    public enum State: Int, Hashable, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
    public override init() { super.init() }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// What decides whether gestures go together.
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
