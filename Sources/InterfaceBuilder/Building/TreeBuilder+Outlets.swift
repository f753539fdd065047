internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// An outlet of one of UIKit's own classes that a view goes to: the switch of a cell, the header of a table.
    struct ViewOutlet {
        /// What the document says of the view whose outlet it is.
        let owner: DocumentView
        let destination: String
        let place: (UIView) -> Void
    }

    /// Notes the outlets of a view that UIKit's own class has; where an app's own lead, its code knows.
    func noteOutlets(of source: DocumentView, to view: UIView) {
        guard purpose == .running else { return }
        for outlet in source.connections.connections where outlet.kind == .outlet {
            guard let place = Self.place(named: outlet.name, in: view) else { continue }
            waitingOutlets.append(ViewOutlet(owner: source, destination: outlet.destination, place: place))
        }
    }

    /// Gives the outlets that wait their views: what stands beside the scene is made for them, what stands within their
    /// owner is taken from there.
    ///
    /// Xcode's canvas does neither.
    func placeOutletViews() {
        let ready = waitingOutlets
        waitingOutlets = []
        for outlet in ready {
            if let view = views[outlet.destination] {
                // From elsewhere it might hold the one that it is to go into.
                guard outlet.owner.holds(outlet.destination) else { continue }
                view.removeFromSuperview()
                // What its constraints said went with them; it has the size it was loaded with.
                view.translatesAutoresizingMaskIntoConstraints = true
                if let size = made.first(where: { $0.view === view })?.source.frame?.size { view.frame.size = size }
                outlet.place(view)
            } else if let source = topViewsByID[outlet.destination] {
                outlet.place(makeTree(source))
            }
        }
        if !ready.isEmpty { activateConstraints() }
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

extension DocumentView {
    fileprivate func holds(_ id: String) -> Bool { children.contains { $0.id == id || $0.holds(id) } }
}
