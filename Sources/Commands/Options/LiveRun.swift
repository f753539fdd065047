import Foundation
import OutputFiles
import Pages
import Previews
import Theming
import Workers

/// A run that is repeated whenever its input changes.
package struct LiveRun: Sendable {
    private let options: RenderOptions

    /// - Parameter options: the options of the run. With a cache, pictures that a change does not affect are not drawn
    ///   again.
    package init(_ options: RenderOptions) {
        self.options = options
    }

    /// Runs once, and again after every change of the input.
    ///
    /// - Parameters:
    ///   - isOver: called several times a second; the loop ends when it returns `true`.
    ///   - starts: called before each run.
    ///   - finished: receives the result and the duration of each run.
    package func run(
        until isOver: () -> Bool = { false }, starts: () -> Void = {},
        finished: (_ result: RenderOptions.Result, _ duration: Duration) -> Void
    ) {
        let options = options
        let watch = InputWatch { options.watchedFiles }
        while !isOver() {
            // Changes during a run are noticed after it.
            let mark = watch.mark()
            starts()
            let start = ContinuousClock.now
            let result = options.run { _, _ in }
            finished(result, ContinuousClock.now - start)
            CrashJournal.current?.startOver()
            watch.waitForChange(since: mark, unless: isOver)
        }
    }

    /// Shows the run in a browser on this machine until the process ends.
    ///
    /// - Parameters:
    ///   - port: the port to listen on; 0 for any free one.
    ///   - ready: called with the page's address.
    ///   - report: receives the result of each run.
    /// - Throws: an error if the port is not available.
    package func serve(
        port: UInt16, ready: @escaping @Sendable (String) -> Void,
        report: @escaping @Sendable (RenderOptions.Result) -> Void
    ) async throws {
        var options = options
        options.gallery = .files
        let live = LiveRun(options)
        try await LiveServer(pictures: options.output, port: port).run(ready: ready) { state in
            live.run(starts: { state.starts() }) { result, duration in
                state.take(result.gallery, diagnostics: result.outcome.diagnostics, after: duration)
                report(result)
            }
        }
    }
}
