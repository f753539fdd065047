import Foundation

/// A one-time signal that something has ended, for a single waiting thread.
///
/// It uses a monotonic clock. A dispatch semaphore on Linux uses the time of day, and would wait an hour longer if the
/// clock were set back by an hour.
final class EndSignal: @unchecked Sendable {
    // The parts of a pthread object must not move in memory.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var hasEnded = false

    init() {
        pthread_mutex_init(mutex, nil)
        #if canImport(Darwin)
            pthread_cond_init(condition, nil)
        #else
            var attributes = pthread_condattr_t()
            pthread_condattr_init(&attributes)
            pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            pthread_cond_init(condition, &attributes)
            pthread_condattr_destroy(&attributes)
        #endif
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    func signal() {
        pthread_mutex_lock(mutex)
        hasEnded = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Waits for the end, up to a number of milliseconds.
    ///
    /// - Returns: whether it has ended.
    func wait(milliseconds: Int) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        #if canImport(Darwin)
            var limit = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
            while !hasEnded, pthread_cond_timedwait_relative_np(condition, mutex, &limit) == 0 {}
        #else
            var limit = timespec()
            clock_gettime(CLOCK_MONOTONIC, &limit)
            let nanoseconds = limit.tv_nsec + milliseconds % 1000 * 1_000_000
            limit.tv_sec += milliseconds / 1000 + nanoseconds / 1_000_000_000
            limit.tv_nsec = nanoseconds % 1_000_000_000
            while !hasEnded, pthread_cond_timedwait(condition, mutex, &limit) == 0 {}
        #endif
        return hasEnded
    }
}
