import Foundation

extension UIView {
    func performLayoutIfNeeded() {
        layoutSubviews()
        for view in hierarchy.subviews { view.performLayoutIfNeeded() }
    }

    func performUpdateConstraints() {
        for view in hierarchy.subviews { view.performUpdateConstraints() }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        updateConstraints()
    }

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        target
    }
}
