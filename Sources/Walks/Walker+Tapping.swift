public import Diagnostics
import Foundation
import InterfaceBuilder
import UIKit

extension Walker {
    func tap(_ name: String) throws(WalkProblem) {
        let element = try ScreenSearch(input).element(named: name)
        let touched = try touch(element, name)
        switch element.object {
        case .view: try tap(touched, name)
        case .barItem(let item, _):
            guard item.isEnabled else { throw .disabled(name) }
            if try followSegue(from: item.origin?.id) { return }
            guard item.primaryAction != nil else { return note(WalkNote.nothingResponds(name)) }
            item.performPrimaryAction()
        case .backButton: try goBack()
        case .tab(let index, let tabs):
            guard tabs.viewControllers?[index].tabBarItem?.isEnabled ?? true else { throw .disabled(name) }
            tabs.select(tabAt: index)
        case .tabItem(let item, let bar):
            guard item.isEnabled else { throw .disabled(name) }
            bar.selectedItem = item
        case .segment(let index, let control):
            guard control.isEnabled, control.isEnabledForSegment(at: index) else { throw .disabled(name) }
            control.selectedSegmentIndex = index
            control.sendActions(for: .valueChanged)
        }
    }

    /// The view that receives a touch in the middle of an element.
    private func touch(_ element: ScreenElement, _ name: String) throws(WalkProblem) -> UIView {
        let view = element.view
        guard let point = window.visibleCenter(of: view) else { throw .offScreen(name) }
        guard let hit = window.hitTest(point, with: nil) else { throw .disabled(name) }
        if hit.isDescendant(of: view) { return hit }
        // A bar's items may be in front of its middle, and a label lets touches through to what is around it.
        if view.isDescendant(of: hit) {
            if view is UIControl || !view.isUserInteractionEnabled && view.isInteractiveKind { throw .disabled(name) }
            return hit
        }
        throw .covered(name, by: hit.nameForPeople)
    }

    private func tap(_ touched: UIView, _ name: String) throws(WalkProblem) {
        for view in Array(sequence(first: touched, next: \.superview)) where view !== window {
            let control = view as? UIControl
            if let control, !control.isEnabled { throw .disabled(name) }
            if let control { control.operate() }
            if try followSegue(from: view.origin?.id) { return }
            if control != nil { return }
            if view.recognizeTap() { return }
            if let controller = view.next as? UIAlertController ?? view.alertController,
                let action = controller.actions.first(where: { $0.title == view.elementLabel && $0.title != nil })
            {
                guard action.isEnabled else { throw .disabled(name) }
                return controller.choose(action)
            }
            if let cell = view as? UITableViewCell, select(cell) { return }
            if let cell = view as? UICollectionViewCell, select(cell) { return }
        }
        note(WalkNote.nothingResponds(name))
    }

    /// Follows the segue that starts at an object, if there is one.
    private func followSegue(from id: String?) throws(WalkProblem) -> Bool {
        guard let id else { return false }
        do throws(FlowProblem) {
            return try input.followSegue(from: id)
        } catch {
            throw WalkProblem(error)
        }
    }

    // MARK: Cells

    /// Selects a cell's row as a touch does; returns whether the cell is a row of a table.
    private func select(_ cell: UITableViewCell) -> Bool {
        guard let table = cell.around(UITableView.self), let path = table.indexPath(for: cell) else { return false }
        guard table.allowsSelection else { return true }
        let delegate = table.delegate
        guard let chosen = delegate.map({ $0.tableView(table, willSelectRowAt: path) }) ?? path else { return true }
        table.selectRow(at: chosen, animated: false, scrollPosition: .none)
        delegate?.tableView(table, didSelectRowAt: chosen)
        return true
    }

    /// Selects a cell's item as a touch does; returns whether the cell is an item of a collection.
    private func select(_ cell: UICollectionViewCell) -> Bool {
        guard let collection = cell.around(UICollectionView.self), let path = collection.indexPath(for: cell) else {
            return false
        }
        let delegate = collection.delegate
        guard collection.allowsSelection, delegate?.collectionView(collection, shouldSelectItemAt: path) ?? true else {
            return true
        }
        cell.isSelected = true
        delegate?.collectionView(collection, didSelectItemAt: path)
        return true
    }
}

extension UIControl {
    /// Does what a touch does: changes the value, and sends the actions.
    fileprivate func operate() {
        switch self {
        case let toggle as UISwitch:
            toggle.isOn.toggle()
            sendActions(for: .valueChanged)
        case let control as UISegmentedControl:
            let next = control.selectedSegmentIndex + 1
            control.selectedSegmentIndex = next < control.numberOfSegments ? next : 0
            sendActions(for: .valueChanged)
        case let stepper as UIStepper:
            stepper.value = min(stepper.maximumValue, stepper.value + stepper.stepValue)
            sendActions(for: .valueChanged)
        case is UITextField: becomeFirstResponder()
        default:
            sendActions(for: .touchDown)
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
    }
}

extension UIView {
    /// Runs the actions of the view's tap recognizers; returns whether it has one.
    fileprivate func recognizeTap() -> Bool {
        let taps = (gestureRecognizers ?? []).filter { $0.isEnabled && $0 is UITapGestureRecognizer }
        for tap in taps { tap.sendActions() }
        return !taps.isEmpty
    }

    fileprivate func around<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? View }.first
    }

    /// The alert that the view is a part of.
    fileprivate var alertController: UIAlertController? {
        sequence(first: self as UIResponder, next: \.next).prefix(16).lazy.compactMap { $0 as? UIAlertController }.first
    }

    /// Whether the view is of a kind that responds to touches unless it is told not to.
    fileprivate var isInteractiveKind: Bool {
        self is UIControl || self is UITableViewCell || self is UICollectionViewCell || self is UITextView
    }

    /// The nearest name of the view or of one around it: an id, or its class.
    fileprivate var nameForPeople: String {
        let named = sequence(first: self, next: \.superview).first { $0.origin != nil && !($0 is UIWindow) }
        guard let named, let origin = named.origin else { return "a \(type(of: self))" }
        return "'\(origin.label ?? origin.id)'"
    }
}

/// A note about a step that was taken.
public enum WalkNote: Problem, Hashable {
    /// Nothing responds to a touch of an element.
    case nothingResponds(String)

    public var code: String { "nothing-responds" }

    public var message: String {
        switch self {
        case .nothingResponds(let name): "nothing responds to a touch of '\(name)'"
        }
    }

    public var remedy: String? { "the code of a document's app does not run; only its segues do" }
}
