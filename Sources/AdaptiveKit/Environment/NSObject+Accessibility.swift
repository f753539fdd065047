public import Foundation
import UIValues

/// The accessibility values of any object.
///
/// Views, bar items and elements have members of their own. The values of other objects are stored, but have no effect.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}

extension AccessibleObject {
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    public var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    public var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }

    private var accessibility: AccessibilityValues {
        if let kept = objc_getAssociatedObject(self, valuesKey.utf8Start) as? AccessibilityValues { return kept }
        let made = AccessibilityValues()
        objc_setAssociatedObject(self, valuesKey.utf8Start, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

/// The values of one object.
private final class AccessibilityValues {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var isElement = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}

/// The key under which an object keeps its values: the address of a constant.
private let valuesKey: StaticString = "accessibility"
