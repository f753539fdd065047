/// The largest number of single precision: how often an animation repeats that never ends.
public let HUGE = Float.greatestFiniteMagnitude
/// An infinite number, which C's mathematical functions return for overflow.
public let HUGE_VAL = Double.infinity
/// An integer of the processor's size.
public typealias NSInteger = Int
/// A number of the processor's size.
public typealias NSUInteger = UInt

/// The largest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
