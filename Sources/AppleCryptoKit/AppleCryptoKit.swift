// Swift Crypto is Apple's own implementation of CryptoKit for other systems.
@_exported public import Crypto
