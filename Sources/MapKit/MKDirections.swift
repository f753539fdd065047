public import CoreLocation
public import Foundation

/// The kind of transport of a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A request for routes, which finds none: there is no network.
open class MKDirections: NSObject {
    /// The places and the transport of a request.
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = MKDirectionsTransportType.any
        open var requestsAlternateRoutes = false
        open var departureDate: Date?
        open var arrivalDate: Date?

        public override init() { super.init() }
    }

    /// The routes that were found.
    open class Response: NSObject {
        open var routes: [MKRoute] { [] }
    }

    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void

    open var isCalculating: Bool { false }

    public init(request: Request) { super.init() }

    /// Fails at once with ``MKError/Code/directionsNotFound``.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, MKError(.directionsNotFound))
    }

    /// Fails at once with ``MKError/Code/directionsNotFound``.
    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

    open func cancel() {}
}

/// A route, of which there are none.
open class MKRoute: NSObject {
    open var name: String { "" }
    /// The length in meters.
    open var distance: CLLocationDistance { 0 }
    /// The time in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var steps: [Step] { [] }

    /// A part of a route.
    open class Step: NSObject {
        open var instructions: String { "" }
        /// The length in meters.
        open var distance: CLLocationDistance { 0 }
    }
}
