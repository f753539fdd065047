public import UIValues

/// What a certificate is checked for, which none ever is.
public final class SecPolicy: SecObject, @unchecked Sendable {}

/// A policy for the certificates of servers.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// A policy for all certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// A policy that asks whether a certificate was revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod
