public import Foundation

/// The failure of a request to the map service.
public struct MKError: Error, Hashable, Sendable {
    /// The kind of a failure.
    public enum Code: UInt, Hashable, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    public static let errorDomain = "MKErrorDomain"

    public let code: Code

    public init(_ code: Code) { self.code = code }
}

extension MKError: CustomNSError {
    public var errorCode: Int { Int(code.rawValue) }
}
