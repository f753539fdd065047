public import Foundation

// Purchases as before iOS 15. No app is in a store: there are no products, and nothing can be bought.

/// Something that an app sells.
open class SKProduct: NSObject {
    /// How often a subscription is paid.
    public enum PeriodUnit: UInt, Hashable, Sendable { case day = 0, week, month, year }

    open var localizedDescription: String { "" }
    open var localizedTitle: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var productIdentifier: String { "" }
    open var isDownloadable: Bool { false }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
    open var subscriptionGroupIdentifier: String? { nil }
}

/// The time for which a subscription is paid.
open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price.
open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Hashable, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }

    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    open var identifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
}

/// A question to the store, which fails.
open class SKRequest: NSObject {
    fileprivate weak var listener: (any SKRequestDelegate)?
    open func start() { listener?.request(self, didFailWithError: SKError(.unknown)) }
    open func cancel() {}
}

/// Hears of the answer to a question to the store.
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

/// Hears of products.
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

/// Something to be paid.
open class SKPayment: NSObject {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

/// Something to be paid that can be changed.
open class SKMutablePayment: SKPayment {
    private var count = 1
    private var name: String?
    open override var quantity: Int {
        get { count }
        set { count = newValue }
    }
    open override var applicationUsername: String? {
        get { name }
        set { name = newValue }
    }
}

/// How far a purchase is.
public enum SKPaymentTransactionState: Int, Hashable, Sendable {
    case purchasing = 0, purchased, failed, restored, deferred
}

/// A purchase; none is ever made.
open class SKPaymentTransaction: NSObject {
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    open var transactionState: SKPaymentTransactionState { .failed }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
}

/// Hears of purchases; only tests call it.
public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// The device's purchases: none can be made.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let queue = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { queue }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open func add(_ payment: SKPayment) {}
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions(withApplicationUsername username: String? = nil) {}
    open func presentCodeRedemptionSheet() {}
}

/// Why a purchase failed.
public struct SKError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
        case storeProductNotAvailable, cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let clientInvalid = Code.clientInvalid
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
}
