public import UIKit

/// A split view controller's delegate that collapses it onto one column.
public final class TopColumn: UISplitViewControllerDelegate {
    private let column: UISplitViewController.Column

    public init(_ column: UISplitViewController.Column) { self.column = column }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { column }

    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { column == .primary }
}
