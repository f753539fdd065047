import CommonCrypto
import CryptoKit
import Foundation
import Testing

@Suite("CryptoKit and CommonCrypto")
struct CryptographyTests {
    /// The bytes as hexadecimal digits.
    private func text(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The digests of the three bytes "abc", from FIPS 180-4 and RFC 1321.
    private static let digests: [(CInt, (UnsafeRawPointer, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void, String)] = [
        (CC_MD5_DIGEST_LENGTH, { CC_MD5($0, $1, $2) }, "900150983cd24fb0d6963f7d28e17f72"),
        (CC_SHA1_DIGEST_LENGTH, { CC_SHA1($0, $1, $2) }, "a9993e364706816aba3e25717850c26c9cd0d89d"),
        (
            CC_SHA256_DIGEST_LENGTH, { CC_SHA256($0, $1, $2) },
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ),
        (
            CC_SHA384_DIGEST_LENGTH, { CC_SHA384($0, $1, $2) },
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
        ),
        (
            CC_SHA512_DIGEST_LENGTH, { CC_SHA512($0, $1, $2) },
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
                + "454d4423643ce80e2a9ac94fa54ca49f"
        ),
    ]

    @Test("digests of Common Crypto are the standards' own", arguments: digests.indices)
    func digest(_ index: Int) {
        let (length, function, expected) = Self.digests[index]
        let data = Data("abc".utf8)
        var memory = [UInt8](repeating: 0, count: Int(length))
        data.withUnsafeBytes { function($0.baseAddress!, CC_LONG(data.count), &memory) }
        #expect(text(memory) == expected)
    }

    @Test("a digest in steps is that of all bytes, and no bytes have one too")
    func digestInSteps() {
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        CC_SHA256_Update(&context, "a", 1)
        CC_SHA256_Update(&context, nil, 5)
        CC_SHA256_Update(&context, "bc", 2)
        var memory = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&memory, &context)
        #expect(text(memory) == text(SHA256.hash(data: Data("abc".utf8))))
        CC_SHA256(nil, 0, &memory)
        #expect(text(memory) == text(SHA256.hash(data: Data())))
        CC_SHA256("abc", 3, nil)
    }

    @Test("a digest with a key is that of RFC 4231, test case 2")
    func digestWithKey() {
        var memory = [UInt8](repeating: 0, count: 32)
        let data = "what do ya want for nothing?"
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, data, data.utf8.count, &memory)
        #expect(text(memory) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let key = SymmetricKey(data: Data("Jefe".utf8))
        #expect(text(HMAC<SHA256>.authenticationCode(for: Data(data.utf8), using: key)) == text(memory))
    }

    @Test("ciphers and keys of passwords say that there are none")
    func ciphers() {
        #expect(CCCrypt(0, 0, 0, nil, 0, nil, nil, 0, nil, 0, nil) == CCCryptorStatus(kCCUnimplemented))
        #expect(CCKeyDerivationPBKDF(kCCPBKDF2, nil, 0, nil, 0, 1, 1, nil, 0) == Int32(kCCUnimplemented))
    }
}
