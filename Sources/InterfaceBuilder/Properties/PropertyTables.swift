internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The tables of all UIKit classes whose properties a document can set, each after its superclass's.
@MainActor enum PropertyTables {
    static let all: [any ClassProperties] = [
        layer, view, control, label, imageView, button, textField, scrollView, textView, `switch`, slider, stepper,
        progressView, activityIndicator, pageControl, segmentedControl, colorWell, datePicker, searchBar, stackView,
        stackViewMargins, visualEffectView, tableView, tableViewCell, collectionView, collectionViewCell, navigationBar,
        toolbar, tabBar,
    ]

    /// Sets all values that the document has for a view.
    static func apply(_ source: DocumentView, to view: UIView, _ resolver: ValueResolver) {
        let converter = ValueConverter(resolver: resolver, source: source)
        for table in all { table.apply(source, to: view, converter) }
    }

    /// Applies the values that differ between two versions of a view in the document, and no others.
    ///
    /// Values that code set in the meantime remain, unless the document changes them.
    ///
    /// - Parameters:
    ///   - view: the live view.
    ///   - old: the view in the document with the previous values.
    ///   - new: the view in the document with the new values.
    ///   - standard: returns a new view of the same class, whose values are the defaults.
    ///   - resolver: the resolver of the document.
    /// - Returns: the keys of the properties that changed.
    static func update(
        _ view: UIView, from old: DocumentView, to new: DocumentView, standard: () -> UIView, _ resolver: ValueResolver
    ) -> Set<String> {
        let converter = ValueConverter(resolver: resolver, source: new)
        let keys = Set(all.flatMap { $0.changedKeys(from: old, to: new, of: view) })
        guard !keys.isEmpty else { return [] }
        var made: UIView?
        let standard: () -> AnyObject = {
            let view = made ?? standard()
            made = view
            return view
        }
        for table in all { table.takeBack(from: old, to: new, of: view, standard: standard, converter) }
        for table in all { table.apply(keys, of: new, to: view, converter) }
        return keys
    }

    /// Sets a runtime attribute by its key path, as key-value coding does.
    ///
    /// Returns `false` if no UIKit class has such a property.
    static func setRuntimeValue(_ value: Any, _ keyPath: String, of view: UIView) -> Bool {
        var object: AnyObject = view
        var keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = keys.popLast() else { return false }
        for key in keys {
            guard let part = part(key, of: object) else { return false }
            object = part
        }
        // The most derived class with the property sets it.
        return all.reversed().contains { $0.setRuntimeValue(value, last, of: object) }
    }

    /// An object that is a property of another one, by its key.
    private static func part(_ key: String, of object: AnyObject) -> AnyObject? {
        switch (key, object) {
        case ("layer", let view as UIView): view.layer
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("contentView", let effect as UIVisualEffectView): effect.contentView
        case ("searchTextField", let bar as UISearchBar): bar.searchTextField
        default: nil
        }
    }
}
