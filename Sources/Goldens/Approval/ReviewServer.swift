import Diagnostics
import Dispatch
import Foundation
import Pages
public import Previews
import Synchronization

/// A server for a run's page on this machine only, where its button approves at once.
///
/// Approval requires a token that only pages from this server know, and ``LocalServer`` answers no other page in the
/// browser.
public struct ReviewServer: Sendable {
    public var run: String
    /// The port; 0 for a free one.
    public var port: UInt16

    public init(run: String, port: UInt16 = 0) {
        self.run = run
        self.port = port
    }

    /// Serves until it is stopped or fails.
    ///
    /// - Parameter ready: receives the page's address once it can be opened.
    /// - Returns: the reason why it ended.
    public func serve(ready: @escaping @Sendable (String) -> Void) -> CommandOutcome {
        do {
            _ = try GoldenRunRecord(in: run)
        } catch {
            return CommandOutcome(error)
        }
        let answer = Answer()
        Task {
            do {
                try await listen(ready: ready)
            } catch {
                let problem = GoldenProblem.cannotServe(reason: "\(error)")
                answer.outcome.withLock { $0 = CommandOutcome(.wrongUsage, diagnostics: [Diagnostic(.error, problem)]) }
            }
            answer.semaphore.signal()
        }
        answer.semaphore.wait()
        return answer.outcome.withLock { $0 }
    }

    /// The result that the task passes to the waiting thread.
    private final class Answer: Sendable {
        let semaphore = DispatchSemaphore(value: 0)
        let outcome = Mutex(CommandOutcome(.good))
    }

    /// Serves until the task is cancelled.
    func listen(ready: @escaping @Sendable (String) -> Void) async throws {
        let token = (0..<4).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
        try await LocalServer(port: port, policy: ReportPage.policy).run(ready: ready) { request in
            try respond(to: request, token: token)
        }
    }

    // MARK: Answers

    private func respond(to request: PageRequest, token: String) throws -> PageResponse {
        switch (request.method, request.path) {
        case ("GET", "/"):
            let record = try GoldenRunRecord(in: run)
            let folder = try RunFolder(path: run, isFresh: false)
            let page = try ReportPage(record, folder: folder, isInline: false, token: token).html()
            return PageResponse(page, type: "text/html; charset=utf-8")
        case ("GET", _):
            guard let name = LocalServer.name(in: request.path), name.hasSuffix(".png"),
                let bytes = try RunFolder(path: run, isFresh: false).contents(of: name)
            else { return .notFound }
            return PageResponse(png: Data(bytes))
        case ("POST", "/approve"):
            guard request.header("X-Maquette-Token") == token else {
                return .forbidden
            }
            return approve(request)
        default:
            return .methodNotAllowed
        }
    }

    private func approve(_ request: PageRequest) -> PageResponse {
        let keys: [String]
        do {
            keys = try JSONDecoder().decode([String].self, from: request.body)
        } catch {
            return .badRequest
        }
        guard !keys.isEmpty, !keys.contains(where: { $0.contains { "*?".contains($0) } }) else {
            return .badRequest
        }
        let outcome = GoldenApproval(run: run, matching: keys).approve()
        let words =
            outcome.status == .good
            ? "\(keys.count) approved." : outcome.diagnostics.map(\.description).joined(separator: "\n")
        return PageResponse(
            status: outcome.status == .good ? 200 : 409, type: "text/plain; charset=utf-8", body: Data(words.utf8))
    }
}
