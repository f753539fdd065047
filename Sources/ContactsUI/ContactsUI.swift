@_exported public import Contacts
public import Foundation
@_exported public import UIControls

/// A picker of contacts, drawn as a frame with its name.
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func loadView() { view = StandInView(for: "CNContactPickerViewController") }
}

/// Is notified of picked contacts; only tests call it.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A screen with one contact, drawn as a frame with its name.
open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    open var displayedPropertyKeys: [Any]?
    open var message: String?

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    open override func loadView() { view = StandInView(for: "CNContactViewController") }
}

/// Is notified of a contact that was made or changed; only tests call it.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}
