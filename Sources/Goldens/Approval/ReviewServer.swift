import Diagnostics
import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import Previews

/// Serves a run's page on this machine alone, where its button approves at once.
///
/// Only a page that this server sent knows the token that approving asks for, and a request must name this machine as
/// its host: no other page that the browser shows can approve anything.
public struct ReviewServer: Sendable {
    public var run: String
    /// 0 for a free one.
    public var port: UInt16

    public init(run: String, port: UInt16 = 0) {
        self.run = run
        self.port = port
    }

    /// Serves until it is stopped or fails.
    ///
    /// - Parameter ready: given the page's address once it can be opened.
    /// - Returns: why it ended.
    public func serve(ready: @escaping @Sendable (String) -> Void) -> GoldenOutcome {
        do {
            _ = try GoldenRunRecord(in: run)
        } catch {
            return GoldenOutcome(error)
        }
        let answer = Answer()
        Task {
            do {
                try await listen(ready: ready)
            } catch {
                let problem = GoldenProblem.cannotServe(reason: "\(error)")
                answer.outcome = GoldenOutcome(.wrongUsage, diagnostics: [Diagnostic(.error, problem)])
            }
            answer.semaphore.signal()
        }
        answer.semaphore.wait()
        return answer.outcome
    }

    /// Handed from the task to the thread that waits for it; the semaphore orders the two.
    private final class Answer: @unchecked Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        var outcome = GoldenOutcome(.good)
    }

    /// Serves as long as the task is not cancelled.
    func listen(ready: @escaping @Sendable (String) -> Void) async throws {
        let token = (0..<4).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
        await server.appendRoute("*") { request in
            try await respond(to: request, token: token)
        }
        let serving = Task { try await server.run() }
        try await withTaskCancellationHandler {
            try await server.waitUntilListening()
            guard case .ip4(_, port: let number)? = await server.listeningAddress else { return }
            ready("http://127.0.0.1:\(number)/")
            try await serving.value
        } onCancel: {
            serving.cancel()
        }
    }

    // MARK: Answers

    private func respond(to request: HTTPRequest, token: String) async throws -> HTTPResponse {
        let host = request.headers[HTTPHeader("Host")]?.split(separator: ":").first.map(String.init) ?? ""
        guard ["localhost", "127.0.0.1"].contains(host) else { return HTTPResponse(statusCode: .forbidden) }
        switch (request.method, request.path) {
        case (.GET, "/"):
            let record = try GoldenRunRecord(in: run)
            let folder = try RunFolder(path: run, isFresh: false)
            let page = try ReportPage(record, folder: folder, isInline: false, token: token).html()
            return HTTPResponse(
                statusCode: .ok,
                headers: [.contentType: "text/html; charset=utf-8", HTTPHeader("Cache-Control"): "no-store"],
                body: Data(page.utf8))
        case (.GET, _):
            let name = String(request.path.dropFirst())
            guard name.hasSuffix(".png"), let bytes = try RunFolder(path: run, isFresh: false).contents(of: name) else {
                return HTTPResponse(statusCode: .notFound)
            }
            return HTTPResponse(statusCode: .ok, headers: [.contentType: "image/png"], body: Data(bytes))
        case (.POST, "/approve"):
            guard request.headers[HTTPHeader("X-Maquette-Token")] == token else {
                return HTTPResponse(statusCode: .forbidden)
            }
            return try await approve(request)
        default:
            return HTTPResponse(statusCode: .methodNotAllowed)
        }
    }

    private func approve(_ request: HTTPRequest) async throws -> HTTPResponse {
        let keys = try JSONDecoder().decode([String].self, from: try await request.bodyData)
        guard !keys.isEmpty, !keys.contains(where: { $0.contains { "*?".contains($0) } }) else {
            return HTTPResponse(statusCode: .badRequest)
        }
        let outcome = GoldenApproval(run: run, only: keys).approve()
        let words =
            outcome.status == .good
            ? "\(keys.count) approved." : outcome.diagnostics.map(\.description).joined(separator: "\n")
        return HTTPResponse(statusCode: outcome.status == .good ? .ok : .conflict, body: Data(words.utf8))
    }
}
