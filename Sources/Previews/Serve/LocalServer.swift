public import FlyingFox
import FlyingSocks
public import Foundation

/// An HTTP server that only this machine reaches, and of what its browsers show only pages of the server's own.
public struct LocalServer: Sendable {
    /// 0 for a free one.
    public var port: UInt16
    /// What its pages may do, as the header `Content-Security-Policy` says it.
    public var policy: String

    public init(port: UInt16, policy: String) {
        self.port = port
        self.policy = policy
    }

    /// Serves as long as the task is not cancelled.
    ///
    /// - Parameters:
    ///   - ready: told the address of the first page.
    ///   - answer: answers a request.
    /// - Throws: where the port cannot be listened on.
    public func run(
        ready: @escaping @Sendable (String) -> Void,
        answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) async throws {
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
        await server.appendRoute("*") { request in
            guard Self.isOwn(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")]) else {
                return HTTPResponse(statusCode: .forbidden)
            }
            var response = try await answer(request)
            response.headers[HTTPHeader("Cache-Control")] = "no-store"
            response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
            // Within another page somebody could be made to click what is not seen.
            response.headers[HTTPHeader("Content-Security-Policy")] = policy + "; frame-ancestors 'none'"
            return response
        }
        let serving = Task { try await server.run() }
        try await withTaskCancellationHandler {
            try await server.waitUntilListening(timeout: 10)
            if case .ip4(_, let port)? = await server.listeningAddress { ready("http://127.0.0.1:\(port)/") }
            try await serving.value
        } onCancel: {
            serving.cancel()
        }
    }

    /// Whether a request names this machine, and not a name that a page elsewhere lets point to it, and comes from no
    /// page of another server.
    static func isOwn(host: String?, origin: String?) -> Bool {
        guard let host, let name = host.split(separator: ":").first, ["127.0.0.1", "localhost"].contains(name) else {
            return false
        }
        return origin == nil || origin == "http://\(host)"
    }

    /// A file's name as a request's path gives it, without the first slash.
    public static func name(in path: String) -> String { path.dropFirst().removingPercentEncoding ?? "" }

    public static func response(_ text: String, type: String) -> HTTPResponse {
        HTTPResponse(statusCode: .ok, headers: [.contentType: type], body: Data(text.utf8))
    }

    public static func response(png data: Data) -> HTTPResponse {
        HTTPResponse(statusCode: .ok, headers: [.contentType: "image/png"], body: data)
    }
}
