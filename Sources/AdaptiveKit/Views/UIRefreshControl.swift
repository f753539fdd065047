public import Foundation

/// The indicator above a list that is pulled down.
///
/// Nobody pulls in a picture, so it is hidden unless it was set to refresh.
open class UIRefreshControl: UIControl {
    private var refreshes = false

    /// Creates a control that performs an action when a user pulls.
    public init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var attributedTitle: NSAttributedString?
    open var isRefreshing: Bool { refreshes }
    open func beginRefreshing() { refreshes = true }
    open func endRefreshing() { refreshes = false }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 60) }
}
