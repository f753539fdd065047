import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import Pages

@Suite("Limits of requests")
struct RequestLimitTests {
    /// Parses a request.
    ///
    /// - Returns: whether its head was accepted, and the start of the server's own answer, if it gave one.
    private func parse(_ request: String) throws -> (isAccepted: Bool, answer: String?) {
        let channel = EmbeddedChannel()
        try LocalServer.addHandlers(to: channel.pipeline.syncOperations)
        do {
            try channel.writeInbound(ByteBuffer(string: request))
        } catch is HTTPParserError {
            // The parser reports the refusal, and the answer follows.
        }
        let head = try channel.readInbound(as: HTTPServerRequestPart.self)
        let answer = try channel.readOutbound(as: ByteBuffer.self).map { String(buffer: $0) }
        _ = try? channel.finish(acceptAlreadyClosed: true)
        return (head != nil, answer)
    }

    private static func request(path: Int = 1, headers: Int = 0, of length: Int = 1) -> String {
        let fields = (0..<headers).map { "X-\($0): \(String(repeating: "v", count: length))\r\n" }.joined()
        return "GET /\(String(repeating: "a", count: path)) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
    }

    @Test("A request with a line of up to 8 KB and a head of up to 64 KB is answered")
    func withinTheLimits() throws {
        #expect(try parse(Self.request(path: 8000)).isAccepted)
        #expect(try parse(Self.request(headers: 60, of: 1000)).isAccepted)
    }

    @Test(
        "A longer line, a longer head and too many headers are refused, and the connection is closed",
        arguments: [(9000, 0, 0), (200_000, 0, 0), (1, 1, 9000), (1, 80, 1000), (1, 10_000, 1)])
    func beyondTheLimits(path: Int, headers: Int, length: Int) throws {
        let (isAccepted, answer) = try parse(Self.request(path: path, headers: headers, of: length))
        #expect(!isAccepted)
        #expect(answer?.hasPrefix("HTTP/1.1 4") == true, "\(answer ?? "no answer")")
    }

    @Test("A line that never ends is refused once it is too long, not when it ends")
    func aLineWithoutAnEnd() throws {
        let (isAccepted, answer) = try parse("GET /" + String(repeating: "a", count: 100_000))
        #expect(!isAccepted && answer?.hasPrefix("HTTP/1.1 4") == true)
    }
}
