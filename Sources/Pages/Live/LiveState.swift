package import Diagnostics
import Synchronization

/// The state that the page shows: the last run's pictures and problems.
package final class LiveState: Sendable {
    private struct State {
        var generation = 0
        var isRunning = true
        var gallery: GalleryRun?
        /// The names of the pictures' files.
        var names: Set<String> = []
        var seconds = 0.0
    }

    private let state = Mutex(State())

    /// Marks the start of a run.
    package func starts() {
        state.withLock {
            $0.isRunning = true
            $0.generation += 1
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
        state.withLock { state in
            state.isRunning = false
            state.generation += 1
            if let run = gallery, !run.pictures.isEmpty {
                state.gallery = run
                state.names = Set(run.pictures.flatMap(\.files))
            } else {
                // The current problems are shown with the last good pictures.
                if state.gallery == nil { state.gallery = GalleryBuilder().run }
                state.gallery?.forgetProblems()
                state.gallery?.add(diagnostics)
            }
            state.seconds = Double(parts.seconds) + Double(parts.attoseconds / 1_000_000_000_000_000) / 1e3
        }
    }

    /// A number that changes with every change of the page.
    var version: Int { state.withLock { $0.generation } }

    /// Whether a file of that name is one of the pictures.
    func shows(_ name: String) -> Bool { state.withLock { $0.names.contains(name) } }

    /// The whole state for the page.
    ///
    /// - Parameter stamp: gives a stamp that changes with the content of the named file.
    /// - Returns: a JSON object.
    /// - Throws: an error if a number is NaN or infinite, which JSON cannot represent.
    func json(stamp: (String) -> String) throws -> String {
        var answer = state.withLock {
            // The page keeps its content while the next run is under way.
            Answer(
                version: $0.generation, running: $0.isRunning, seconds: $0.seconds,
                gallery: $0.isRunning ? nil : $0.gallery)
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
