public import Foundation

/// A product that an app sells.
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
