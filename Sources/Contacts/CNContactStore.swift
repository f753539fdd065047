public import Foundation

/// An app's permission for a kind of data.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// The kinds of data that an app asks for.
public enum CNEntityType: Int, Hashable, Sendable { case contacts = 0 }

/// The order of contacts.
public enum CNContactSortOrder: Int, Hashable, Sendable { case none = 0, userDefault, givenName, familyName }

/// A store without contacts, for which nobody has given permission.
open class CNContactStore: NSObject {
    public override init() { super.init() }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

    /// Asks for the contacts; nobody answers.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { [] }

    /// - Throws: ``CNError`` in every case, because there are no contacts.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        throw CNError(.recordDoesNotExist)
    }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {}

    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }

    /// - Throws: ``CNError`` in every case, because nobody has allowed it.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }

    open func defaultContainerIdentifier() -> String { "" }
}

/// The reason why a store does not do what it is asked.
public struct CNError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// A group of contacts of one account; there are none.
open class CNContainer: NSObject {
    open var identifier: String { "" }
    open var name: String { "" }
}

/// A group of contacts; there are none.
open class CNGroup: NSObject {
    open var identifier: String { "" }
    open var name: String { "" }
}

/// A question for contacts.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of the contacts, which are not made.
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}
