// Nothing is encrypted or decrypted.

/// The result of a call.
public typealias CCCryptorStatus = Int32
/// Whether bytes are encrypted or decrypted.
public typealias CCOperation = UInt32
/// A cipher.
public typealias CCAlgorithm = UInt32
/// Options of a cipher.
public typealias CCOptions = UInt32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

public let kCCEncrypt = 0
public let kCCDecrypt = 1

public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6

public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2

public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts bytes.
///
/// - Returns: `kCCUnimplemented`.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus { CCCryptorStatus(kCCUnimplemented) }

// MARK: Keys from passwords

/// The way that a key is made of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The function of digests that it uses.
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCPBKDF2: CCPBKDFAlgorithm = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Makes a key of a password.
///
/// - Returns: `kCCUnimplemented`.
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 { Int32(kCCUnimplemented) }
