import Contacts
import ContactsUI
import CoreSpotlight
import Foundation
import Testing
import UIKit
import WatchConnectivity

@Suite("People, watches and searches that are not there") struct ContactsTests {
    @Test("a contact that code makes has a name and can be changed") func contact() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        let copy = try #require((contact as CNContact).mutableCopy() as? CNMutableContact)
        copy.familyName = "Byron"
        #expect(contact.familyName == "Lovelace" && copy.givenName == "Ada")
        #expect(copy.phoneNumbers.first?.value.stringValue == "1")
        #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelHome) == "Home")
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("1 Main Street", "Springfield", "12345")
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "1 Main Street\nSpringfield 12345")
    }

    @Test("a store has no contacts, and nobody has allowed it") func store() throws {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
        let keys: [any CNKeyDescriptor] = [
            CNContactGivenNameKey as NSString, CNContactFormatter.descriptorForRequiredKeys(for: .fullName),
        ]
        var count = 0
        try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in count += 1 }
        #expect(count == 0)
        #expect(throws: CNError(.recordDoesNotExist)) {
            _ = try store.unifiedContact(withIdentifier: "1", keysToFetch: keys)
        }
        #expect(throws: CNError(.authorizationDenied)) { try store.execute(CNSaveRequest()) }
    }

    @Test("a picker is a frame with its name") @MainActor func picker() {
        let picker = CNContactPickerViewController()
        #expect(picker.view is StandInView)
        #expect(CNContactViewController(forNewContact: nil).view is StandInView)
    }

    @Test("there is neither a watch nor a search") func absent() {
        #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
        #expect(!CSSearchableIndex.isIndexingAvailable())
        let item = CSSearchableItem(
            uniqueIdentifier: "1", domainIdentifier: nil,
            attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.text"))
        CSSearchableIndex.default().indexSearchableItems([item])
        #expect(item.uniqueIdentifier == "1")
    }
}
