public import Foundation

/// A timer that fires with each frame of a display; in a picture it never fires.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    open var isPaused = false
    open var preferredFramesPerSecond = 0
    open var frameInterval = 1
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var timestamp: CFTimeInterval { 0 }
    open var targetTimestamp: CFTimeInterval { duration }
    open var duration: CFTimeInterval { 1.0 / 60 }

    public init(target: Any, selector sel: Selector) { super.init() }

    /// A display link of a method.
    public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) { super.init() }

    /// A display link of a method that receives it.
    public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void) {
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}
