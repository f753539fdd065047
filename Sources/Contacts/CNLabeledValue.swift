public import Foundation

/// A value of a contact, with what it is for.
public final class CNLabeledValue<ValueType>: NSObject {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

    /// The words for a label: `Home` for `_$!<Home>!$_`.
    public class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? String(label.dropFirst(4).dropLast(4)) : label
    }
}

/// A telephone number.
public final class CNPhoneNumber: NSObject {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

/// The address of a place.
open class CNPostalAddress: NSObject {
    open internal(set) var street = ""
    open internal(set) var subLocality = ""
    open internal(set) var city = ""
    open internal(set) var subAdministrativeArea = ""
    open internal(set) var state = ""
    open internal(set) var postalCode = ""
    open internal(set) var country = ""
    open internal(set) var isoCountryCode = ""
    public override init() { super.init() }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}
