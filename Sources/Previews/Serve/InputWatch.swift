import Foundation

/// Waits until files of an input change, and until whoever changes them is done.
///
/// It looks at the files' stamps several times a second, which costs less than a thousandth of a core and works on
/// every file system, shared folders of containers included, where notices of changes do not arrive.
struct InputWatch: Sendable {
    /// The files to look at, which may be other ones tomorrow.
    let files: @Sendable () -> [String]
    /// From one look to the next.
    var interval: Duration = .milliseconds(150)

    /// How the files are now, to be compared later.
    func mark() -> [String: FileStamp?] {
        Dictionary(files().map { ($0, FileStamp(path: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns when the files are no longer as they were, and have been at rest for one interval.
    ///
    /// - Parameters:
    ///   - mark: how they were.
    ///   - isOver: asked at every look; where it says so, the wait ends.
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
