public import Foundation
import Job

/// Foundation's timer, except that on a screen it fires on the clock of its picture.
///
/// A picture shows what a timer does within a second after the screen has appeared.
open class Timer: Foundation.Timer {
    private let handler: (Timer) -> Void
    private let interval: TimeInterval
    private let repeats: Bool
    /// The time from the beginning until it fires; `nil` if ``fireDate`` says when.
    private var delay: TimeInterval?
    private var isScheduled = false
    /// What ``userInfo`` gives; set once, when the timer is created.
    package var information: Any?

    open override var userInfo: Any? { information }

    public override init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) {
        (self.interval, self.repeats, handler) = (interval, repeats, block)
        super.init(fire: date, interval: interval, repeats: repeats) { ($0 as? Timer)?.fire() }
    }

    public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(
            fire: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, repeats: repeats, block: block)
        delay = timeInterval
    }

    @discardableResult
    open override class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    open override func fire() {
        guard isValid else { return }
        handler(self)
        if !repeats { invalidate() }
    }

    /// Sets when the timer fires; on a screen, a later date than a second from now is never reached.
    open override var fireDate: Date {
        didSet {
            delay = nil
            guard isScheduled, let queue = ScreenQueue.ofThisThread else { return }
            queue.cancel(of: self, named: nil)
            wait(on: queue)
        }
    }

    fileprivate func schedule(on queue: ScreenQueue) {
        guard !isScheduled else { return }
        isScheduled = true
        wait(on: queue)
    }

    private func wait(on queue: ScreenQueue) {
        queue.add(after: delay ?? fireDate.timeIntervalSinceNow.roundedUpForScreen, of: self) { [self] in
            fire()
            guard isValid else { return }
            // A timer without an interval fires as often as it can.
            delay = max(interval, 0.001)
            wait(on: queue)
        }
    }
}

extension RunLoop {
    /// Starts a timer: on a screen, on the clock of its picture.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        guard let queue = ScreenQueue.ofThisThread else { return add(timer as Foundation.Timer, forMode: mode) }
        timer.schedule(on: queue)
    }
}
