import Foundation
import OutputFiles

/// A server that shows a live run in a browser on this machine.
///
/// It listens only on the loopback address and answers only to this machine's names, so that pages from elsewhere
/// cannot read the pictures. It serves only the files of the last run, by name.
package struct LiveServer: Sendable {
    private let folder: String
    private let port: UInt16

    /// - Parameters:
    ///   - folder: the folder of the run's pictures.
    ///   - port: the port to listen on; 0 for any free one.
    package init(pictures folder: String, port: UInt16) {
        self.folder = folder
        self.port = port
    }

    /// Serves until the process ends.
    ///
    /// - Parameters:
    ///   - ready: called with the page's address.
    ///   - follow: draws once, and again whenever an input changes. It is called on its own thread, and keeps the
    ///     state up to date.
    /// - Throws: an error if the port is not available.
    package func run(
        ready: @escaping @Sendable (String) -> Void, follow: @escaping @Sendable (LiveState) -> Void
    ) async throws {
        let state = LiveState()
        let folder = folder
        try await LocalServer(port: port, policy: GalleryPage.policy).run { address in
            ready(address)
            Thread { follow(state) }.start()
        } answer: { request in
            guard request.method == "GET" else { return .methodNotAllowed }
            return await Self.answer(request.path, query: request.query["after"], state, folder: folder)
        }
    }

    private static func answer(
        _ path: String, query: String?, _ state: LiveState, folder: String
    ) async -> PageResponse {
        switch path {
        case "/": return PageResponse(GalleryPage.live, type: "text/html; charset=utf-8")
        case "/gallery.css": return PageResponse(GalleryPage.style, type: "text/css; charset=utf-8")
        case "/gallery.js": return PageResponse(GalleryPage.script, type: "text/javascript; charset=utf-8")
        // Browsers request it automatically.
        case "/favicon.ico": return .noContent
        case "/run.json":
            // The answer waits until something is new, so that the page learns of it at once.
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
