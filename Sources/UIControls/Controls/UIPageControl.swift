@_spi(Subclassing) public import AdaptiveKit
public import Drawing
public import Foundation
import Looks

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Hashable, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Hashable, Sendable { case none, discrete, continuous }
    /// The direction in which the dots follow each other.
    public enum Direction: Int, Hashable, Sendable {
        case natural = 0, leftToRight, rightToLeft, topToBottom, bottomToTop

        var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
    }

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
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
    private var images: [Int: UIImage] = [:]
    private var currentPageImages: [Int: UIImage] = [:]
    open var direction = Direction.natural {
        didSet {
            guard direction != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    open var backgroundStyle = BackgroundStyle.automatic
    open var allowsContinuousInteraction = true

    private static var look: PageControlLook { PageControlLook(JobEnvironment.current.style) }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let size = Self.look.size(numberOfPages: pageCount)
        return direction.isVertical ? CGSize(width: size.height, height: size.width) : size
    }

    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }

    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        setNeedsDisplay()
    }

    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentPageImages[page] ?? preferredCurrentPageIndicatorImage
    }

    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentPageImages[page] = image
        setNeedsDisplay()
    }

    /// The image in place of a page's dot.
    private func shownImage(forPage page: Int) -> UIImage? {
        let own = page == currentPage ? currentPageIndicatorImage(forPage: page) : nil
        return own ?? indicatorImage(forPage: page)
    }

    @_spi(Subclassing) open override var isAccessibilityElementByDefault: Bool { true }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
        let content = PageControlLook.Content(
            numberOfPages: numberOfPages, currentPage: currentPage, isProminent: backgroundStyle == .prominent,
            pageIndicatorTintColor: pageIndicatorTintColor.map { resolved($0) },
            currentPageIndicatorTintColor: currentPageIndicatorTintColor.map { resolved($0) },
            direction: direction.ofDots(isRightToLeft: isRightToLeft),
            image: { [self] page in shownImage(forPage: page)?.content(in: self) })
        items += Self.look.items(content, in: bounds, pen)
    }
}

extension UIPageControl.Direction {
    fileprivate func ofDots(isRightToLeft: Bool) -> PageControlLook.Direction {
        switch self {
        case .natural: isRightToLeft ? .rightToLeft : .leftToRight
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        case .topToBottom: .topToBottom
        case .bottomToTop: .bottomToTop
        }
    }
}
