import Foundation

/// An outlet that a document connects: `@Outlet var nameLabel: UILabel!`.
///
/// It stands where Apple's platforms have `@IBOutlet`, which needs Objective-C: Swift alone cannot set a property by
/// its name, but it can find this box by it.
@propertyWrapper
public final class Outlet<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Outlet: ConnectableOutlet {
    func connect(_ value: Any?) -> Bool {
        guard let connected = value as? Value else { return false }
        wrappedValue = connected
        return true
    }
}

/// An outlet of whatever type.
protocol ConnectableOutlet: AnyObject {
    /// - Returns: whether the value is of the outlet's type.
    func connect(_ value: Any?) -> Bool
}

extension UIResponder {
    /// Gives the responder what a document says of a name: an outlet of UIKit's own, or one that is an ``Outlet``.
    func connect(_ value: Any?, to key: String) {
        if connectOwn(value, to: key) || outlet(key)?.connect(value) == true { return }
        JobEnvironment.current.warnOnce(
            "outlet:\(type(of: self)).\(key)",
            DocumentUseProblem.outlet(
                key, type: "\(type(of: self))", value: value.map { "a \(type(of: $0))" } ?? "nothing"))
    }

    private func outlet(_ key: String) -> (any ConnectableOutlet)? {
        let mirrors = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
        for mirror in mirrors {
            for child in mirror.children where child.label == "_\(key)" {
                if let outlet = child.value as? any ConnectableOutlet { return outlet }
            }
        }
        return nil
    }

    /// Outlets that UIKit's own classes have in Interface Builder.
    private func connectOwn(_ value: Any?, to key: String) -> Bool {
        switch (key, self) {
        case ("dataSource", let view as UITableView): view.dataSource = value as? any UITableViewDataSource
        case ("dataSource", let view as UICollectionView): view.dataSource = value as? any UICollectionViewDataSource
        case ("dataSource", let view as UIPickerView): view.dataSource = value as? any UIPickerViewDataSource
        case ("dataSource", let pages as UIPageViewController):
            pages.dataSource = value as? any UIPageViewControllerDataSource
        case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
        case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
        case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
        case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
        case ("delegate", let view as UIPickerView): view.delegate = value as? any UIPickerViewDelegate
        case ("delegate", let bar as UINavigationBar): bar.delegate = value as AnyObject
        case ("delegate", let bar as UITabBar): bar.delegate = value as AnyObject
        case ("delegate", let bar as UIToolbar): bar.delegate = value as AnyObject
        case ("delegate", let tabs as UITabBarController): tabs.delegate = value as? any UITabBarControllerDelegate
        case ("delegate", let pages as UIPageViewController):
            pages.delegate = value as? any UIPageViewControllerDelegate
        case ("delegate", let split as UISplitViewController):
            split.delegate = value as? any UISplitViewControllerDelegate
        case ("delegate", let navigation as UINavigationController):
            navigation.delegate = value as? any UINavigationControllerDelegate
        case ("view", let controller as UIViewController): controller.view = value as? UIView
        // What a table's or a cell's own parts are, the document says once more by its structure.
        case ("tableView", is UITableViewController), ("collectionView", is UICollectionViewController),
            ("refreshControl", is UITableViewController), ("searchDisplayController", is UIViewController):
            break
        default: return false
        }
        return true
    }
}
