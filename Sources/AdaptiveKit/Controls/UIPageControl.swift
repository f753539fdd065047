import Arrangement
public import Drawing
public import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Hashable, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Hashable, Sendable { case none, discrete, continuous }

    /// More dots than fit any screen are not drawn one by one.
    private static let mostDots = 500

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            invalidateIntrinsicContentSize()
        }
    }
    open var currentPage: Int {
        get { min(max(0, storedPage), max(0, numberOfPages - 1)) }
        set { storedPage = newValue }
    }
    private var storedPage = 0
    open var hidesForSinglePage = false
    open var defersCurrentPageDisplay = false
    open var pageIndicatorTintColor: UIColor? { didSet { styled(.pageIndicatorTintColor, \.pageIndicatorTintColor) } }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { styled(.currentPageIndicatorTintColor, \.currentPageIndicatorTintColor) }
    }
    open var preferredIndicatorImage: UIImage?
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true

    private struct Measures {
        var dot: CGFloat
        var pitch: CGFloat
        var height: CGFloat
        var padding: CGFloat
    }

    /// Three pages are 39 by 37 up to iOS 13 (dots of 7, 9 apart), and 27.5 high from 14 on, as documents store it.
    private static var measures: Measures {
        let height = ControlMetrics(.pageControl, version: JobEnvironment.current.systemVersion).height
        return JobEnvironment.current.isAtLeast(iOS: 14)
            ? Measures(dot: 8, pitch: 17.5, height: height, padding: 34)
            : Measures(dot: 7, pitch: 16, height: height, padding: 0)
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let measures = Self.measures
        guard pageCount > 0 else { return CGSize(width: 0, height: measures.height) }
        return CGSize(
            width: CGFloat(pageCount - 1) * measures.pitch + measures.dot + 2 * measures.padding,
            height: measures.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let measures = Self.measures
        let isModern = JobEnvironment.current.isAtLeast(iOS: 14)
        let count = min(numberOfPages, Self.mostDots)
        let width = CGFloat(count - 1) * measures.pitch + measures.dot
        let rest = pageIndicatorTintColor ?? (isModern ? .tertiaryLabel : UIColor(white: 1, alpha: 0.2))
        let current = currentPageIndicatorTintColor ?? (isModern ? .label : .white)
        if backgroundStyle == .prominent {
            let pill = CGRect(
                x: bounds.midX - width / 2 - 10, y: bounds.midY - 13, width: width + 20, height: 26)
            items.fill(pill, cornerRadius: 13, resolved(.tertiarySystemFill))
        }
        for index in 0..<count {
            let dot = CGRect(
                x: bounds.midX - width / 2 + CGFloat(index) * measures.pitch, y: bounds.midY - measures.dot / 2,
                width: measures.dot, height: measures.dot
            ).mirrored(in: bounds, if: isRightToLeft)
            items.fill(.ellipse(in: dot), resolved(index == currentPage ? current : rest))
        }
    }
}
