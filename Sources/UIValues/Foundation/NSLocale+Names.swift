public import Foundation

extension NSLocale {
    /// The name of a country or region, such as Switzerland for `CH`, in the locale's language.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }

    /// The name of a language, such as German for `de`, in the locale's language.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }

    /// The name of a currency, such as Swiss Franc for `CHF`, in the locale's language.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }

    /// The same locale as a value.
    private var value: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }
}
