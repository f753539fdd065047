public import Foundation
import NIOHTTP1

/// A request that a browser sends to a ``LocalServer``.
public struct PageRequest: Sendable {
    /// The method, such as `GET` or `POST`.
    public var method: String
    /// The percent-encoded path as sent, without the query.
    public var path: String
    /// The values of the query by name.
    ///
    /// The first one wins if names repeat.
    public var query: [String: String]
    var headers: HTTPHeaders
    public var body: Data

    init(_ head: HTTPRequestHead, body: Data) {
        method = head.method.rawValue
        headers = head.headers
        self.body = body
        let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        let pairs = parts.dropFirst().first?.split(separator: "&") ?? []
        query = Dictionary(
            pairs.compactMap { pair in
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = sides[0].removingPercentEncoding else { return nil }
                return (name, sides.dropFirst().first?.removingPercentEncoding ?? "")
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The first value of a header.
    ///
    /// Names are case-insensitive.
    public func header(_ name: String) -> String? { headers.first(name: name) }
}

/// The answer to a ``PageRequest``.
public struct PageResponse: Sendable {
    /// The HTTP status code.
    public var status: Int
    /// The media type of the body; `nil` for none.
    public var type: String?
    public var body: Data

    public init(status: Int, type: String? = nil, body: Data = Data()) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// Creates an answer with text of a media type.
    public init(_ text: String, type: String) { self.init(status: 200, type: type, body: Data(text.utf8)) }

    /// Creates an answer with a PNG.
    public init(png data: Data) { self.init(status: 200, type: "image/png", body: data) }

    public static let noContent = PageResponse(status: 204)
    public static let badRequest = PageResponse(status: 400)
    public static let forbidden = PageResponse(status: 403)
    public static let notFound = PageResponse(status: 404)
    public static let methodNotAllowed = PageResponse(status: 405)
    public static let contentTooLarge = PageResponse(status: 413)
    public static let internalServerError = PageResponse(status: 500)
}
