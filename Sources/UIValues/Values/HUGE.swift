/// An infinite number, which C's mathematical functions return for overflow.
public let HUGE = Double.infinity
