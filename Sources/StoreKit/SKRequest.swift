public import Foundation

/// A request to the store.
///
/// Requests always fail.
open class SKRequest: NSObject {
    fileprivate weak var listener: (any SKRequestDelegate)?
    open func start() { listener?.request(self, didFailWithError: SKError(.unknown)) }
    open func cancel() {}
}

/// Is notified of the result of a request.
public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks for products.
open class SKProductsRequest: SKRequest {
    open weak var delegate: (any SKProductsRequestDelegate)? { didSet { listener = delegate } }
    public init(productIdentifiers: Set<String>) { super.init() }
}

/// Receives the requested products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products that were asked for.
open class SKProductsResponse: NSObject {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// Asks for the receipt of the app.
open class SKReceiptRefreshRequest: SKRequest {
    open weak var delegate: (any SKRequestDelegate)? { didSet { listener = delegate } }
    public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
}
