import CMainActor
import Traits

/// Whether every thread may run code that is isolated to the main actor.
///
/// UIKit's classes are isolated to the main actor. A job runs on a thread of its own, which stands in for the main actor:
/// nothing else reaches the job's tree. It holds on Linux. Elsewhere all jobs run on the main thread.
package var everyThreadIsMainActor: Bool { maquette_every_thread_is_main_actor() }

/// Runs UIKit's code on the thread that calls it.
///
/// The type system holds it for code of the main actor. The thread is a job's own, so nothing else runs on the same tree.
package func withMainActorIsolation<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    // A function of the main actor is called like one without isolation: both are a function and its context.
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
}

/// Runs UIKit's code on the thread that calls it, with a value that belongs to the thread.
package func withMainActorIsolation<Value, Result>(
    with value: Value, _ body: @MainActor (Value) throws -> Result
) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: ((Value) throws -> Result).self)(value)
    }
}

extension JobEnvironment {
    /// Runs UIKit's code in this job, on the thread that calls it.
    public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
        try withOwnTraits { try withMainActorIsolation(body) }
    }

    /// Runs UIKit's code in this job, with a value that belongs to the thread that calls it.
    public func run<Value, Result>(with value: Value, _ body: @MainActor (Value) throws -> Result) rethrows -> Result {
        try withOwnTraits { try withMainActorIsolation(with: value, body) }
    }

    /// Runs a closure in this job, with current traits that code may replace; until then they are the screen's.
    private func withOwnTraits<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$running.withValue(self) {
            try CurrentTraits.$innermost.withValue(CurrentTraits(screen.traits)) {
                guard let screenQueue else { return try body() }
                return try screenQueue.takingTasks(body)
            }
        }
    }
}
