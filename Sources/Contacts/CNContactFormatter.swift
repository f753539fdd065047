public import Foundation

/// The kind of a written name.
public enum CNContactFormatterStyle: Int, Hashable, Sendable { case fullName = 0, phoneticFullName }

/// Writes the name of a contact, as English does.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let words = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }
        if !words.isEmpty { return words.joined(separator: " ") }
        return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

/// Writes an address on several lines, as in the United States.
open class CNPostalAddressFormatter: Formatter {
    open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }

    /// The kind of a written address.
    public enum Style: Int, Hashable, Sendable { case mailingAddress = 0 }
}

/// The kind of a written address.
public typealias CNPostalAddressFormatterStyle = CNPostalAddressFormatter.Style
