import Foundation

/// Shows a live run in a browser on this machine.
///
/// It listens on the loopback address alone, and answers only to the names of this machine, so that no page from
/// elsewhere can read the pictures. Files are those of the last run, by name; nothing else in the folder can be had.
public struct LiveServer: Sendable {
    private var options: RenderOptions
    private let port: UInt16

    /// - Parameters:
    ///   - options: what to draw, as PNG.
    ///   - port: 0 for any that is free.
    public init(_ options: RenderOptions, port: UInt16) {
        self.options = options
        self.options.gallery = .files
        self.port = port
    }

    /// Serves until the process ends.
    ///
    /// - Parameters:
    ///   - ready: told the page's address.
    ///   - report: given each run's problems, and what came of it for people.
    /// - Throws: where the port cannot be listened on.
    public func run(
        ready: @escaping @Sendable (String) -> Void,
        report: @escaping @Sendable (RenderOptions.Result) -> Void
    ) async throws {
        let state = LiveState()
        let folder = options.output
        try await LocalServer(port: port, policy: GalleryPage.policy).run { address in
            ready(address)
            follow(state, report: report)
        } answer: { request in
            guard request.method == "GET" else { return .methodNotAllowed }
            return await Self.answer(request.path, query: request.query["after"], state, folder: folder)
        }
    }

    /// Draws, and draws again whenever an input changes, on a thread of its own.
    private func follow(_ state: LiveState, report: @escaping @Sendable (RenderOptions.Result) -> Void) {
        let live = LiveRun(options)
        let loop = Thread {
            live.run(starts: { state.starts() }) { result, duration in
                let parts = duration.components
                state.take(
                    result, seconds: Double(parts.seconds) + Double(parts.attoseconds / 1_000_000_000_000_000) / 1e3)
                report(result)
            }
        }
        loop.start()
    }

    private static func answer(
        _ path: String, query: String?, _ state: LiveState, folder: String
    ) async -> PageResponse {
        switch path {
        case "/": return PageResponse(GalleryPage.live, type: "text/html; charset=utf-8")
        case "/gallery.css": return PageResponse(GalleryPage.style, type: "text/css; charset=utf-8")
        case "/gallery.js": return PageResponse(GalleryPage.script, type: "text/javascript; charset=utf-8")
        // Browsers ask for it of their own accord.
        case "/favicon.ico": return .noContent
        case "/run.json":
            // Held back until there is something new, so that the page hears of it at once.
            let seen = query.flatMap { Int($0) } ?? -1
            for _ in 0..<100 where state.version == seen {
                do {
                    try await Task.sleep(for: .milliseconds(100))
                } catch {
                    break
                }
            }
            do {
                let json = try state.json { name in
                    FileStamp(path: folder + "/" + name).map { "\($0.inode)-\($0.modified)" } ?? ""
                }
                return PageResponse(json, type: "application/json")
            } catch {
                return .internalServerError
            }
        default:
            let folderName = "pictures/"
            guard let place = LocalServer.name(in: path), place.hasPrefix(folderName) else { return .notFound }
            let name = String(place.dropFirst(folderName.count))
            guard state.shows(name),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { return .notFound }
            return PageResponse(png: data)
        }
    }
}
