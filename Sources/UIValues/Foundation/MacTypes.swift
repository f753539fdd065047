/// The result of a call of an older interface; 0 is success.
public typealias OSStatus = Int32

/// The result of a call without an error.
public let noErr: OSStatus = 0

/// Four characters in one number.
public typealias FourCharCode = UInt32

/// A type or a creator, as four characters.
public typealias OSType = FourCharCode
