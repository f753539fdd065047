public import CoreLocation
public import Foundation

/// A search for places, which finds none: there is no network.
open class MKLocalSearch: NSObject {
    /// The words and the region of a search.
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()

        public override init() { super.init() }

        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
    }

    /// The places that a search found.
    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    open var isSearching: Bool { false }

    public init(request: Request) { super.init() }

    /// Fails at once with ``MKError/Code/serverFailure``.
    open func start(completionHandler: @escaping CompletionHandler) { completionHandler(nil, MKError(.serverFailure)) }

    /// Fails at once with ``MKError/Code/serverFailure``.
    open func start() async throws -> Response { throw MKError(.serverFailure) }

    open func cancel() {}
}

/// Completes the words of a search, and has no results: there is no network.
open class MKLocalSearchCompleter: NSObject {
    open var queryFragment = ""
    open var region = MKCoordinateRegion()
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }

    public override init() { super.init() }

    open func cancel() {}
}

/// A completion of a search.
open class MKLocalSearchCompletion: NSObject {
    open var title: String { "" }
    open var subtitle: String { "" }
}

/// Is notified of completions; only tests call it.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
