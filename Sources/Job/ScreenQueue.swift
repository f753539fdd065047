import CMainActor
package import Foundation

/// The work that code leaves for later while its screen is made: that of the main queue and of the global ones, and all
/// parts of its tasks.
///
/// Several screens are made at once, each on a thread of its own, and each has a queue of its own. It is the executor of
/// the main actor on that thread, and tasks that the thread starts stay on it. So their parts run in the same order each
/// time. The queue's clock does not run: work that is due later is done at once as well, in the order of the times at
/// which it is due.
///
/// A picture shows the end of an animation, however long that takes. So frames that code draws itself, and the work that
/// they leave, go on for some seconds more.
public final class ScreenQueue: SerialExecutor, @unchecked Sendable {
    private struct Item {
        var due: Int
        var isOfAnimation: Bool
        var isInBackground: Bool
        var target: ObjectIdentifier?
        var name: String?
        var work: () -> Void
    }

    /// The time after the screen has appeared that a picture shows, in milliseconds.
    private static let latest = 1000
    /// The time for which animations go on after that, in milliseconds.
    private static let longestAnimation = 5000
    /// The number of pieces of work in one run: an animation that starts itself again never ends.
    package static let most = 10_000

    /// Code may leave work from any thread.
    private let lock = NSLock()
    private var items: [Item] = []
    /// The time on the queue's clock, in milliseconds.
    private var now = 0
    /// The time until which work is done, apart from animations, in milliseconds.
    private var end = 0

    public init() {}

    /// The time on the queue's clock, in seconds.
    package var time: TimeInterval { lock.withLock { TimeInterval(now) / 1000 } }

    /// Adds work.
    ///
    /// - Parameters:
    ///   - delay: the time until it is due, in seconds.
    ///   - target: the object that can be named to cancel it.
    ///   - name: the name of the method that is called.
    ///   - isOfAnimation: whether it draws a frame of an animation.
    ///   - isInBackground: whether a device would not do it on the main thread.
    ///   - work: called on the thread of the screen.
    package func add(
        after delay: TimeInterval = 0, of target: AnyObject? = nil, named name: String? = nil,
        isOfAnimation: Bool = false, isInBackground: Bool = false, _ work: @escaping () -> Void
    ) {
        let seconds = min(max(0, delay.isNaN ? 0 : delay), 1e6)
        lock.withLock {
            items.append(
                Item(
                    due: now + Int((seconds * 1000).rounded()), isOfAnimation: isOfAnimation || now > end,
                    isInBackground: isInBackground, target: target.map(ObjectIdentifier.init), name: name, work: work))
        }
    }

    /// Removes the work of an object: all of it, or the calls of one method.
    package func cancel(of target: AnyObject, named name: String?) {
        remove { $0.target == ObjectIdentifier(target) && (name == nil || $0.name == name) }
    }

    private func remove(where isRemoved: (Item) -> Bool) {
        let removed = lock.withLock {
            let removed = items.filter(isRemoved)
            items.removeAll(where: isRemoved)
            return removed
        }
        // Objects that end with their work may leave work of their own, for which the lock must be free.
        _ = consume removed
    }

    /// Does the work that is due within a second, also that which is added meanwhile.
    ///
    /// - Returns: whether there was any.
    @discardableResult
    package func run() -> Bool {
        lock.withLock { end = now + Self.latest }
        var count = 0
        while count < Self.most, let next = takeNext() {
            performing(inBackground: next.isInBackground, next.work)
            count += 1
        }
        lock.withLock {
            // Other work waits while animations go on.
            let late = max(0, now - end)
            for index in items.indices where !items[index].isOfAnimation { items[index].due += late }
            now = max(now, end)
            end = now
        }
        return count > 0
    }

    /// Whether the work that is done now would not be done on the main thread of a device.
    package private(set) var isInBackground = false

    /// Does work as on the main thread, or as on another one.
    package func performing<Result>(inBackground: Bool, _ work: () throws -> Result) rethrows -> Result {
        let before = isInBackground
        isInBackground = inBackground
        defer { isInBackground = before }
        return try work()
    }

    private func takeNext() -> Item? {
        lock.withLock {
            let due = items.indices.filter {
                items[$0].due <= (items[$0].isOfAnimation ? end + Self.longestAnimation : end)
            }
            // The first of those that are due first.
            guard let index = due.min(by: { items[$0].due < items[$1].due }) else { return nil }
            now = max(now, items[index].due)
            return items.remove(at: index)
        }
    }

    // MARK: Tasks

    /// The queue that takes the tasks of this thread; `nil` if they are those of the process.
    package static var ofThisThread: ScreenQueue? {
        maquette_current_task_queue().queue.map { Unmanaged<ScreenQueue>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Adds a part of a task that the main actor runs.
    public func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job), isOfMainActor: true) }

    private func add(_ part: UnownedJob, isOfMainActor: Bool) {
        let part = unsafeBitCast(part, to: UnsafeMutableRawPointer.self)
        add { maquette_run_part(part, isOfMainActor) }
    }

    /// Runs a closure on this thread; the work that it leaves for later is this queue's, and is dropped in the end.
    ///
    /// The queue stays alive as long as the process, because tasks that never end name it as their executor.
    func takingTasks<Result>(_ body: () throws -> Result) rethrows -> Result {
        let executor = unsafeBitCast(
            UnownedSerialExecutor(ordinary: self), to: (address: UnsafeMutableRawPointer, conformance: UInt).self)
        let before = maquette_exchange_task_queue(
            maquette_task_queue(
                queue: Unmanaged.passRetained(self).toOpaque(), executor: executor.address,
                conformance: executor.conformance
            ) { queue, part in
                let queue = Unmanaged<ScreenQueue>.fromOpaque(queue).takeUnretainedValue()
                queue.add(unsafeBitCast(part, to: UnownedJob.self), isOfMainActor: false)
            })
        defer {
            _ = maquette_exchange_task_queue(before)
            remove { _ in true }
        }
        return try body()
    }
}
