public import Foundation
import Job

/// A timer that fires with each frame of a display.
///
/// On a screen, it fires on the clock of its picture, for at most five seconds after the screen has appeared. Elsewhere it
/// never fires.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private let fire: (CADisplayLink) -> Void
    private var isAdded = false
    private var isInvalid = false
    private var isWaiting = false

    open var isPaused = false { didSet { fireWithNextFrame() } }
    open var preferredFramesPerSecond = 0
    open var frameInterval = 1
    open var preferredFrameRateRange = CAFrameRateRange.default
    open private(set) var timestamp: CFTimeInterval = 0
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    open var duration: CFTimeInterval { 1.0 / 60 }

    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        fire = { sel.perform(on: target, with: [$0]) }
        super.init()
    }

    /// A display link of a method.
    public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) {
        fire = { _ in selector(target)() }
        super.init()
    }

    /// A display link of a method that receives it.
    public init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void) {
        fire = { selector(target)($0) }
        super.init()
    }

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        fireWithNextFrame()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

    open func invalidate() { isInvalid = true }

    private var isRunning: Bool { isAdded && !isPaused && !isInvalid }

    private func fireWithNextFrame() {
        guard isRunning, !isWaiting, let queue = ScreenQueue.ofThisThread else { return }
        isWaiting = true
        let interval = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
        queue.add(after: interval, isOfAnimation: true) {
            withMainActorIsolation {
                self.isWaiting = false
                guard self.isRunning else { return }
                self.timestamp = CACurrentMediaTime()
                self.fire(self)
                self.fireWithNextFrame()
            }
        }
    }
}
