#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Starts a thread for some work, with a stack that is large enough for deep trees.
///
/// Foundation's `Thread` does not report that a thread could not be started.
///
/// - Parameter body: the work.
/// - Returns: the operating system's reason why the thread could not be started; `nil` on success.
package func startThread(_ body: @escaping @Sendable () -> Void) -> String? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
        pthread_attr_destroy(attributes)
        attributes.deallocate()
    }
    // The system allocates stack pages on first use, so the size costs nothing until a deep tree needs it.
    pthread_attr_setstacksize(attributes, 64 << 20)
    // A stack frame can be larger than the usual guard of one page, and would skip it and write into other memory.
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

/// The work of a thread.
private final class ThreadWork: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

private func runThread(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
    return nil
}
