import Foundation

/// A time as a number of fractions of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    public var timescale: Int32
    /// Whether the time is a number.
    public var isValid: Bool

    public init(value: Int64 = 0, timescale: Int32 = 0) {
        (self.value, self.timescale, isValid) = (value, timescale, timescale > 0)
    }

    /// - Parameters:
    ///   - seconds: the time in seconds.
    ///   - preferredTimescale: the fractions of a second that it is counted in.
    public init(seconds: Double, preferredTimescale: Int32) {
        let count = seconds * Double(preferredTimescale)
        self.init(value: abs(count) < 9e18 ? Int64(count.rounded()) : 0, timescale: preferredTimescale)
        if !seconds.isFinite { isValid = false }
    }

    /// The time in seconds; not a number if the time is none.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }
    public var isNumeric: Bool { isValid }
    public var isIndefinite: Bool { !isValid }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime()
    public static let positiveInfinity = CMTime(value: .max, timescale: 1)

    public static func == (a: CMTime, b: CMTime) -> Bool {
        a.isValid == b.isValid && (!a.isValid || a.seconds == b.seconds)
    }
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
    public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : -1) }

    private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Double) -> CMTime {
        CMTime(seconds: a.seconds + sign * b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// The number of units in a second.
public typealias CMTimeScale = Int32
/// A number of units of time.
public typealias CMTimeValue = Int64

/// Whether a time is valid.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is invalid.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a length of time is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether a time is a number of seconds.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isValid && !time.isIndefinite }

/// A time with a number of fractions of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The time from the second to the first.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1, as the first time is before, at or after the second.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime = .zero, duration: CMTime = .zero) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public var end: CMTime { start + duration }
    public var isEmpty: Bool { duration == .zero }
    /// Whether the span has the time; its end belongs to it no more.
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
    public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
        start <= otherRange.start && otherRange.end <= end
    }
    public static let zero = CMTimeRange()
}

/// A span from a start.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
/// A span between two times.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, end: end)
}
