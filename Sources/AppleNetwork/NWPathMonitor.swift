public import Foundation

/// An interface of the device.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let name: String
    public let type: InterfaceType
}

/// The way to the network.
public struct NWPath: Hashable, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

    /// There is no network in a picture.
    public var status: Status { .unsatisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { false }
    public var availableInterfaces: [NWInterface] { [] }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Watches the way to the network, which never changes: the handler is not called.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: ((NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public private(set) var queue: DispatchQueue?

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public func start(queue: DispatchQueue) { self.queue = queue }
    public func cancel() { queue = nil }
}
