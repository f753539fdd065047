package import Diagnostics
import Foundation

/// The state that the page shows: the last run's pictures and problems.
///
/// The lock guards all properties.
package final class LiveState: @unchecked Sendable {
    private let lock = NSLock()
    private var generation = 0
    private var isRunning = true
    private var gallery: GalleryRun?
    private var names: Set<String> = []
    private var seconds = 0.0

    /// Marks the start of a run.
    package func starts() {
        lock.withLock {
            isRunning = true
            generation += 1
        }
    }

    /// Takes the result of a run.
    ///
    /// A run that drew nothing leaves the last good pictures in place.
    ///
    /// - Parameters:
    ///   - gallery: the pictures; `nil` if there are none.
    ///   - diagnostics: the problems of the run.
    ///   - duration: the duration of the run.
    package func take(_ gallery: GalleryRun?, diagnostics: [Diagnostic], after duration: Duration) {
        let parts = duration.components
        lock.withLock {
            isRunning = false
            generation += 1
            if let run = gallery, !run.pictures.isEmpty {
                self.gallery = run
                names = Set(run.pictures.flatMap(\.files))
            } else {
                // The current problems are shown with the last good pictures.
                if self.gallery == nil { self.gallery = GalleryBuilder().run }
                self.gallery?.forgetProblems()
                self.gallery?.add(diagnostics)
            }
            seconds = Double(parts.seconds) + Double(parts.attoseconds / 1_000_000_000_000_000) / 1e3
        }
    }

    /// A number that changes with every change of the page.
    var version: Int { lock.withLock { generation } }

    /// Whether a file of that name is one of the pictures.
    func shows(_ name: String) -> Bool { lock.withLock { names.contains(name) } }

    /// The whole state for the page.
    ///
    /// - Parameter stamp: gives a stamp that changes with the content of the named file.
    /// - Returns: a JSON object.
    /// - Throws: an error if a number is NaN or infinite, which JSON cannot represent.
    func json(stamp: (String) -> String) throws -> String {
        var answer = lock.withLock {
            // The page keeps its content while the next run is under way.
            Answer(version: generation, running: isRunning, seconds: seconds, gallery: isRunning ? nil : gallery)
        }
        if var run = answer.gallery {
            for index in run.pictures.indices { run.pictures[index].stamp = stamp(run.pictures[index].file) }
            answer.gallery = run
        }
        return try PageTemplate.json(answer)
    }

    private struct Answer: Encodable {
        var version: Int
        var running: Bool
        var seconds: Double
        var gallery: GalleryRun?
    }
}
