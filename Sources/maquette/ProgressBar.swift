import Synchronization

/// A progress line on a terminal; silent elsewhere.
final class ProgressBar: Sendable {
    private let output: StandardStreams
    private let isShown: Bool
    /// Whether the line has been written.
    private let hasLine = Mutex(false)

    init(_ output: StandardStreams, isShown: Bool) {
        self.output = output
        self.isShown = isShown
    }

    /// Shows that `done` of `count` steps are done.
    func update(done: Int, count: Int) {
        guard isShown, count > 0 else { return }
        let width = 30
        let filled = width * done / count
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let line = "\(bar) \(done)/\(count)"
        // A hundred updates are enough for any run.
        guard done == count || done * 100 / count != (done - 1) * 100 / count else { return }
        hasLine.withLock { $0 = true }
        output.showProgress("\r" + line)
    }

    /// Removes the line, so that other output starts on an empty one.
    func clear() {
        let hadLine = hasLine.withLock { hasLine in
            defer { hasLine = false }
            return hasLine
        }
        if hadLine { output.showProgress("\r\u{1B}[K") }
    }
}
