public import Drawing
public import Foundation
import Looks

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Hashable, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Hashable, Sendable { case none, discrete, continuous }

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

    private static var look: PageControlLook { PageControlLook(JobEnvironment.current.style) }

    open func size(forNumberOfPages pageCount: Int) -> CGSize { Self.look.size(numberOfPages: pageCount) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let content = PageControlLook.Content(
            numberOfPages: numberOfPages, currentPage: currentPage, isProminent: backgroundStyle == .prominent,
            pageIndicatorTintColor: pageIndicatorTintColor.map { resolved($0) },
            currentPageIndicatorTintColor: currentPageIndicatorTintColor.map { resolved($0) })
        items += Self.look.items(content, in: bounds, pen)
    }
}
