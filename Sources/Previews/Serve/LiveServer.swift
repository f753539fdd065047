import FlyingFox
import FlyingSocks
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
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
        await server.appendRoute("GET *") { request in
            guard Self.isLocal(request.headers[.host]) else {
                return HTTPResponse(statusCode: .forbidden)
            }
            return await Self.answer(request.path, query: request.query["after"], state, folder: folder)
        }
        let listening = Task { try await server.run() }
        try await server.waitUntilListening(timeout: 10)
        if case .ip4(_, let port)? = await server.listeningAddress { ready("http://127.0.0.1:\(port)/") }
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
        try await listening.value
    }

    /// Whether a request names this machine, and not a name that a page elsewhere lets point to it.
    static func isLocal(_ host: String?) -> Bool {
        guard let host else { return false }
        let name = host.split(separator: ":").first.map(String.init) ?? ""
        return ["127.0.0.1", "localhost"].contains(name)
    }

    private static func answer(
        _ path: String, query: String?, _ state: LiveState, folder: String
    ) async -> HTTPResponse {
        switch path {
        case "/": return response(GalleryPage.live, type: "text/html; charset=utf-8")
        case "/gallery.css": return response(GalleryPage.style, type: "text/css; charset=utf-8")
        case "/gallery.js": return response(GalleryPage.script, type: "text/javascript; charset=utf-8")
        // Browsers ask for it of their own accord.
        case "/favicon.ico": return HTTPResponse(statusCode: .noContent)
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
                return response(json, type: "application/json")
            } catch {
                return HTTPResponse(statusCode: .internalServerError)
            }
        default:
            let name = String(path.dropFirst("/pictures/".count)).removingPercentEncoding ?? ""
            guard path.hasPrefix("/pictures/"), state.shows(name),
                let data = FileManager.default.contents(atPath: folder + "/" + name)
            else { return HTTPResponse(statusCode: .notFound) }
            return HTTPResponse(statusCode: .ok, headers: headers("image/png"), body: data)
        }
    }

    private static func response(_ text: String, type: String) -> HTTPResponse {
        HTTPResponse(statusCode: .ok, headers: headers(type), body: Data(text.utf8))
    }

    private static func headers(_ type: String) -> HTTPHeaders {
        var headers = HTTPHeaders()
        headers[.contentType] = type
        headers[HTTPHeader("Cache-Control")] = "no-store"
        headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        headers[HTTPHeader("Content-Security-Policy")] = GalleryPage.policy
        return headers
    }
}
