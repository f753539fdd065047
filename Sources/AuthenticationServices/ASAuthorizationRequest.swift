public import Foundation

/// A request for an account.
open class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request by the OpenID protocol.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for an Apple Account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

/// Makes requests for a person's Apple Account, which is in no picture.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    public enum CredentialState: Int, Hashable, Sendable { case revoked, authorized, notFound, transferred }

    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

    public override init() {}

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// Answers that there is no account.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }

    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request for a password of the keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests for passwords of the keychain, which is empty.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() {}
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
