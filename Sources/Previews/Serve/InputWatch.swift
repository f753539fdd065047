import Foundation

/// A watch that waits until the files of an input change, and then until they stop changing.
///
/// It polls the files' stamps several times a second. That costs less than a thousandth of a core and works on every
/// file system, including shared folders of containers, where change notifications do not arrive.
struct InputWatch: Sendable {
    /// The files to watch, which may change over time.
    let files: @Sendable () -> [String]
    /// The polling interval.
    var interval: Duration = .milliseconds(150)

    /// The current stamps of the files, to compare later.
    func mark() -> [String: FileStamp?] {
        Dictionary(files().map { ($0, FileStamp(path: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns when the files have changed, and then stayed unchanged for one interval.
    ///
    /// - Parameters:
    ///   - mark: the earlier stamps.
    ///   - isOver: called at every poll; the wait ends when it returns `true`.
    func waitForChange(since mark: [String: FileStamp?], unless isOver: () -> Bool = { false }) {
        var last = self.mark()
        while !isOver() {
            Thread.sleep(forTimeInterval: Double(interval.components.attoseconds) / 1e18)
            let now = self.mark()
            if now == last, now != mark { return }
            last = now
        }
    }
}
