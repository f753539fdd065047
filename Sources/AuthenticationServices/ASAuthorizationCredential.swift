public import Foundation

/// A person's Apple Account; no object is ever made.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let state: String? = nil
    public let authorizedScopes: [ASAuthorization.Scope] = []
    public let authorizationCode: Data? = nil
    public let identityToken: Data? = nil
    public let email: String? = nil
    public let fullName: PersonNameComponents? = nil
    public let realUserStatus = ASUserDetectionStatus.unknown

    init(user: String) { self.user = user }
}

/// Whether the account seems to be a person's.
public enum ASUserDetectionStatus: Int, Hashable, Sendable { case unsupported, unknown, likelyReal }

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
