public import Foundation

/// The assistive technologies of the device, none of which is on.
public enum UIAccessibility {
    /// A notification for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1012)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1013)
    }

    /// An assistive technology, by its name.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let notificationSwitchControl = Self(rawValue: "UIAccessibilityNotificationSwitchControl")
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOver")
    }

    public static func post(notification: Notification, argument: Any?) {}
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: nil)
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }
    public static func focusedElement(using assistiveTechnology: AssistiveTechnologyIdentifier?) -> Any? { nil }
    public static func requestGuidedAccessSession(
        enabled: Bool, completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool {
        JobEnvironment.current.screen.traits.accessibilityContrast == .high
    }
    public static var isBoldTextEnabled: Bool { JobEnvironment.current.screen.traits.legibilityWeight == .bold }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }

    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
}

public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
    case right = 1
    case left, up, down, next, previous
}

public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable { case automatic, separate, combined }

public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}

/// An action that an assistive technology offers; a test can run its handler.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open var actionHandler: Handler?
    open weak var target: AnyObject?
    open var selector: Selector?
    open var category: String?

    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// An action that calls a method, which returns whether it succeeded.
    public convenience init<Target: AnyObject>(
        name: String, target: Target, selector: @escaping (Target) -> () -> Bool
    ) {
        self.init(name: name) { [weak target] _ in target.map { selector($0)() } ?? false }
    }

    /// An action that calls a method with itself.
    public convenience init<Target: AnyObject>(
        name: String, target: Target, selector: @escaping (Target) -> (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name) { [weak target] action in target.map { selector($0)(action) } ?? false }
    }
}

/// An element for assistive technologies that no view represents.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityFrame = CGRect.zero
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityElements: [Any]?
    /// The outline in the screen's coordinates.
    open var accessibilityPath: UIBezierPath?
    /// The place that activating the element touches, in the screen's coordinates.
    open var accessibilityActivationPoint = CGPoint.zero

    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }
}
