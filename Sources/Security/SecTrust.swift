import Foundation
public import UIValues

/// The trust in a server's certificates, which are trusted by nobody: no server is ever reached.
public final class SecTrust: SecObject, @unchecked Sendable {
    fileprivate let certificates: [SecCertificate]

    fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// The outcome of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed
    case deny = 3
    case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// A trust in a certificate, or in an array of them.
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    switch certificates {
    case let certificate as SecCertificate: trust.pointee = SecTrust([certificate])
    case let list as NSArray: trust.pointee = SecTrust(list.compactMap { $0 as? SecCertificate })
    default: return errSecParam
    }
    return errSecSuccess
}

/// The trust of an evaluation: none.
///
/// - Returns: `false`. The error says that nothing is evaluated.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    error?.pointee = .unimplemented
    return false
}

/// The outcome of an evaluation: that there is none.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    SecTrustGetTrustResult(trust, result)
}

/// The outcome of the last evaluation: that there was none.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .invalid
    return errSecSuccess
}

/// The certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.certificates) }

/// The number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

/// One of the certificates; `nil` where there are fewer.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}

/// The public key of the first certificate: none, because it is not read.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// The public key of the first certificate: none, because it is not read.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

/// Sets the policies of the next evaluation, which has no outcome.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }

/// Sets the certificates that are trusted in the next evaluation, which has no outcome.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    errSecSuccess
}

/// Sets whether only those certificates are trusted.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    errSecSuccess
}
