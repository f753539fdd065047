import Arrangement
public import Drawing
public import Foundation
import Geometry
import Typography

/// What a picker asks for its rows.
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker asks for its titles, and tells of choices.
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of rows of which the middle one is chosen.
open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    open var showsSelectionIndicator = true
    private var chosen: [Int: Int] = [:]

    /// More wheels than this have no room to be drawn in.
    private static let mostComponents = 20

    open var numberOfComponents: Int { min(Self.mostComponents, max(0, dataSource?.numberOfComponents(in: self) ?? 0)) }

    open func numberOfRows(inComponent component: Int) -> Int {
        guard (0..<numberOfComponents).contains(component) else { return 0 }
        return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }

    /// The chosen row, −1 in a wheel without any.
    open func selectedRow(inComponent component: Int) -> Int {
        let count = numberOfRows(inComponent: component)
        guard count > 0 else { return -1 }
        return min(max(0, chosen[component] ?? 0), count - 1)
    }

    open func reloadAllComponents() { setNeedsLayout() }
    open func reloadComponent(_ component: Int) { setNeedsLayout() }

    /// Points.
    static let standardRowHeight: CGFloat = 32

    /// 216 points high on every version; 320 wide where nothing else gives a width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: 320, height: ControlMetrics(.picker, version: JobEnvironment.current.systemVersion).height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        let columns = (0..<numberOfComponents).map { component in
            WheelColumn(
                titles: { [weak self] in
                    guard let self else { return nil }
                    return self.delegate?.pickerView(self, titleForRow: $0, forComponent: component)
                },
                count: numberOfRows(inComponent: component), chosen: selectedRow(inComponent: component),
                weight: max(0, delegate?.pickerView(self, widthForComponent: component) ?? 0), alignment: .center)
        }
        paintWheels(columns, rowHeight: rowSize(forComponent: 0).height, into: &items)
    }

    /// How large a row is: as high as the delegate says, or the wheel's own 32 points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let asked = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: bounds.width / CGFloat(max(1, numberOfComponents)),
            height: asked > 0 && asked.isFinite ? asked : Self.standardRowHeight)
    }
}

/// One wheel as it is drawn.
struct WheelColumn {
    var titles: (Int) -> String?
    var count: Int
    var chosen: Int
    /// The share of the width; 0 for as much as the others.
    var weight: CGFloat
    var alignment: NSTextAlignment
}

extension UIView {
    /// Draws wheels about the middle of the bounds, the chosen rows on a band.
    ///
    /// - Parameters:
    ///   - columns: from the leading side.
    ///   - rowHeight: of the row in the middle; those around it stand as far apart in proportion.
    ///   - items: takes what is drawn.
    func paintWheels(
        _ columns: [WheelColumn], rowHeight: CGFloat = UIPickerView.standardRowHeight, into items: inout [DrawingItem]
    ) {
        let band = CGRect(x: bounds.minX, y: bounds.midY - rowHeight / 2, width: bounds.width, height: rowHeight)
        if JobEnvironment.current.isAtLeast(iOS: 14) {
            let inset = band.insetBy(dx: 9, dy: 0)
            if inset.width > 0 {
                items.fill(inset, cornerRadius: 8, resolved(.tertiarySystemFill))
            }
        } else {
            let line = resolved(.separator)
            items.fill(CGRect(x: band.minX, y: band.minY, width: band.width, height: 0.5), line)
            items.fill(CGRect(x: band.minX, y: band.maxY, width: band.width, height: 0.5), line)
        }
        guard !columns.isEmpty, bounds.width > 40 else { return }
        let given = columns.map(\.weight).filter { $0 > 0 }
        let standard = given.isEmpty ? 1 : given.reduce(0, +) / CGFloat(given.count)
        let total = columns.reduce(0) { $0 + ($1.weight > 0 ? $1.weight : standard) }
        let room = bounds.width - 36
        var x = bounds.minX + 18
        var drawn: [DrawingItem] = []
        for column in columns {
            let width = room * (column.weight > 0 ? column.weight : standard) / total
            let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
                .mirrored(in: bounds, if: isRightToLeft)
            x += width
            paintWheel(column, in: rect, spread: rowHeight / UIPickerView.standardRowHeight, into: &drawn)
        }
        items.append(.group(GroupStyle(clip: .rectangle(bounds)), drawn))
    }

    private func paintWheel(
        _ column: WheelColumn, in rect: CGRect, spread: CGFloat, into items: inout [DrawingItem]
    ) {
        // Rows away from the middle turn away: they are nearer, lower and fainter.
        let steps: [(distance: CGFloat, squeeze: CGFloat, alpha: CGFloat)] = [
            (0, 1, 1), (32, 0.94, 0.45), (60, 0.8, 0.28), (82, 0.58, 0.14),
        ]
        for step in -3...3 {
            let row = column.chosen + step
            guard column.chosen >= 0, (0..<column.count).contains(row), let title = column.titles(row) else { continue }
            let look = steps[abs(step)]
            let color = resolved(.label).multiplyingAlpha(by: Double(look.alpha))
            let layout = setText(
                StyledText([
                    .init(text: title, font: UIFont.systemFont(ofSize: step == 0 ? 23 : 21).descriptor, color: color)
                ]), width: max(1, rect.width - 8), lines: 1, alignment: .init(column.alignment), mode: .truncatingTail)
            let y = rect.midY + (step < 0 ? -look.distance : look.distance) * spread
            let squeeze = CGAffineTransform(
                a: 1, b: 0, c: 0, d: look.squeeze, tx: rect.minX + 4, ty: y - layout.size.height * look.squeeze / 2)
            items.append(.group(GroupStyle(transform: squeeze), layout.items(at: .zero)))
        }
    }
}
