public import Foundation

/// A value that can be asked for by a key.
public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// The kind of a contact.
public enum CNContactType: Int, Hashable, Sendable { case person = 0, organization }

/// A person or an organization.
open class CNContact: NSObject {
    open internal(set) var identifier = UUID().uuidString
    open internal(set) var contactType = CNContactType.person
    open internal(set) var namePrefix = ""
    open internal(set) var givenName = ""
    open internal(set) var middleName = ""
    open internal(set) var familyName = ""
    open internal(set) var nameSuffix = ""
    open internal(set) var nickname = ""
    open internal(set) var organizationName = ""
    open internal(set) var departmentName = ""
    open internal(set) var jobTitle = ""
    open internal(set) var note = ""
    open internal(set) var imageData: Data?
    open internal(set) var birthday: DateComponents?
    open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []

    public override init() { super.init() }

    open var thumbnailImageData: Data? { imageData }
    open var imageDataAvailable: Bool { imageData != nil }
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open class func localizedString(forKey key: String) -> String { key }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: true)
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }

    /// A copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        (copy.identifier, copy.contactType, copy.note, copy.imageData) = (identifier, contactType, note, imageData)
        (copy.namePrefix, copy.givenName, copy.middleName) = (namePrefix, givenName, middleName)
        (copy.familyName, copy.nameSuffix, copy.nickname) = (familyName, nameSuffix, nickname)
        (copy.organizationName, copy.departmentName, copy.jobTitle) = (organizationName, departmentName, jobTitle)
        (copy.birthday, copy.phoneNumbers, copy.emailAddresses) = (birthday, phoneNumbers, emailAddresses)
        (copy.postalAddresses, copy.urlAddresses) = (postalAddresses, urlAddresses)
        return copy
    }
}
