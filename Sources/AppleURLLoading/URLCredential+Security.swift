public import FoundationNetworking
public import Security

/// The method of authentication that evaluates a server's certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method of authentication that shows a server the app's certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// The trust in the server's certificates: none, because no server asks for it.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// A credential for a server that is trusted.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }

    /// A credential with the app's certificate.
    public convenience init(
        identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
    ) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
