import InterfaceDocuments
import UIKit

extension DocumentAccessibility {
    /// Sets what the document says about a view.
    @MainActor func apply(to view: UIView) {
        if let label { view.accessibilityLabel = label }
        if let hint { view.accessibilityHint = hint }
        if let identifier { view.accessibilityIdentifier = identifier }
        if let isElement { view.isAccessibilityElement = isElement }
        if let traits { view.accessibilityTraits = UIAccessibilityTraits(names: traits) }
    }

    /// Sets what the document says about an item of a bar.
    @MainActor func apply(to item: UIBarItem) {
        if let label { item.accessibilityLabel = label }
        if let hint { item.accessibilityHint = hint }
        if let identifier { item.accessibilityIdentifier = identifier }
        if let traits { item.accessibilityTraits = UIAccessibilityTraits(names: traits) }
    }
}

extension UIAccessibilityTraits {
    private static let byName: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
    ]

    /// The traits with names of documents; unknown names count as none.
    fileprivate init(names: [String]) {
        self.init(names.compactMap { Self.byName[$0] })
    }
}
