public import Foundation
public import UIValues

/// A key, which nobody has.
public final class SecKey: SecObject, @unchecked Sendable {}

/// A certificate: the bytes of a file, which are not read.
public final class SecCertificate: SecObject, @unchecked Sendable {
    fileprivate let bytes: Data

    fileprivate init(bytes: Data) { self.bytes = bytes }
}

/// A certificate with its private key, which nobody has.
public final class SecIdentity: SecObject, @unchecked Sendable {}

/// A certificate of the bytes of a file.
///
/// The bytes are kept and not read, so that those of any file are a certificate.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecCertificate(bytes: Data(referencing: data))
}

/// The bytes that a certificate was made of.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData(data: certificate.bytes) }

/// The words for a certificate: none, because it is not read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// The public key of a certificate: none, because it is not read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

/// The certificate of an identity.
///
/// - Returns: the reason why there is none: nobody has an identity.
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

// MARK: Keys

/// A new key.
///
/// - Returns: `nil`: no key is ever made. The error says so.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { noKey(error) }

/// A key of its bytes.
///
/// - Returns: `nil`: no key is ever read. The error says so.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { noKey(error) }

/// The bytes of a key.
///
/// - Returns: `nil`: nobody has a key. The error says so.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { noKey(error) }

/// The public key of a private one: none.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// The attributes of a key: none.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

/// The answer of a call that would need a key: nothing, with an error that says so.
private func noKey<Result>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Result? {
    error?.pointee = .passRetained(.unimplemented)
    return nil
}

extension NSError {
    /// The error of a call that has no outcome here.
    static var unimplemented: NSError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)) }
}
