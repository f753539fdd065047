import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// An HTTP server on the loopback address that answers only the pages that it served.
public struct LocalServer: Sendable {
    /// The port; 0 for a free one.
    public var port: UInt16
    /// The value of the header `Content-Security-Policy` for its pages.
    public var policy: String

    private typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

    /// The largest request body, in bytes.
    private static let maximumBody = 1 << 20

    public init(port: UInt16, policy: String) {
        self.port = port
        self.policy = policy
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameters:
    ///   - ready: called once with the address of the first page.
    ///   - answer: answers a request. If it throws, the response has status 500.
    /// - Throws: `IOError` if the port is not available.
    public func run(
        ready: @escaping @Sendable (String) -> Void,
        answer: @escaping @Sendable (PageRequest) async throws -> PageResponse
    ) async throws {
        // The server has its own thread, so requests are read even if all other threads draw.
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let result: Result<Void, any Error>
        do {
            result = .success(try await serve(on: group, ready: ready, answer: answer))
        } catch {
            result = .failure(error)
        }
        try await group.shutdownGracefully()
        try result.get()
    }

    private func serve(
        on group: MultiThreadedEventLoopGroup, ready: @Sendable (String) -> Void,
        answer: @escaping @Sendable (PageRequest) async throws -> PageResponse
    ) async throws {
        let server = try await ServerBootstrap(group: group)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .bind(host: "127.0.0.1", port: Int(port)) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try Self.addHandlers(to: channel.pipeline.syncOperations)
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        try await server.executeThenClose { connections in
            if let port = server.channel.localAddress?.port { ready("http://127.0.0.1:\(port)/") }
            try await withThrowingDiscardingTaskGroup { tasks in
                for try await connection in connections {
                    tasks.addTask {
                        do {
                            try await respond(on: connection, answer: answer)
                        } catch {
                            // A browser may close a connection at any time; others continue.
                            return
                        }
                    }
                }
            }
        }
    }

    /// Adds the handlers that parse requests and refuse those with a long head.
    ///
    /// A line may have 8 KB and a head 64 KB. Any page in the browser may send a request, so the parser stops there,
    /// before the request's host is known.
    static func addHandlers(to pipeline: ChannelPipeline.SynchronousOperations) throws {
        var limits = NIOHTTPDecoderLimitConfiguration()
        limits.maxHeaderFieldSize = 8 << 10
        limits.maxHeaderListSize = 64 << 10
        try pipeline.configureHTTPServerPipeline(
            withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    }

    /// Answers the requests of a connection in order.
    private func respond(
        on connection: Connection, answer: @Sendable (PageRequest) async throws -> PageResponse
    ) async throws {
        try await connection.executeThenClose { parts, responses in
            var head: HTTPRequestHead?
            var body = Data()
            for try await part in parts {
                switch part {
                case .head(let received):
                    head = received
                    body = Data()
                case .body(let bytes):
                    guard body.count + bytes.readableBytes <= Self.maximumBody else {
                        try await send(.contentTooLarge, keepAlive: false, to: responses)
                        return
                    }
                    body.append(contentsOf: bytes.readableBytesView)
                case .end:
                    guard let head else { return }
                    let response = await response(to: PageRequest(head, body: body), answer: answer)
                    try await send(response, keepAlive: head.isKeepAlive, to: responses)
                    guard head.isKeepAlive else { return }
                }
            }
        }
    }

    private func response(
        to request: PageRequest, answer: @Sendable (PageRequest) async throws -> PageResponse
    ) async -> PageResponse {
        // Of two hosts, a program in between may have checked the other one.
        guard request.headers["Host"].count == 1,
            Self.isOwn(host: request.header("Host"), origin: request.header("Origin"))
        else { return .forbidden }
        do {
            return try await answer(request)
        } catch {
            return .internalServerError
        }
    }

    private func send(
        _ response: PageResponse, keepAlive: Bool, to responses: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
    ) async throws {
        var headers: HTTPHeaders = [
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
            // Inside another page, a person could be tricked into clicking something hidden.
            "Content-Security-Policy": policy + "; frame-ancestors 'none'",
        ]
        if let type = response.type { headers.add(name: "Content-Type", value: type) }
        if response.status != 204 { headers.add(name: "Content-Length", value: "\(response.body.count)") }
        if !keepAlive { headers.add(name: "Connection", value: "close") }
        let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: response.status), headers: headers)
        try await responses.write(contentsOf: [
            .head(head), .body(.byteBuffer(ByteBuffer(bytes: response.body))), .end(nil),
        ])
    }

    /// Whether a request names this machine and does not come from another server's page.
    ///
    /// Another server can point a name of its own to this machine, so the name counts rather than the address.
    static func isOwn(host: String?, origin: String?) -> Bool {
        guard let host else { return false }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        guard ["127.0.0.1", "localhost"].contains(parts[0]), parts.count < 3,
            parts.dropFirst().allSatisfy({ UInt16($0) != nil })
        else { return false }
        return origin == nil || origin == "http://\(host)"
    }

    /// The name of a file in the path of a request, without the first slash; `nil` if the path does not plainly name a
    /// file.
    ///
    /// Percent encodings are decoded before names are compared. A NUL would end the name only for the system.
    public static func name(in path: String) -> String? {
        guard path.hasPrefix("/"), let name = path.dropFirst().removingPercentEncoding, !name.isEmpty,
            name.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }),
            name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ !["", ".", ".."].contains($0) })
        else { return nil }
        return name
    }
}
