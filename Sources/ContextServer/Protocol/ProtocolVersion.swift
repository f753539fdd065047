/// A version of the Model Context Protocol, named by its date.
enum ProtocolVersion: String, CaseIterable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"

    static let newest = ProtocolVersion.november2025

    /// The version to use with a client.
    ///
    /// - Parameter name: the version that the client asks for.
    /// - Returns: that version if the server has it, and otherwise the newest, which the client may refuse.
    static func agreed(with name: String) -> ProtocolVersion { ProtocolVersion(rawValue: name) ?? newest }

    /// Whether several messages may be sent as one list, which is answered by one list.
    var hasBatches: Bool { self == .march2025 }
}
