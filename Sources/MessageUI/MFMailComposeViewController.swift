public import Foundation
@_exported public import UIControls

/// The result of a message.
public enum MFMailComposeResult: Int, Hashable, Sendable { case cancelled = 0, saved, sent, failed }

/// A sheet that writes a mail, drawn as a frame with its name.
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether the device has a mail account: it has.
    open class func canSendMail() -> Bool { true }

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [StandInController(for: "MFMailComposeViewController")]
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setSubject(_ subject: String) { viewControllers.first?.title = subject }
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// Is notified of the end of a mail; only tests call it.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// The result of a message.
public enum MessageComposeResult: Int, Hashable, Sendable { case cancelled = 0, sent, failed }

/// A sheet that writes a message, drawn as a frame with its name.
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    /// Whether the device can send messages: it can.
    open class func canSendText() -> Bool { true }
    open class func canSendAttachments() -> Bool { true }

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [StandInController(for: "MFMessageComposeViewController")]
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is notified of the end of a message; only tests call it.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
