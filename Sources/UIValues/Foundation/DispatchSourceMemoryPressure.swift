public import Dispatch

/// A source of warnings that memory is short.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent { [] }
    public var mask: DispatchSource.MemoryPressureEvent { .init(rawValue: (self as any DispatchSourceProtocol).mask) }
}

extension DispatchSource {
    public struct MemoryPressureEvent: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source that never warns.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { SilentMemoryPressure(mask: eventMask) }
}

/// A source without events.
private final class SilentMemoryPressure: DispatchSourceMemoryPressure {
    let mask: UInt

    init(mask: DispatchSource.MemoryPressureEvent) { self.mask = mask.rawValue }

    var data: UInt { 0 }
    var handle: UInt { 0 }
    private(set) var isCancelled = false

    func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {}
    func setEventHandler(handler: DispatchWorkItem) {}
    func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {}
    func setCancelHandler(handler: DispatchWorkItem) {}
    func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?) {}
    func setRegistrationHandler(handler: DispatchWorkItem) {}
    func cancel() { isCancelled = true }
    func resume() {}
    func suspend() {}
}
