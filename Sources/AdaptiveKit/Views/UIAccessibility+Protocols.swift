public import Foundation

/// An object that tests find by its identifier.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
    var accessibilityIdentifier: String? { get set }
}

/// Content that is read line by line, such as a book's page.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
}

/// A table for assistive technologies.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
}

/// A way to move between elements with VoiceOver's rotor; a test can ask its closure.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Hashable, Sendable { case previous = 0, next }

    /// The kind of elements that a rotor of the system finds.
    public enum SystemRotorType: Int, Hashable, Sendable {
        case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
        case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
        case list, landmark
    }

    open var name: String
    open private(set) var systemRotorType = SystemRotorType.none
    open var itemSearch: Search

    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "", itemSearch: itemSearchBlock)
        systemRotorType = type
    }

    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        itemSearch = itemSearchBlock
        super.init()
    }
}

/// The search that a rotor asks for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
    open var currentItem = UIAccessibilityCustomRotorItemResult()
}

/// The element that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: AnyObject?

    public init(targetElement: AnyObject, targetRange: Any?) {
        self.targetElement = targetElement
        super.init()
    }

    /// Creates a result without an element.
    override init() { super.init() }
}

/// Further content of an element, which VoiceOver reads on demand; stored, but has no effect.
open class AXCustomContent: NSObject, @unchecked Sendable {
    public enum Importance: UInt, Hashable, Sendable { case `default` = 0, high }

    public let label: String
    public let value: String
    open var importance = Importance.default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }
}

/// An element that has custom content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// Editing commands that a responder may perform.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {}

extension UIResponder: UIResponderStandardEditActions {}
