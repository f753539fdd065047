internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// An outlet of a UIKit class that takes a view, such as the accessory of a cell or the header of a table.
    struct ViewOutlet {
        /// The view in the document that has the outlet.
        let owner: DocumentView
        let destination: String
        let place: (UIView) -> Void
    }

    /// Records the outlets of a view that its UIKit class declares.
    ///
    /// Outlets that an app declares are left to its code.
    func noteOutlets(of source: DocumentView, to view: UIView) {
        guard purpose == .running else { return }
        for outlet in source.connections.connections where outlet.kind == .outlet {
            guard let place = Self.place(named: outlet.name, in: view) else { continue }
            pending.viewOutlets.append(ViewOutlet(owner: source, destination: outlet.destination, place: place))
        }
    }

    /// Connects the waiting outlets to their views.
    ///
    /// Top-level views of the document are created, and views inside the outlet's owner are removed from their
    /// superviews.
    ///
    /// Xcode's canvas does neither.
    func placeOutletViews() {
        let ready = pending.takeViewOutlets()
        for outlet in ready {
            if let view = objects.views[outlet.destination] {
                // A view from elsewhere might contain the view that it is to be placed in.
                guard outlet.owner.holds(outlet.destination) else { continue }
                view.removeFromSuperview()
                // Its constraints are gone, so the view keeps the size it was loaded with.
                view.translatesAutoresizingMaskIntoConstraints = true
                if let size = objects.source(of: view)?.frame?.size { view.frame.size = size }
                outlet.place(view)
            } else if let source = index.topViews[outlet.destination] {
                outlet.place(makeTree(source))
            }
        }
        if !ready.isEmpty { connect() }
    }

    /// The top-level view that a navigation item's outlet leads to.
    func titleView(ofOutletsOf item: DocumentNavigationItem) -> UIView? {
        guard purpose == .running else { return nil }
        let outlet = item.connections.connections.first { $0.kind == .outlet && $0.name == "titleView" }
        return outlet.flatMap { index.topViews[$0.destination] }.map { makeRoot($0) }
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

extension DocumentView {
    fileprivate func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }
}
