import Arrangement
import Foundation

/// How far a large title is collapsed by the content below it.
struct LargeTitleState {
    /// Whether content lies under the bar.
    private(set) var isScrolled = false
    /// What was decided for an offset: the bar that shrinks moves the content's inset, which must not move the bar
    /// again.
    private var decided: Decision?

    private struct Decision: Equatable {
        var scrollView: ObjectIdentifier
        var offset: CGFloat
        var plain: CGFloat
        var full: CGFloat
        var height: CGFloat
    }

    /// The height of a bar over a scroll view; without one the full height.
    ///
    /// > Rule: CH-3.
    mutating func height(
        from plain: CGFloat, to full: CGFloat, below origin: CGFloat, over scrollView: UIScrollView?
    ) -> CGFloat {
        guard let scrollView else {
            (isScrolled, decided) = (false, nil)
            return full
        }
        let offset = scrollView.contentOffset.y
        if let decided, decided.scrollView == ObjectIdentifier(scrollView), decided.offset == offset,
            decided.plain == plain, decided.full == full
        {
            return decided.height
        }
        // The content's top edge, below the container's own top.
        let top = -(offset + scrollView.contentInset.top)
        let height = scrollView.restsAtTop ? full : largeTitleBarHeight(from: plain, to: full, contentTop: top - origin)
        isScrolled = !scrollView.restsAtTop && top < origin + height - 0.01
        decided =
            scrollView.restsAtTop
            ? nil
            : Decision(
                scrollView: ObjectIdentifier(scrollView), offset: offset, plain: plain, full: full, height: height)
        return height
    }
}

extension UIViewController {
    /// The scroll view that bars look at: the one that was named, the root view, or the first of its subviews.
    var barScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Whether the content ends above the bars at the bottom: without a scroll view that reaches below them nothing
    /// lies there.
    package var contentEndsAboveBottomBars: Bool {
        guard let scrollView = barScrollView else { return true }
        let end = scrollView.contentSize.height - scrollView.contentOffset.y
        return end <= scrollView.bounds.height - scrollView.adjustedContentInset.bottom + 0.5
    }
}
