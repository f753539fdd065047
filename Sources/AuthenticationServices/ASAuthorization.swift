public import Foundation

/// What a person agreed to.
open class ASAuthorization: NSObject {
    /// What is asked for of a person's account.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }

    /// The kind of a request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let operationImplicit = OpenIDOperation("implicit")
        public static let operationLogin = OpenIDOperation("login")
        public static let operationRefresh = OpenIDOperation("refresh")
        public static let operationLogout = OpenIDOperation("logout")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

/// An object that makes requests for an account.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// The account with which a person signs in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
