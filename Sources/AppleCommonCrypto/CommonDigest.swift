import Crypto

/// A number of bytes.
public typealias CC_LONG = UInt32

// MARK: MD5

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }

/// Writes the MD5 digest of bytes.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }

/// A MD5 digest that is being made.
public struct CC_MD5_CTX {
    fileprivate var function = Insecure.MD5()

    public init() {}
}

/// Begins a digest.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    c.pointee = CC_MD5_CTX()
    return 1
}

/// Adds bytes to a digest.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}

/// Writes a digest.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    write(c.pointee.function.finalize(), to: md)
    return 1
}

// MARK: SHA-1

public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }

/// Writes the SHA-1 digest of bytes.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }

/// A SHA-1 digest that is being made.
public struct CC_SHA1_CTX {
    fileprivate var function = Insecure.SHA1()

    public init() {}
}

/// Begins a digest.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    c.pointee = CC_SHA1_CTX()
    return 1
}

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}

/// Writes a digest.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    write(c.pointee.function.finalize(), to: md)
    return 1
}

// MARK: SHA-256

public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }

/// Writes the SHA-256 digest of bytes.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }

/// A SHA-256 digest that is being made.
public struct CC_SHA256_CTX {
    fileprivate var function = SHA256()

    public init() {}
}

/// Begins a digest.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee = CC_SHA256_CTX()
    return 1
}

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}

/// Writes a digest.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    write(c.pointee.function.finalize(), to: md)
    return 1
}

// MARK: SHA-384

public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }

/// Writes the SHA-384 digest of bytes.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }

// MARK: SHA-512

public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// Writes the SHA-512 digest of bytes.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

/// A SHA-512 digest that is being made.
public struct CC_SHA512_CTX {
    fileprivate var function = SHA512()

    public init() {}
}

/// Begins a digest.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee = CC_SHA512_CTX()
    return 1
}

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG)
    -> Int32
{
    c.pointee.function.update(bufferPointer: bytes(data, Int(len)))
    return 1
}

/// Writes a digest.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    write(c.pointee.function.finalize(), to: md)
    return 1
}

// MARK: All

private func digest<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ memory: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var function = Function()
    function.update(bufferPointer: bytes(data, Int(length)))
    guard let memory else { return nil }
    return write(function.finalize(), to: memory)
}
