public import Foundation

/// Whether an app may read a person's motion.
public enum CMAuthorizationStatus: Int, Hashable, Sendable { case notDetermined = 0, restricted, denied, authorized }

/// The steps in a span of time.
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }

    init(from start: Date, to end: Date) {
        (startDate, endDate) = (start, end)
        super.init()
    }
}

/// Receives the steps, or an error.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// A counter of steps, which reports none.
open class CMPedometer: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Reports no steps, at once.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        handler(CMPedometerData(from: start, to: end), nil)
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
    open func stopUpdates() {}
}

/// How certain an activity is.
public enum CMMotionActivityConfidence: Int, Hashable, Sendable { case low = 0, medium, high }

/// A person's activity.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

/// Receives an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Receives the activities of a span of time.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Notices what a person does; nobody does anything.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}

    /// Reports no activities, at once.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) { handler([], nil) }
}

/// A change of the height.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// In meters.
    open var relativeAltitude: NSNumber { 0 }
    /// In kilopascals.
    open var pressure: NSNumber { 0 }
}

/// Receives changes of the height.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Measures the height; no handler is called.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
    }
    open func stopRelativeAltitudeUpdates() {}
}
