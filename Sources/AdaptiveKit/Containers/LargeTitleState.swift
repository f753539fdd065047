import Arrangement
import Foundation

/// The state of a large title that the content below it collapses.
struct LargeTitleState {
    /// Whether content is under the bar.
    private(set) var isScrolled = false
    /// The result for an offset.
    ///
    /// A shrinking bar changes the content's inset, which must not change the bar again.
    private var decided: Decision?

    private struct Decision: Equatable {
        var scrollView: ObjectIdentifier
        var offset: CGFloat
        var plain: CGFloat
        var full: CGFloat
        var height: CGFloat
    }

    /// The height of a bar over a scroll view; the full height without one.
    ///
    /// > Rule: CH-3.
    @MainActor mutating func height(
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
        // The content's top edge, relative to the container's top.
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
    /// The scroll view that bars follow: the one that was set, the root view, or the first of its subviews.
    var barScrollView: UIScrollView? {
        if let named = contentScrollView(for: .top) { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// The background of content that fades below bars, from iOS 26 on; `nil` for content that does not scroll.
    package var scrollEdgeColor: UIColor? {
        guard JobEnvironment.current.scrollEdgeRule.fadesContent, let scrollView = barScrollView else { return nil }
        return scrollView.backgroundColor ?? viewIfLoaded?.backgroundColor ?? .systemBackground
    }

    /// Whether the content ends above the bottom bars: without a scroll view that extends below them, nothing is there.
    package var contentEndsAboveBottomBars: Bool {
        guard let scrollView = barScrollView else { return true }
        let end = scrollView.contentSize.height - scrollView.contentOffset.y
        return end <= scrollView.bounds.height - scrollView.adjustedContentInset.bottom + 0.5
    }
}
