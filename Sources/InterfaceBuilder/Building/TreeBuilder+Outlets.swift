internal import AdaptiveKit
internal import Foundation

extension TreeBuilder {
    /// Gives a view the views beside it at the top of its document that outlets of UIKit's own classes lead to: the
    /// switch of a cell, the header of a table.
    ///
    /// Xcode's canvas shows them beside the scene, and the views without them. Where an app's own outlets lead, its
    /// code knows.
    func connectOutlets(of source: DocumentView, to view: UIView) {
        guard purpose == .running else { return }
        for outlet in source.connections.connections where outlet.kind == .outlet {
            guard let place = Self.place(named: outlet.name, in: view), views[outlet.destination] == nil,
                let destination = topViewsByID[outlet.destination]
            else { continue }
            place(makeTree(destination))
        }
    }

    /// The view beside the scene that a navigation item's own outlet leads to.
    func titleView(ofOutletsOf item: DocumentNavigationItem) -> UIView? {
        guard purpose == .running else { return nil }
        let outlet = item.connections.connections.first { $0.kind == .outlet && $0.name == "titleView" }
        return outlet.flatMap { topViewsByID[$0.destination] }.map { makeRoot($0) }
    }

    private static func place(named property: String, in view: UIView) -> ((UIView) -> Void)? {
        switch (property, view) {
        case ("accessoryView", let cell as UITableViewCell): { cell.accessoryView = $0 }
        case ("editingAccessoryView", let cell as UITableViewCell): { cell.editingAccessoryView = $0 }
        case ("backgroundView", let cell as UITableViewCell): { cell.backgroundView = $0 }
        case ("selectedBackgroundView", let cell as UITableViewCell): { cell.selectedBackgroundView = $0 }
        case ("tableHeaderView", let table as UITableView): { table.tableHeaderView = $0 }
        case ("tableFooterView", let table as UITableView): { table.tableFooterView = $0 }
        case ("backgroundView", let table as UITableView): { table.backgroundView = $0 }
        case ("backgroundView", let collection as UICollectionView): { collection.backgroundView = $0 }
        case ("backgroundView", let cell as UICollectionViewCell): { cell.backgroundView = $0 }
        case ("selectedBackgroundView", let cell as UICollectionViewCell): { cell.selectedBackgroundView = $0 }
        default: nil
        }
    }
}
