#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Starts a thread of its own for some work, with a stack that is large enough for deep trees.
///
/// Foundation's threads do not say where one cannot be started.
///
/// - Parameter body: the work.
/// - Returns: why there is no thread, in the words of the operating system; `nil` if there is one.
package func startThread(_ body: @escaping @Sendable () -> Void) -> String? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
        pthread_attr_destroy(attributes)
        attributes.deallocate()
    }
    // Memory is touched only as far as the deepest tree needs it.
    pthread_attr_setstacksize(attributes, 64 << 20)
    // A function may need more than the usual page of its caller's: beyond a guard it would write into other memory.
    pthread_attr_setguardsize(attributes, 1 << 20)
    pthread_attr_setdetachstate(attributes, CInt(PTHREAD_CREATE_DETACHED))
    let work = Unmanaged.passRetained(ThreadWork(body))
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, attributes, { runThread($0) }, work.toOpaque())
    #else
        var thread = pthread_t()
        let status = pthread_create(&thread, attributes, { $0.map(runThread) ?? nil }, work.toOpaque())
    #endif
    guard status != 0 else { return nil }
    work.release()
    return String(cString: strerror(status))
}

/// What a thread is to do.
private final class ThreadWork: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runThread(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
    return nil
}
