import Diagnostics

/// An error of JSON-RPC 2.0, with the ID of the request that it answers, as far as it is known.
struct ProtocolError: Error, Hashable {
    let code: Int
    let message: String
    let id: RequestID?

    static func parseError(_ reason: String) -> ProtocolError {
        ProtocolError(code: -32700, message: reason, id: nil)
    }

    static func invalidRequest(_ reason: String, id: RequestID?) -> ProtocolError {
        ProtocolError(code: -32600, message: reason, id: id)
    }

    static func unknownMethod(_ method: String, id: RequestID) -> ProtocolError {
        ProtocolError(code: -32601, message: "there is no method '\(method.prefix(100))'", id: id)
    }

    static func invalidParameters(_ reason: String, id: RequestID?) -> ProtocolError {
        ProtocolError(code: -32602, message: reason, id: id)
    }

    static func internalError(_ reason: String, id: RequestID) -> ProtocolError {
        ProtocolError(code: -32603, message: reason, id: id)
    }

    /// The answer as one line of JSON.
    var json: String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id?.json ?? "null"),\"error\":"
            + "{\"code\":\(code),\"message\":\(JSONText.quoted(message))}}"
    }
}
