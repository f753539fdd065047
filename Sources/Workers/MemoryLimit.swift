#if canImport(Glibc)
    import CProcess
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The limit of the memory that a supervised process may use.
///
/// A process that exceeds it ends at once. Its supervisor then starts another one without the job that took the memory,
/// or with each of the running jobs alone.
public enum MemoryLimit {
    /// The default limit in megabytes: enough for documents at their limits on every thread.
    ///
    /// - Parameter workers: the number of threads that draw.
    /// - Returns: the limit.
    public static func standard(workers: Int) -> Int { 2048 + 512 * max(1, workers) }

    /// Lets all threads share one heap if the process's address space is limited (`ulimit -v`).
    ///
    /// Otherwise each thread reserves 64 megabytes of it. When none is left, the system's libraries wait forever.
    public static func shareHeapIfLimited() {
        #if canImport(Glibc)
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur != rlim_t.max else {
                return
            }
            maquette_share_heap()
        #endif
    }

    /// Begins to watch this process.
    ///
    /// Nothing is watched in a process without a supervisor.
    ///
    /// - Parameter megabytes: the limit of memory that is not shared with other processes.
    public static func enforce(megabytes: Int) {
        guard let journal = CrashJournal.current else { return }
        enforce(megabytes: megabytes, in: journal)
    }

    static func enforce(megabytes: Int, in journal: CrashJournal) {
        journal.memoryLimit = megabytes
        #if !canImport(Darwin)
            let limit = max(1, megabytes) << 20
            let usage = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
            guard usage >= 0 else { return }
            // Where there is no memory for a thread, little more can be taken.
            _ = startThread {
                while true {
                    if let bytes = privateBytes(from: usage), bytes > limit {
                        journal.isOutOfMemory = true
                        kill(getpid(), SIGKILL)
                    }
                    usleep(10_000)
                }
            }
        #endif
    }

    #if !canImport(Darwin)
        /// The memory in use that no other process shares, from the kernel's page counts.
        private static func privateBytes(from file: Int32) -> Int? {
            withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
                let count = pread(file, buffer.baseAddress, buffer.count, 0)
                guard count > 0 else { return nil }
                let fields = buffer[..<count].split(separator: UInt8(ascii: " "), maxSplits: 3)
                guard fields.count > 2, let resident = number(fields[1]), let shared = number(fields[2]) else {
                    return nil
                }
                return (resident - shared) * pageSize
            }
        }

        private static let pageSize = Int(sysconf(CInt(_SC_PAGESIZE)))

        private static func number(_ digits: Slice<UnsafeMutableRawBufferPointer>) -> Int? {
            digits.reduce(into: Int?.some(0)) { value, digit in
                guard let before = value, (0x30...0x39).contains(digit) else {
                    value = nil
                    return
                }
                value = before &* 10 &+ Int(digit - 0x30)
            }
        }
    #endif
}
