@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Looks
import Typography

/// Provides the number of a picker's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: DelegateObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides a picker's titles, and is notified of selections.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: DelegateObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// A row's view, of which the text of the first label is drawn.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoRowView() }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    { nil }
}

/// The result of a delegate that has no views for rows.
private final class NoRowView: UIView {}

extension UIView {
    /// The view itself or the first label in it, if there is one.
    fileprivate var firstLabel: UILabel? {
        self as? UILabel ?? subviews.lazy.compactMap(\.firstLabel).first
    }
}

/// Wheels of rows; the middle row is selected.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    open var showsSelectionIndicator = true
    private var chosen: [Int: Int] = [:]

    /// More wheels than this can't be drawn in the available space.
    private static let mostComponents = 20

    open var numberOfComponents: Int { min(Self.mostComponents, max(0, dataSource?.numberOfComponents(in: self) ?? 0)) }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }

    /// The selected row; −1 for a wheel without one.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        guard count > 0 else { return -1 }
        return min(max(0, chosen[component] ?? 0), count - 1)
    }

    open func reloadAllComponents() { setNeedsLayout() }
    /// The view that the delegate has for a row.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let shown = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        return shown is NoRowView ? nil : shown
    }
    open func reloadComponent(_ component: Int) { setNeedsLayout() }

    private static var look: WheelsLook { WheelsLook(JobEnvironment.current.style) }

    open override var intrinsicContentSize: CGSize { Self.look.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let wheels = (0..<numberOfComponents).map { component in
            WheelsLook.Wheel(
                titles: { [weak self] in
                    guard let self else { return nil }
                    return self.title(ofRow: $0, component: component)
                },
                count: numberOfRows(inComponent: component), chosen: selectedRow(inComponent: component),
                weight: max(0, delegate?.pickerView(self, widthForComponent: component) ?? 0), alignment: .center)
        }
        items += Self.look.items(wheels, rowHeight: rowSize(forComponent: 0).height, in: bounds, pen)
    }

    /// The text of a row: the label in the delegate's view, its attributed title or its title.
    private func title(ofRow row: Int, component: Int) -> String? {
        guard let delegate else { return nil }
        let shown = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if !(shown is NoRowView) { return shown.firstLabel?.text }
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    }

    /// The size of a row: with the delegate's height, or the default of 32 points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let asked = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: bounds.width / CGFloat(max(1, numberOfComponents)),
            height: asked > 0 && asked.isFinite ? asked : WheelsLook.standardRowHeight)
    }

    /// Sets an outlet that Interface Builder defines for the class.
    ///
    /// Returns whether the class has an outlet with that name.
    @_spi(Subclassing) open override func setOwnOutlet(_ key: String, to value: Any?) -> Bool {
        switch key {
        case "dataSource": dataSource = value as? any UIPickerViewDataSource
        case "delegate": delegate = value as? any UIPickerViewDelegate
        default: return super.setOwnOutlet(key, to: value)
        }
        return true
    }
}
