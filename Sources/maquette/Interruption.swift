import Foundation
import OutputFiles
import Previews

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Handles requests to terminate: the run prints its state and leaves no partial files.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// - Parameters:
    ///   - streams: the streams to print to.
    ///   - folder: the run's output folder.
    ///   - clear: removes the progress line before text is printed.
    init(_ streams: StandardStreams, folder: String, clear: @escaping @Sendable () -> Void) {
        guard Self.canListen else {
            sources = []
            return
        }
        let queue = DispatchQueue(label: "maquette.interruption")
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // By default the signal would end the process at once.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                clear()
                OutputFolder.removePartialFiles(in: folder)
                streams.complain(
                    "interrupted: every file in \(folder) is whole, and the next run draws what is missing")
                streams.finish(code: 128 + number)
            }
            source.resume()
            return source
        }
    }

    /// Whether file descriptors are available to listen with.
    ///
    /// Without them, the system's library ends the program.
    private static var canListen: Bool {
        var descriptors: [CInt] = []
        defer { for descriptor in descriptors { close(descriptor) } }
        for _ in 0..<4 {
            let descriptor = dup(STDERR_FILENO)
            guard descriptor >= 0 else { return false }
            descriptors.append(descriptor)
        }
        return true
    }
}
