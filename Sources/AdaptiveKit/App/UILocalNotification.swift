public import Foundation

// The notifications of iOS 8 and 9, which apps still name. None is ever shown.

/// The kinds of a notification.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// How an app notifies.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
    public let types: UIUserNotificationType
    public let categories: Set<UIUserNotificationCategory>?
    public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        types = typesForSettings
        self.categories = categories
        super.init()
    }
}

/// The actions of a kind of notification.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
    open var identifier: String?
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { nil }
}

/// A category whose actions can be set.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    private var ownActions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]
    open override func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        ownActions[context]
    }
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        ownActions[context] = actions
    }
}

/// How much room a notification's actions have.
public enum UIUserNotificationActionContext: UInt, Hashable, Sendable { case `default` = 0, minimal }

/// Whether an action opens the app.
public enum UIUserNotificationActivationMode: UInt, Hashable, Sendable { case foreground = 0, background }

/// An action of a notification.
@preconcurrency @MainActor
open class UIUserNotificationAction: NSObject {
    open var identifier: String?
    open var title: String?
    open var activationMode = UIUserNotificationActivationMode.foreground
    open var isAuthenticationRequired = false
    open var isDestructive = false
}

/// An action that can be set.
open class UIMutableUserNotificationAction: UIUserNotificationAction {}

/// A notification of the app's own.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var repeatInterval: Calendar.Component?
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var hasAction = true
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    open var category: String?
    public override init() { super.init() }
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
    public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { nil }
        set { _ = newValue }
    }
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    public func cancelLocalNotification(_ notification: UILocalNotification) {}
    public func cancelAllLocalNotifications() {}
    public func ignoreSnapshotOnNextApplicationLaunch() {}
}
