import Crypto

/// The function of a digest with a key.
public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the digest of bytes with a key.
///
/// That of SHA-224, and of a function that is not known, is not written.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    guard let macOut = macOut?.assumingMemoryBound(to: UInt8.self) else { return }
    let key = SymmetricKey(data: bytes(key, keyLength))
    func sign<Function: HashFunction>(_ function: Function.Type) {
        var code = HMAC<Function>(key: key)
        code.update(data: bytes(data, dataLength))
        write(code.finalize(), to: macOut)
    }
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: sign(Insecure.SHA1.self)
    case kCCHmacAlgMD5: sign(Insecure.MD5.self)
    case kCCHmacAlgSHA256: sign(SHA256.self)
    case kCCHmacAlgSHA384: sign(SHA384.self)
    case kCCHmacAlgSHA512: sign(SHA512.self)
    default: break
    }
}
