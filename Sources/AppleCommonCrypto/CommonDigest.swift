public import Crypto

/// A number of bytes.
public typealias CC_LONG = UInt32

/// A digest that is being made.
public struct DigestContext<Function: HashFunction> {
    private var function = Function()

    public init() {}

    fileprivate mutating func add(_ data: UnsafeRawPointer?, _ length: CC_LONG) {
        function.update(bufferPointer: bytes(data, Int(length)))
    }

    fileprivate func write(to memory: UnsafeMutablePointer<UInt8>) {
        AppleCommonCrypto.write(function.finalize(), to: memory)
    }
}

/// Writes the digest of bytes.
///
/// - Returns: the memory that was written to.
private func digest<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ memory: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var context = DigestContext<Function>()
    context.add(data, length)
    if let memory { context.write(to: memory) }
    return memory
}

private func begin<Function>(_ context: UnsafeMutablePointer<DigestContext<Function>>) -> Int32 {
    context.pointee = DigestContext()
    return 1
}

private func update<Function>(
    _ context: UnsafeMutablePointer<DigestContext<Function>>, _ data: UnsafeRawPointer?, _ length: CC_LONG
) -> Int32 {
    context.pointee.add(data, length)
    return 1
}

private func end<Function>(
    _ context: UnsafeMutablePointer<DigestContext<Function>>, _ memory: UnsafeMutablePointer<UInt8>
) -> Int32 {
    context.pointee.write(to: memory)
    return 1
}

// MARK: MD5

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }

/// Writes the MD5 digest of bytes.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }

/// An MD5 digest that is being made.
public typealias CC_MD5_CTX = DigestContext<Insecure.MD5>

/// Begins a digest.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 { begin(c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { update(c, data, len) }

/// Writes a digest.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    end(c, md)
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
public typealias CC_SHA1_CTX = DigestContext<Insecure.SHA1>

/// Begins a digest.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 { begin(c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { update(c, data, len) }

/// Writes a digest.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    end(c, md)
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
public typealias CC_SHA256_CTX = DigestContext<SHA256>

/// Begins a digest.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 { begin(c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { update(c, data, len) }

/// Writes a digest.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    end(c, md)
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
public typealias CC_SHA512_CTX = DigestContext<SHA512>

/// Begins a digest.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 { begin(c) }

/// Adds bytes to a digest.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { update(c, data, len) }

/// Writes a digest.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    end(c, md)
}
