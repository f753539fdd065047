import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps a trap in one job from ending the whole run.
///
/// A trap stops its own thread before anything is damaged: an index beyond an array's end, a number too large, a stack
/// that is full. Where the guard is in place and the thread is a worker's, the thread stays there for good and says
/// that it does; every other thread ends the program as ever.
public enum CrashGuard {
    /// Puts the guard in place for the rest of the process.
    ///
    /// For a command's own process; a library does not change what signals do.
    public static func install() {
        _ = key
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = crashed
            #else
                action.__sigaction_handler.sa_handler = crashed
            #endif
            action.sa_flags = SA_ONSTACK | CInt(bitPattern: UInt32(SA_NODEFER))
            sigaction(signal, &action, nil)
        }
    }

    /// Where a worker's thread finds its mark; made once and never changed.
    fileprivate static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// What is said where the whole program ends; made without memory.
    private static var lastWords: StaticString {
        "error: the program ends with an error of its own, or for want of memory (allow more (ulimit -v), or report it)\n"
    }

    /// Runs on the thread that trapped.
    ///
    /// It calls only what a signal's handler may.
    private static let crashed: @convention(c) (CInt) -> Void = { signal in
        guard let mark = pthread_getspecific(CrashGuard.key) else {
            // None of ours: let it end the program, but not without a word.
            _ = write(STDERR_FILENO, lastWords.utf8Start, lastWords.utf8CodeUnitCount)
            _ = resetSignal(signal, SIG_DFL)
            raise(signal)
            return
        }
        SignalMark(mark).set()
        while true { pause() }
    }

    /// What a worker's thread is watched by.
    final class Thread: @unchecked Sendable {
        /// Set when a signal stopped the thread.
        private let mark = SignalMark()
        private let stack: UnsafeMutableRawPointer

        /// Watches the thread that this is called on.
        init() {
            // Where the thread's own stack is full, the handler needs another.
            let size = 1 << 16
            stack = .allocate(byteCount: size, alignment: 16)
            var alternate = stack_t()
            alternate.ss_sp = stack
            alternate.ss_size = size
            sigaltstack(&alternate, nil)
            pthread_setspecific(CrashGuard.key, mark.address)
        }

        var hasCrashed: Bool { mark.isSet }

        /// Ends the watch, on the thread itself.
        func end() {
            pthread_setspecific(CrashGuard.key, nil)
            var none = stack_t()
            none.ss_flags = CInt(SS_DISABLE)
            sigaltstack(&none, nil)
        }

        deinit {
            mark.deallocate()
            stack.deallocate()
        }
    }
}

/// `signal` of the C library, which a parameter's name hides.
private func resetSignal(_ number: CInt, _ handler: sighandler_t?) -> sighandler_t? {
    signal(number, handler)
}
