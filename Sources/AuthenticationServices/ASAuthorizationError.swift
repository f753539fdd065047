public import Foundation

/// The reason why there is no authorization.
public struct ASAuthorizationError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case unknown = 1000
        case canceled, invalidResponse, notHandled, failed, notInteractive
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
    public static let notInteractive = Code.notInteractive
}

extension ASAuthorizationError: CustomNSError {
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    public var errorCode: Int { code.rawValue }
}
