/// The address of an object that a function sets.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
