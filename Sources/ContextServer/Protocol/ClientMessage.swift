import Diagnostics
import LocatedText

/// A message of JSON-RPC 2.0 from the client.
struct ClientMessage: Sendable {
    enum Kind: Sendable {
        /// A call that is answered under its ID.
        case request(RequestID)
        case notification
        /// An answer, which is ignored: the server asks the client nothing.
        case response
    }

    let kind: Kind
    /// The method; empty for a response.
    let method: String
    let parameters: LocatedJSON?

    /// - Throws: ``ProtocolError`` for a value that is no message.
    init(_ json: LocatedJSON) throws(ProtocolError) {
        var id: RequestID?
        if let value = json["id"] {
            id = RequestID(value)
            // A request without a usable ID is answered under none.
            guard id != nil else { throw .invalidRequest("an id is a text or a number", id: nil) }
        }
        guard json.isObject, json["jsonrpc"]?.string == "2.0" else {
            throw .invalidRequest("a message is an object with \"jsonrpc\": \"2.0\"", id: id)
        }
        parameters = json["params"]
        guard let method = json["method"] else {
            guard id != nil, json["result"] != nil || json["error"] != nil else {
                throw .invalidRequest("the method is missing", id: id)
            }
            (kind, self.method) = (.response, "")
            return
        }
        guard let name = method.string else { throw .invalidRequest("the method is not a text", id: id) }
        self.method = name
        kind = id.map { .request($0) } ?? .notification
        if let parameters, !parameters.isObject { throw .invalidParameters("params is not an object", id: id) }
    }
}

/// The ID of a request, which its answer repeats.
enum RequestID: Hashable, Sendable {
    case text(String)
    case number(Double)

    /// - Returns: `nil` for a value that is neither a text nor a number.
    init?(_ json: LocatedJSON) {
        if let text = json.string {
            self = .text(text)
        } else if let number = json.number {
            self = .number(number)
        } else {
            return nil
        }
    }

    var json: String {
        switch self {
        case .text(let text): JSONText.quoted(text)
        case .number(let number): JSONText.number(number)
        }
    }
}
