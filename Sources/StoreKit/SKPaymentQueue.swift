public import Foundation

// Purchases as before iOS 15. No app is in a store: there are no products, and nothing can be bought.

/// A payment for a product.
open class SKPayment: NSObject {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }
    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

/// A payment that can be changed.
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

/// A purchase.
///
/// None is ever made.
open class SKPaymentTransaction: NSObject {
    open var payment: SKPayment { SKPayment(product: SKProduct()) }
    open var transactionState: SKPaymentTransactionState { .failed }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }
}

/// Is notified of purchases; only tests call it.
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

/// The queue of purchases.
///
/// An app cannot make any.
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
