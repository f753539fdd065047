import Devices
import Diagnostics
import Foundation

/// What the page shows: the last run's pictures and problems.
///
/// Its lock guards all of it.
final class LiveState: @unchecked Sendable {
    private let lock = NSLock()
    private var generation = 0
    private var isRunning = true
    private var gallery: GalleryRun?
    private var names: Set<String> = []
    private var seconds = 0.0

    func starts() {
        lock.withLock {
            isRunning = true
            generation += 1
        }
    }

    /// A run is done; one that drew nothing leaves the pictures of the last good one in place.
    func take(_ result: RenderOptions.Result, seconds: Double) {
        lock.withLock {
            isRunning = false
            generation += 1
            if let run = result.gallery, !run.pictures.isEmpty {
                gallery = run
                names = Set(run.pictures.flatMap(\.files))
            } else {
                // What is wrong now, over the last good pictures.
                if gallery == nil { gallery = GalleryBuilder().run }
                gallery?.forgetProblems()
                gallery?.add(result.diagnostics)
            }
            self.seconds = seconds
        }
    }

    /// A number that changes with everything that the page shows.
    var version: Int { lock.withLock { generation } }

    /// Whether a file of that name is one of the pictures.
    func shows(_ name: String) -> Bool { lock.withLock { names.contains(name) } }

    /// All of it for the page.
    ///
    /// - Parameter stamp: what changes with the content of a file of that name.
    /// - Returns: an object in JSON.
    /// - Throws: where a number is none, which JSON cannot hold.
    func json(stamp: (String) -> String) throws -> String {
        var answer = lock.withLock {
            // The page keeps what it shows while the next run is under way.
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
