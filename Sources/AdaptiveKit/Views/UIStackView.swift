public import Foundation

/// A view that arranges views in a row or a column.
///
/// > Rule: AL-15.
open class UIStackView: UIView {
    public enum Distribution: Int, Hashable, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Hashable, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// The value that selects the stack view's own spacing.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The value that selects the standard spacing between adjacent views.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        // Arranged views are subviews, and it takes long to look for a view among many.
        if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Removes the view from the arrangement.
    ///
    /// It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? shownViews.first : tallestShownView
        return view?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? shownViews.last : tallestShownView
        return view?.forLastBaselineLayout ?? self
    }

    private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// The first of the tallest views, which provides the baselines of a row.
    private var tallestShownView: UIView? {
        let views = shownViews
        let heights = views.map { $0.lengthAskedFor(along: .vertical) ?? 0 }
        guard let most = heights.max(), let index = heights.firstIndex(of: most) else { return nil }
        return views[index]
    }

    /// The intrinsic length of the visible arranged views without spacing; `nil` if none has one.
    fileprivate func lengthOfShownViews(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let lengths = shownViews.compactMap { $0.lengthAskedFor(along: axis) }
        guard !lengths.isEmpty else { return nil }
        return axis == self.axis ? lengths.reduce(0, +) : lengths.max()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        customSpacing[ObjectIdentifier(subview)] = nil
        arrangementDidChange()
    }

    func arrangedViewVisibilityDidChange(_ view: UIView) {
        if arrangedSubviews.contains(where: { $0 === view }) { arrangementDidChange() }
    }

    private func arrangementDidChange() { setNeedsLayout() }
}

extension UIView {
    /// The intrinsic length before layout, which a stack derives from its arranged views; `nil` if there is none.
    func lengthAskedFor(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        if let stack = self as? UIStackView { return stack.lengthOfShownViews(along: axis) }
        let size = layoutIntrinsicSize
        let length = axis == .horizontal ? size.width : size.height
        return length >= 0 ? length : nil
    }
}
