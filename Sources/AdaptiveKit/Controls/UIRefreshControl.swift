public import Foundation

/// The wheel that shows above a list that is pulled down.
///
/// Nothing pulls in a picture, so that it stays out of sight unless it was told that it refreshes.
open class UIRefreshControl: UIControl {
    private var refreshes = false
    open var attributedTitle: NSAttributedString?
    open var isRefreshing: Bool { refreshes }
    open func beginRefreshing() { refreshes = true }
    open func endRefreshing() { refreshes = false }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 60) }
}
