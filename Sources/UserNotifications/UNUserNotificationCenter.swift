public import AdaptiveKit
public import Foundation

/// The notifications that an app may show.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may notify: not asked yet.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined = 0, denied, authorized, provisional, ephemeral
}

/// How a notification is shown while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The notifications of an app: none is ever shown.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let center = UNUserNotificationCenter()
    public class func current() -> UNUserNotificationCenter { center }

    /// Not kept, because nothing would call it.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { nil }
        set { _ = newValue }
    }

    /// Nobody is asked, and it is not allowed.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    public func add(_ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
        withCompletionHandler?(nil)
    }
    public func removeAllPendingNotificationRequests() {}
    public func removeAllDeliveredNotifications() {}
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler([])
    }
}

/// The settings of an app's notifications.
public final class UNNotificationSettings: NSObject, Sendable {
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// Is notified of notifications; only tests call it.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
    open internal(set) var title = ""
    open internal(set) var subtitle = ""
    open internal(set) var body = ""
    open internal(set) var badge: NSNumber?
    open internal(set) var sound: UNNotificationSound?
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    open internal(set) var categoryIdentifier = ""
    open internal(set) var threadIdentifier = ""
    open internal(set) var attachments: [UNNotificationAttachment] = []
}

/// The content of a notification that is being made.
public final class UNMutableNotificationContent: UNNotificationContent {
    public override init() { super.init() }
    public override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    public override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    public override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    public override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    public override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
}

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound()
}

/// The event that makes a notification appear.
open class UNNotificationTrigger: NSObject {
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// A time after which a notification appears, in seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// A date at which a notification appears.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// A notification to show later.
public final class UNNotificationRequest: NSObject {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
        super.init()
    }
}

/// A notification that was shown; there are none.
public final class UNNotification: NSObject {
    public let date: Date
    public let request: UNNotificationRequest
    init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

extension UIScene.ConnectionOptions {
    /// The answer to a notification that opens the scene: always `nil`.
    public var notificationResponse: UNNotificationResponse? { nil }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// An answer to a notification; there are none.
public final class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    public let actionIdentifier: String
    /// The scene that the response opened: always `nil`.
    public var targetScene: UIScene? { nil }
    init(_ notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}
