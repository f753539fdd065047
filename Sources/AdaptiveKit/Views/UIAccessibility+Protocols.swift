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

    open var name: String
    open var itemSearch: Search

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

/// Editing commands that a responder may perform.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {}

extension UIResponder: UIResponderStandardEditActions {}
