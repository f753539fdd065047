import Foundation
import Previews

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lets a run that is told to end say what is there, and leave nothing half written behind.
final class Interruption {
    private let sources: [any DispatchSourceSignal]

    /// - Parameters:
    ///   - streams: where it says so.
    ///   - folder: where the run writes to.
    ///   - clear: takes away what stands in the way of words.
    init(_ streams: StandardStreams, folder: String, clear: @escaping @Sendable () -> Void) {
        guard Self.canListen else {
            sources = []
            return
        }
        let queue = DispatchQueue(label: "maquette.interruption")
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            // Or it would end the process before anybody hears of it.
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

    /// Whether there are file descriptors to listen with; without them the system's own library ends the program.
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
