import Foundation
package import OutputFiles

/// A watch that waits until the files of an input change, and then until they stop changing.
///
/// It polls the files' stamps several times a second. That costs less than a thousandth of a core and works on every
/// file system, including shared folders of containers, where change notifications do not arrive.
package struct InputWatch: Sendable {
    /// The files to watch, which may change over time.
    private let files: @Sendable () -> [String]
    private let interval: Duration

    /// - Parameters:
    ///   - interval: the polling interval.
    ///   - files: gives the files to watch, which may change over time.
    package init(every interval: Duration = .milliseconds(150), files: @escaping @Sendable () -> [String]) {
        self.interval = interval
        self.files = files
    }

    /// The current stamps of the files, to compare later.
    package func mark() -> [String: FileStamp?] {
        Dictionary(files().map { ($0, FileStamp(path: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns when the files have changed, and then stayed unchanged for one interval.
    ///
    /// - Parameters:
    ///   - mark: the earlier stamps.
    ///   - isOver: called at every poll; the wait ends when it returns `true`.
    package func waitForChange(since mark: [String: FileStamp?], unless isOver: () -> Bool = { false }) {
        var last = self.mark()
        while !isOver() {
            Thread.sleep(forTimeInterval: Double(interval.components.attoseconds) / 1e18)
            let now = self.mark()
            if now == last, now != mark { return }
            last = now
        }
    }
}
