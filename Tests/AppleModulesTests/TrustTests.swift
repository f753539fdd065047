import AppleURLLoading
import Foundation
import Testing

@Suite("the trust in servers")
struct TrustTests {
    @Test("a trust has the certificates it was made of, and no outcome")
    func trust() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, NSData(data: Data([1, 2]))))
        #expect(SecCertificateCopyData(certificate) == NSData(data: Data([1, 2])))
        let other = try #require(SecCertificateCreateWithData(nil, NSData()))
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(NSArray(array: [certificate, other]), nil, &trust) == errSecSuccess)
        let pair = try #require(trust)
        #expect(SecTrustCopyCertificateChain(pair) as? [SecCertificate] == [certificate, other])
        #expect(SecTrustGetCertificateAtIndex(pair, 1) == other)
        #expect(SecTrustGetCertificateAtIndex(pair, 2) == nil)
        var error: NSError?
        #expect(!SecTrustEvaluateWithError(pair, &error))
        #expect(error?.code == Int(errSecUnimplemented))
        #expect(SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, nil), &trust) == errSecSuccess)
        #expect(trust.map(SecTrustGetCertificateCount) == 1)
        #expect(SecTrustCreateWithCertificates(NSString("none"), nil, &trust) == errSecParam)
    }

    @Test("no server asks for trust, and code that answers one compiles")
    func challenge() {
        let space = URLProtectionSpace(
            host: "example.com", port: 443, protocol: "https", realm: nil,
            authenticationMethod: NSURLAuthenticationMethodServerTrust)
        #expect(space.serverTrust == nil)
        #expect(space.serverTrust.map { URLCredential(trust: $0) } == nil)
    }

    @Test("no key is made, and the error says so")
    func keys() {
        var error: Unmanaged<NSError>?
        #expect(SecKeyCreateRandomKey(NSDictionary(), &error) == nil)
        #expect(error?.takeRetainedValue().domain == NSOSStatusErrorDomain)
    }
}
