import Foundation
import Workers

/// A run that is done again whenever its input changes.
public struct LiveRun: Sendable {
    private let options: RenderOptions

    /// - Parameter options: what to draw; with a cache, what a change does not touch is not drawn again.
    public init(_ options: RenderOptions) {
        self.options = options
    }

    /// Runs, and runs again after every change of the input.
    ///
    /// - Parameters:
    ///   - isOver: asked several times a second; the loop ends when it says so.
    ///   - starts: told before each run.
    ///   - finished: given what came of each run, and how long it took.
    public func run(
        until isOver: () -> Bool = { false }, starts: () -> Void = {},
        finished: (_ result: RenderOptions.Result, _ duration: Duration) -> Void
    ) {
        let options = options
        let watch = InputWatch { options.watchedFiles }
        while !isOver() {
            // What changes while a run is under way is seen after it.
            let mark = watch.mark()
            starts()
            let start = ContinuousClock.now
            let result = options.run { _, _ in }
            finished(result, ContinuousClock.now - start)
            CrashJournal.current?.beginsAnew()
            watch.waitForChange(since: mark, unless: isOver)
        }
    }
}
